import * as z from 'zod';
import { REPEAT_DAYS } from '#/lib/domain/pulses/constants.ts';
import { translationShapes } from '#/lib/domain/pulses/pulses.schema.ts';
import { isSameQuestion, type WordedQuestion } from '#/lib/domain/pulses/questions/store-questions.ts';
import type { PublishedGroup } from '#/lib/domain/pulses/results/published-groups.ts';
import { WHOLE_AUDIENCE } from '#/lib/domain/pulses/results/round-results.ts';
import type { Statements } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const publishedQuestion = z.object({
  id: z.number(),
  text: z.string(),
  typeId: z.number(),
  bankItemId: z.number().nullable(),
  texts: translationShapes.texts,
});
const publishedResult = z.object({
  questionId: z.number(),
  roundId: z.number(),
  pulseId: z.number(),
  day: z.string(),
  closedOn: z.string(),
  teamId: z.number(),
  countedTeams: z.array(z.number()),
});
const askedPeople = z.object({
  roundId: z.number(),
  /** Negative for people who count with other teams. */
  teamId: z.number(),
  askedIds: z.array(z.number()),
  answeredIds: z.array(z.number()),
});
type AskedPeople = z.output<typeof askedPeople>;

interface ClosingRound {
  id: number;
  companyId: number;
  questions: readonly (WordedQuestion & { id: number })[];
}

/**
 * Returns, by question of a closing round, the groups for which any pulse of the company published the same question in
 * the last 30 days. Deleted pulses count, because people have read their results.
 */
export async function readEarlierGroups(
  tx: Statements,
  now: Date,
  { id, companyId, questions }: ClosingRound,
): Promise<Map<number, PublishedGroup[]>> {
  const since = new Date(now.getTime() - REPEAT_DAYS * 86_400_000);
  const published = asRows(
    publishedQuestion,
    await tx.$queryRaw`
    SELECT DISTINCT q.id, q.text, q.type_id AS "typeId", q.bank_item_id AS "bankItemId", q.texts
    FROM pulse_rounds r JOIN pulse_round_questions rq ON rq.round_id = r.id JOIN pulse_questions q ON q.id = rq.question_id
    WHERE r.company_id = ${companyId} AND r.id <> ${id} AND r.published_at > ${since}`,
  );
  const sameIds = new Map(
    questions.map((question) => [
      question.id,
      published.filter((one) => isSameQuestion(one, question)).map((one) => one.id),
    ]),
  );
  const questionIds = [...new Set([...sameIds.values()].flat())];
  if (questionIds.length === 0) return new Map();
  const results = asRows(
    publishedResult,
    await tx.$queryRaw`
    SELECT s.question_id AS "questionId", r.id AS "roundId", r.pulse_id AS "pulseId", r.local_date::text AS day,
      (least(r.closed_at, r.closes_at) AT TIME ZONE c.time_zone)::date::text AS "closedOn", s.team_id AS "teamId", s.counted_teams AS "countedTeams"
    FROM pulse_rounds r JOIN pulse_results s ON s.round_id = r.id JOIN companies c ON c.id = r.company_id
    WHERE r.company_id = ${companyId} AND r.id <> ${id} AND r.published_at > ${since}
      AND s.question_id = ANY(${questionIds}) AND s.hidden_reason IS NULL`,
  );
  const people = asRows(
    askedPeople,
    await tx.$queryRaw`
    SELECT round_id AS "roundId", CASE WHEN is_new THEN -team_id ELSE team_id END AS "teamId",
      array_agg(user_id) AS "askedIds",
      coalesce(array_agg(user_id) FILTER (WHERE answered), '{}') AS "answeredIds"
    FROM pulse_recipients WHERE round_id = ANY(${[...new Set(results.map(({ roundId }) => roundId))]})
    GROUP BY 1, 2`,
  );
  const byRound = new Map(
    [...Map.groupBy(people, ({ roundId }) => roundId)].map(([roundId, its]) => [
      roundId,
      new Map(its.map((one) => [one.teamId, one])),
    ]),
  );
  const byQuestion = Map.groupBy(results, ({ questionId }) => questionId);
  const groupsOf = (questionId: number) =>
    (byQuestion.get(questionId) ?? []).map((result) => groupOf(result, byRound.get(result.roundId) ?? new Map()));
  return new Map([...sameIds].map(([questionId, ids]) => [questionId, ids.flatMap(groupsOf)]));
}

/** Returns the people behind a result. A round of an earlier release counts all teams that answered as its whole. */
function groupOf(
  { teamId, countedTeams, day, closedOn, pulseId }: z.output<typeof publishedResult>,
  byTeam: ReadonlyMap<number, AskedPeople>,
): PublishedGroup {
  const isOfBefore = teamId === WHOLE_AUDIENCE && countedTeams.length === 0;
  const countedIds = teamId === WHOLE_AUDIENCE ? countedTeams : [teamId];
  const countedPeople = isOfBefore
    ? [...byTeam.values()].filter(({ answeredIds }) => answeredIds.length > 0)
    : countedIds.flatMap((id) => byTeam.get(id) ?? []);
  return {
    day,
    closedOn,
    pulseId,
    askedIds: countedPeople.flatMap(({ askedIds }) => askedIds),
    answeredIds: new Set(countedPeople.flatMap(({ answeredIds }) => answeredIds)),
  };
}
