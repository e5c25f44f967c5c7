import * as z from 'zod';
import { canManageActions } from '#/lib/domain/actions/actions.policy.ts';
import type { PresentedAction } from '#/lib/domain/actions/actions.schema.ts';
import type { ActionRow, ActionTeam, DatedTeam } from '#/lib/domain/actions/read-actions.ts';
import { listVoters } from '#/lib/domain/actions/share/vote.service.ts';
import { readTopic } from '#/lib/domain/actions/topics.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { DEFAULT_PERIOD } from '#/lib/domain/calendar/period.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { constructs, questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { isTrendClear } from '#/lib/domain/pulses/results/results.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const nothing = { saidBand: null, saidScore: null };

/**
 * Returns everyone who reads the results stored with a team's steps, now or later: its members, the people above it,
 * and its leaders and former leaders. A result that is hidden from one of them could tell this person what a colleague
 * said.
 */
export async function listReaders({ db, company }: UserCtx, { id, departmentLeaderId }: ActionTeam): Promise<number[]> {
  const where = { companyId: company.id };
  const select = { userId: true };
  const [administrators, leaderships] = await Promise.all([
    db.administrator.findMany({ where, select }),
    db.leadership.findMany({ where: { ...where, teamId: id }, select }),
  ]);
  const others = [...administrators, ...leaderships].map(({ userId }) => userId);
  return [...others, ...(departmentLeaderId ? [departmentLeaderId] : []), ...(await listVoters(db, id))];
}

interface TopicOfTeam {
  teamId: number;
  topic: string;
  until?: LocalDate;
  /** The people who will read the result, in addition to the caller. */
  readers?: readonly number[];
}

/**
 * Returns what everyone in a team may read about a topic: the band of a reason or the score of a norm in the team's own
 * published results. Null if there is none or it's hidden from one of the readers. What leaders read by name stays with
 * them.
 */
export async function readPublishedTopic(ctx: UserCtx, { teamId, topic, until, readers = [] }: TopicOfTeam) {
  const about = readTopic(topic);
  if (about?.kind !== 'factor' && about?.kind !== 'norm') return nothing;
  const query = {
    id: teamId,
    period: DEFAULT_PERIOD,
    member: 0,
    view: 'published',
    ...(until ? { until } : {}),
  } as const;
  const forAll = { ...ctx, actor: { ...ctx.actor, passedTo: [...(ctx.actor.passedTo ?? []), ...readers] } };
  const { source, factors, norms } = await getTeamDashboard(forAll, query);
  // Results of its department or company aren't what the team said.
  if (source?.scope !== 'team') return nothing;
  if (about.kind === 'factor') {
    const hurt = factors.find(({ id }) => id === about.id)?.hurt;
    return { ...nothing, saidBand: hurt?.timesBand ?? null };
  }
  const score = norms.find(({ id }) => id === about.id)?.avg ?? null;
  return { ...nothing, saidScore: score === null ? null : Math.round(score) };
}

export type Measured = PresentedAction['measured'];
type Step = Pick<ActionRow, 'topic' | 'saidBand' | 'saidScore' | 'promisedOn' | 'doneOn'>;

/** Days of results of a cause, before the start of a step and from it. */
const MEASURED_DAYS = 30;

/**
 * Returns the published results of a step's cause before it began and since, if the reader may read both. For reasons
 * and norms, these are two bands or scores. One is of the previous 30 days and stored with the step, the other of the
 * 30 days after the start, once they are over. For constructs of pulses, they are the team's last result before the
 * step and the first one after it. Returns null if there is nothing to compare.
 */
export async function readMeasured(ctx: UserCtx, team: DatedTeam, step: Step): Promise<Measured> {
  const about = readTopic(step.topic);
  if (about?.kind === 'construct') return readMeasuredConstruct(ctx, team, step);
  const { saidBand, saidScore, promisedOn, topic } = step;
  const before = saidBand ?? saidScore?.toString() ?? null;
  const until = addDays(promisedOn, MEASURED_DAYS - 1);
  if (before === null || until >= team.today) return null;
  const after = await readPublishedTopic(ctx, { teamId: team.id, topic, until });
  const since = after.saidBand ?? after.saidScore?.toString() ?? null;
  return { kind: saidBand === null ? 'score' : 'times', before, since, isClear: false };
}

const resultRow = z.object({
  item: z.number(),
  day: z.iso.date(),
  persons: z.number(),
  figures: z.object({
    score: z.number(),
    average: z.number().nullable(),
    positiveAnswers: z.number().nullable(),
    neutralAnswers: z.number().nullable(),
    negativeAnswers: z.number().nullable(),
  }),
});

/** Members only read rounds that were shared with them. With $4, all rounds are read. */
const statement = `
SELECT q.bank_item_id AS item, r.local_date::text AS day, s.persons, s.result AS figures
FROM pulse_teams a JOIN pulses p ON p.id = a.pulse_id AND p.deleted_at IS NULL
  JOIN pulse_rounds r ON r.pulse_id = p.id AND r.published_at IS NOT NULL
  JOIN pulse_results s ON s.round_id = r.id AND s.team_id = $1 AND s.hidden_reason IS NULL
  JOIN pulse_questions q ON q.id = s.question_id AND q.bank_item_id = ANY ($3::int[])
WHERE a.team_id = $1 AND a.company_id = $2 AND s.result -> 'score' IS DISTINCT FROM 'null'
  AND ($4 OR EXISTS (SELECT FROM shares h WHERE h.round_id = r.id AND h.team_id = $1))
ORDER BY r.local_date, r.id, q.bank_item_id`;

async function readMeasuredConstruct(ctx: UserCtx, team: DatedTeam, step: Step): Promise<Measured> {
  const construct = constructs[(readTopic(step.topic)?.id ?? 0) - 1];
  const items = questionBank.filter((item) => item.construct === construct).map(({ id }) => id);
  const values = [team.id, ctx.company.id, items, canManageActions(ctx.actor, team)];
  const results = asRows(resultRow, await pool().query({ name: 'measured-construct', text: statement, values }));
  const before = results.findLast(({ day }) => day < step.promisedOn);
  if (!before) return null;
  // Only results of the same question can be compared.
  const since = results.find(({ day, item }) => day > (step.doneOn ?? step.promisedOn) && item === before.item);
  return {
    kind: 'score',
    before: String(before.figures.score),
    since: since ? String(since.figures.score) : null,
    isClear: since !== undefined && isTrendClear(since, before),
  };
}
