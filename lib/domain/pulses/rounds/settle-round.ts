import * as z from 'zod';
import { translationShapes } from '#/lib/domain/pulses/pulses.schema.ts';
import { questionTypeIds } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import { isSameQuestion } from '#/lib/domain/pulses/questions/store-questions.ts';
import { readEarlierGroups } from '#/lib/domain/pulses/results/read-earlier-groups.ts';
import {
  ANSWERED,
  computeRoundResults,
  type RoundResult,
  type RoundResults,
} from '#/lib/domain/pulses/results/round-results.ts';
import type { Statements } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const closedRound = z.object({
  id: z.number(),
  companyId: z.number(),
  pulseId: z.number(),
  closesAt: z.date(),
  day: z.string(),
  /** The day it closes, or should have closed. */
  closedOn: z.string(),
  /** The current minimum, or the round's when it asked if that is more. */
  minimumGroupSize: z.number(),
});
type ClosedRound = z.output<typeof closedRound>;

const askedQuestion = z.object({
  id: z.number(),
  text: z.string(),
  typeId: z.literal(questionTypeIds),
  pool: z.array(z.string()),
  isMultiple: z.boolean(),
  bankItemId: z.number().nullable(),
  texts: translationShapes.texts,
});
const askedTeam = z.object({
  id: z.number(),
  departmentId: z.number().nullable(),
  askedIds: z.array(z.number()),
  answeredIds: z.array(z.number()),
});
const tally = z.object({ questionId: z.number(), teamId: z.number(), value: z.number(), n: z.number() });

/** A round that has just closed. */
export interface SettledRound extends ClosedRound {
  /** Whether it has any visible result. */
  isShown: boolean;
}

/**
 * Closes a round in the transaction that ends it, and returns it; null if it wasn't open any more. From then on, no one
 * can answer it. If it publishes, its results are stored for good. The answers behind them are deleted in any case, and
 * visible texts are rewritten in random order, so that nothing can be recalculated, regrouped or traced. A one-time
 * pulse closes with its round, and so does a pulse whose last day is over.
 */
export async function settleRound(
  tx: Statements,
  now: Date,
  roundId: number,
  { publishes }: { publishes: boolean },
): Promise<SettledRound | null> {
  // One round of a company at a time, because each must see what the previous one published. The pulse is locked first,
  // as when someone ends it by hand.
  await tx.$queryRaw`
    SELECT pg_advisory_xact_lock(hashtextextended('pulses/results', p.company_id))::text FROM (
      SELECT p.company_id FROM pulses p JOIN pulse_rounds r ON r.pulse_id = p.id WHERE r.id = ${roundId} FOR UPDATE OF p
    ) p`;
  // Waits for answers in progress, which lock the row; later ones find it closed.
  const [round] = asRows(
    closedRound,
    await tx.$queryRaw`
    UPDATE pulse_rounds r SET closed_at = ${now}, published_at = ${publishes ? now : null}
    FROM companies c
    WHERE r.id = ${roundId} AND r.closed_at IS NULL AND r.skipped_at IS NULL AND c.id = r.company_id
    RETURNING r.id, r.company_id AS "companyId", r.pulse_id AS "pulseId", r.closes_at AS "closesAt", r.local_date::text AS day,
      (least(r.closed_at, r.closes_at) AT TIME ZONE c.time_zone)::date::text AS "closedOn",
      greatest(r.minimum_group_size, c.minimum_group_size) AS "minimumGroupSize"`,
  );
  if (!round) return null;
  await tx.$executeRaw`
    UPDATE pulse_rounds SET responses_count =
      (SELECT count(*) FROM pulse_recipients WHERE round_id = ${roundId} AND answered) WHERE id = ${roundId}`;
  const { results, countedTeams } = publishes
    ? await computeResults(tx, now, round)
    : { results: [], countedTeams: new Map<number, number[]>() };
  await storeResults(tx, round, results);
  await mixTexts(tx, round, { results, countedTeams });
  await tx.$executeRaw`DELETE FROM pulse_tallies WHERE round_id = ${roundId}`;
  await tx.$executeRaw`
    UPDATE pulse_recipients SET submission_id = NULL, remind_at = NULL, is_told = true
    WHERE round_id = ${roundId} AND (submission_id IS NOT NULL OR remind_at IS NOT NULL OR NOT is_told)`;
  await tx.$executeRaw`
    UPDATE pulses p SET is_active = false, closed_at = ${now}
    FROM companies c
    WHERE p.id = ${round.pulseId} AND p.is_active AND c.id = p.company_id
      AND (NOT p.recurring_on OR p.end_date < (${now}::timestamptz AT TIME ZONE c.time_zone)::date)`;
  return { ...round, isShown: results.some(isShown) };
}

