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
 * Returns everybody who reads what is stored of a team for all, now or later: its members, those above it, and whoever leads
 * it or has led it. What is hidden from one of them could tell that one what a colleague said.
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
  /** For whom it is read, beside who asks. */
  readers?: readonly number[];
}

/**
 * Returns what everybody in a team may read of a topic: what its own published figures have of it, the band of a factor or
 * the score of a norm. Nothing where these hold nothing or hide it from one of the readers: what leaders read by name stays
 * with them.
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
  // Those of its department or company are not what the team said.
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

/** The days of the figures of a cause: as many before a step began as from then on. */
const MEASURED_DAYS = 30;

/**
 * Returns what was published of a step's cause before it began and since, as the reader may read both: the band or score of
 * the 30 days before, which is stored with it, and of the 30 days from then on, once they are over; of what pulses measure
 * the last result of the team before it and the first one after. Null where that is not told.
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

/** Members read of a round what was shared with them; $4 reads all. */
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
  // Alike is compared with alike: the same question.
  const since = results.find(({ day, item }) => day > (step.doneOn ?? step.promisedOn) && item === before.item);
  return {
    kind: 'score',
    before: String(before.figures.score),
    since: since ? String(since.figures.score) : null,
    isClear: since !== undefined && isTrendClear(since, before),
  };
}
