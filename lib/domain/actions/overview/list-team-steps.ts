import * as z from 'zod';
import { canReadCounts, isSettled, type SteppingTeam } from '#/lib/domain/actions/actions.policy.ts';
import { describeWill, isSaidToAll, sayTopic } from '#/lib/domain/actions/actions.present.ts';
import type { TeamStep } from '#/lib/domain/actions/actions.schema.ts';
import { actionStates, STARTS_SHOWN_DAYS } from '#/lib/domain/actions/constants.ts';
import { type Audience, readTopic } from '#/lib/domain/actions/topics.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { viewableTeamSql } from '#/lib/domain/dashboards/dashboards.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';

const day = z.iso.date();
const stepRow = z.object({
  teamId: z.number(),
  teamName: z.string(),
  shareId: z.number().nullable(),
  topic: z.string(),
  said: z.string().nullable(),
  saidBand: z.string().nullable(),
  saidScore: z.number().nullable(),
  prepared: z.number().nullable(),
  will: z.string().nullable(),
  state: z.enum(actionStates),
  promisedOn: day,
  dueOn: day,
  settledOn: day.nullable(),
  doneOn: day.nullable(),
  today: day,
});
type StepRow = z.output<typeof stepRow>;

/** Sorted by the day of the look back, the earliest first. Days are in the company's time zone. */
const statement = `
SELECT a.team_id AS "teamId", t.name AS "teamName", a.share_id AS "shareId", a.topic, a.said, a.said_band AS "saidBand",
  a.said_score AS "saidScore", a.prepared, a.will, a.state, a.promised_on::text AS "promisedOn",
  a.due_on::text AS "dueOn", a.settled_on::text AS "settledOn", a.done_on::text AS "doneOn", ($6::timestamptz AT TIME ZONE c.time_zone)::date::text AS today
FROM teams t JOIN actions a ON a.team_id = t.id JOIN companies c ON c.id = t.company_id
LEFT JOIN departments d ON d.id = t.department_id
WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND ${viewableTeamSql({ role: '$2', person: '$3' })}
  AND ($4::int[] IS NULL OR t.id = ANY ($4)) AND ($5::int = 0 OR t.department_id = $5)
  AND (a.settled_on IS NULL OR a.settled_on >= $7::date OR $8 AND a.id = (
    SELECT s.id FROM actions s WHERE s.team_id = t.id AND s.settled_on IS NOT NULL ORDER BY s.settled_on DESC, s.id DESC LIMIT 1))
ORDER BY a.due_on, t.name, a.id`;

export interface TeamStepsQuery {
  /** Only these teams. */
  teamIds?: readonly number[];
  /** 0 means all. */
  departmentId?: number;
  /** Includes steps settled on this day or later; by default only open steps. */
  settledFrom?: LocalDate;
  /** Includes the step that each team settled last. */
  withLast?: boolean;
  /** The reader of prepared steps; by default the team. */
  audience?: Audience;
}

/**
 * Returns the steps of teams whose results a person may see, with no names: a cause is only included if it was
 * published or typed for the whole team. Other teams look as if they tried nothing.
 */
export async function listTeamSteps(
  ctx: UserCtx,
  { teamIds, departmentId = 0, settledFrom, withLast = false, audience = 'team' }: TeamStepsQuery,
): Promise<TeamStep[]> {
  const { company, actor, clock } = ctx;
  const values = [
    company.id,
    actor.role,
    actor.userId,
    teamIds ?? null,
    departmentId,
    clock.now(),
    settledFrom ?? null,
    withLast,
  ];
  const rows = asRows(stepRow, await pool().query({ name: 'team-steps', text: statement, values }));
  return rows.map((row) => presentStep(row, { audience, locale: ctx.locale }));
}

function presentStep(row: StepRow, { audience, locale }: { audience: Audience; locale: Locale }): TeamStep {
  const { teamId, teamName, state, promisedOn, dueOn, settledOn, doneOn, today } = row;
  const topic = isSaidToAll(row) ? readTopic(row.topic) : null;
  return {
    team: { id: teamId, name: teamName },
    said: topic && sayTopic(topic, row.said, locale),
    will: inWords(describeWill(row, audience), locale),
    state,
    promisedOn,
    dueOn,
    isDue: !isSettled(state) && dueOn <= today,
    settledOn,
    doneOn,
  };
}

const startRow = z.object({
  topic: z.string(),
  prepared: z.number().nullable(),
  will: z.string().nullable(),
  day: z.iso.date(),
});

const startsStatement = `
SELECT topic, prepared, will, promised_on::text AS day FROM actions
WHERE team_id = $1 AND company_id = $2 AND promised_on >= $3 AND (settled_on > promised_on) IS NOT FALSE
ORDER BY promised_on, id`;

/**
 * Returns when a team's steps began within the longest time frame, the oldest first, in the reader's language. Skips
 * steps that ended on their first day.
 */
export async function listStarts(ctx: UserCtx, team: SteppingTeam & { id: number; today: LocalDate }) {
  const from = addDays(team.today, -STARTS_SHOWN_DAYS);
  const values = [team.id, ctx.company.id, from];
  const rows = asRows(startRow, await pool().query({ name: 'action-starts', text: startsStatement, values }));
  const audience = canReadCounts(ctx.actor, team) ? 'leader' : 'team';
  return rows.map((row) => ({ day: row.day, will: inWords(describeWill(row, audience), ctx.locale) }));
}