const isShown = ({ hiddenReason }: RoundResult) => hiddenReason === null;

async function computeResults(
  tx: Statements,
  now: Date,
  { id, companyId, pulseId, day, closedOn, minimumGroupSize }: ClosedRound,
): Promise<RoundResults> {
  const questions = asRows(
    askedQuestion,
    await tx.$queryRaw`
    SELECT q.id, q.text, q.type_id AS "typeId", q.pool, q.is_multiple AS "isMultiple", q.bank_item_id AS "bankItemId", q.texts
    FROM pulse_round_questions rq JOIN pulse_questions q ON q.id = rq.question_id
    WHERE rq.round_id = ${id} ORDER BY rq.position`,
  );
  const teams = asRows(
    askedTeam,
    await tx.$queryRaw`
    SELECT CASE WHEN is_new THEN -team_id ELSE team_id END AS id, max(department_id) AS "departmentId",
      array_agg(user_id) AS "askedIds",
      coalesce(array_agg(user_id) FILTER (WHERE answered), '{}') AS "answeredIds"
    FROM pulse_recipients WHERE round_id = ${id} GROUP BY team_id, is_new ORDER BY team_id, is_new`,
  );
  const tallies = asRows(
    tally,
    await tx.$queryRaw`
    SELECT question_id AS "questionId", team_id AS "teamId", value::int AS value, n
    FROM pulse_tallies WHERE round_id = ${id}
    UNION ALL
    SELECT question_id, team_id, ${ANSWERED}::int, count(*)::int
    FROM pulse_answers WHERE round_id = ${id} GROUP BY question_id, team_id`,
  );
  const earlier = await readEarlierGroups(tx, now, { id, companyId, questions });
  const askedQuestions = questions.map((question, at) => ({
    ...question,
    repeats: questions
      .slice(0, at)
      .filter((one) => isSameQuestion(one, question))
      .map((one) => one.id),
  }));
  return computeRoundResults({
    day,
    closedOn,
    pulseId,
    questions: askedQuestions,
    teams,
    tallies,
    k: minimumGroupSize,
    earlier,
  });
}

async function storeResults(tx: Statements, round: ClosedRound, results: readonly RoundResult[]): Promise<void> {
  if (results.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO pulse_results (company_id, round_id, team_id, question_id, persons, hidden_reason, result, counted_teams)
    SELECT ${round.companyId}, ${round.id}, r."teamId", r."questionId", r.persons, r."hiddenReason", r.figures, r."countedTeams"
    FROM jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      AS r ("teamId" int, "questionId" int, persons int, "hiddenReason" text, figures jsonb, "countedTeams" int[])`;
}

/**
 * Keeps the texts of published results, with their team only if it has its own results. Only the key of a conversation
 * stays with its text.
 */
async function mixTexts(tx: Statements, round: ClosedRound, { results, countedTeams }: RoundResults): Promise<void> {
  const own = new Set(results.filter(isShown).map(({ questionId, teamId }) => `${questionId}/${teamId}`));
  const publishedTeams = [...countedTeams].flatMap(([questionId, teamIds]) =>
    teamIds.map((teamId) => ({ questionId, teamId, isOwn: own.has(`${questionId}/${teamId}`) })),
  );
  await tx.$executeRaw`
    WITH gone AS (
      DELETE FROM pulse_answers WHERE round_id = ${round.id} RETURNING id, question_id, team_id, text
    ), keys AS (
      DELETE FROM pulse_threads t USING gone WHERE t.answer_id = gone.id RETURNING t.answer_id, t.hash
    ), mixed AS (
      SELECT gen_random_uuid() AS id, gone.question_id, CASE WHEN kept."isOwn" THEN gone.team_id END AS team_id, gone.text,
        keys.hash
      FROM gone JOIN jsonb_to_recordset(${JSON.stringify(publishedTeams)}::jsonb)
        AS kept ("questionId" int, "teamId" int, "isOwn" boolean)
        ON kept."questionId" = gone.question_id AND kept."teamId" = gone.team_id
      LEFT JOIN keys ON keys.answer_id = gone.id
      ORDER BY random()
    ), written AS (
      INSERT INTO pulse_answers (id, company_id, round_id, question_id, team_id, text)
      SELECT id, ${round.companyId}, ${round.id}, question_id, team_id, text FROM mixed
    )
    INSERT INTO pulse_threads (answer_id, company_id, hash)
    SELECT id, ${round.companyId}, hash FROM mixed WHERE hash IS NOT NULL ORDER BY random()`;
}
