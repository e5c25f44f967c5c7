import * as z from 'zod';
import type { SteppingTeam } from '#/lib/domain/actions/actions.policy.ts';
import { actionStates, SETTLED_SHOWN_DAYS } from '#/lib/domain/actions/constants.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { namedDaysSql, relationColumns, teamRelations } from '#/lib/domain/places/places.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const teamRow = z.object({
  ...teamRelations.shape,
  id: z.number(),
  leaderId: z.number().nullable(),
  secondaryLeaderId: z.number().nullable(),
  departmentLeaderId: z.number().nullable(),
  timeZone: z.string(),
});
export type ActionTeam = z.output<typeof teamRow> & SteppingTeam;

/**
 * Returns a team for its steps, without checking the reader's rights; null for a team that the company doesn't have.
 */
export async function readActionTeam(query: {
  companyId: number;
  userId: number;
  teamId: number;
}): Promise<ActionTeam | null> {
  const rows = asRows(
    teamRow,
    await pool().query({
      name: 'action-team',
      text: `
      SELECT t.id, t.leader_id AS "leaderId", t.secondary_leader_id AS "secondaryLeaderId",
        d.leader_id AS "departmentLeaderId", c.time_zone AS "timeZone", ${relationColumns('$3')}
      FROM teams t JOIN companies c ON c.id = t.company_id LEFT JOIN departments d ON d.id = t.department_id
      WHERE t.id = $1 AND t.company_id = $2 AND t.completed_at IS NOT NULL`,
      values: [query.teamId, query.companyId, query.userId],
    }),
  );
  return rows[0] ?? null;
}

/** A team with the current day in its company's time zone. */
export type DatedTeam = ActionTeam & { today: LocalDate };

/**
 * Returns a team if the person has a right on it. Throws `not_found` for a team that the company doesn't have,
 * `forbidden` without the right.
 */
export async function getActionTeam(
  { company, actor, clock }: UserCtx,
  teamId: number,
  may: (actor: UserCtx['actor'], team: SteppingTeam) => boolean,
): Promise<DatedTeam> {
  const team = await readActionTeam({ companyId: company.id, userId: actor.userId, teamId });
  if (!team) throw notFound();
  if (!may(actor, team)) throw forbidden();
  return { ...team, today: localDateAt(clock.now(), team.timeZone) };
}

const day = z.iso.date();

const actionRow = z.object({
  id: z.number(),
  shareId: z.number().nullable(),
  topic: z.string(),
  said: z.string().nullable(),
  saidBand: z.string().nullable(),
  saidScore: z.number().nullable(),
  prepared: z.number().nullable(),
  will: z.string().nullable(),
  owner: z.string().nullable(),
  state: z.enum(actionStates),
  promisedOn: day,
  dueOn: day,
  doneOn: day.nullable(),
  settledOn: day.nullable(),
  why: z.string().nullable(),
  days: z.number(),
  /** How often a reason hurt before the start and since; null unless the reader reads all of these days by name. */
  mentions: z.tuple([z.number(), z.number()]).nullable(),
  /** The day when the question whether it helped closes; null if it wasn't asked. */
  helpedUntil: day.nullable(),
  isHelpedOver: z.boolean(),
  hasAnswered: z.boolean(),
  /** Null until the question has closed; empty if too few answered. */
  helpedCounts: z.array(z.number()).nullable(),
});
export type ActionRow = z.output<typeof actionRow>;

/**
 * Mentions from the start to the look back, and in equally many days before the start; null unless $3 reads them all by
 * name.
 */
const mentionsColumn = `
  CASE WHEN a.topic LIKE 'factor:%' AND named.days @> daterange(a.promised_on - span.days, a.promised_on + span.days) THEN (
    SELECT json_build_array(count(*) FILTER (WHERE c.local_date < a.promised_on),
      count(*) FILTER (WHERE c.local_date >= a.promised_on))
    FROM check_in_answers c
    WHERE c.team_id = a.team_id AND c.sentiment = 0 AND substr(a.topic, 8)::int = ANY(c.factor_ids)
      AND c.local_date >= a.promised_on - span.days AND c.local_date < a.promised_on + span.days
  ) END`;

const statement = `
SELECT a.id, a.share_id AS "shareId", a.topic, a.said, a.said_band AS "saidBand", a.said_score AS "saidScore", a.prepared, a.will,
  o.first_name || ' ' || o.last_name AS owner, a.state, a.promised_on::text AS "promisedOn", a.due_on::text AS "dueOn",
  a.done_on::text AS "doneOn", a.settled_on::text AS "settledOn", a.why, span.days, ${mentionsColumn} AS mentions,
  b.closes_on::text AS "helpedUntil", b.closed_at IS NOT NULL AS "isHelpedOver",
  EXISTS (SELECT FROM action_voters v WHERE v.action_id = a.id AND v.user_id = $3) AS "hasAnswered",
  CASE WHEN b.closed_at IS NOT NULL THEN b.counts END AS "helpedCounts"
FROM actions a JOIN teams t ON t.id = a.team_id LEFT JOIN users o ON o.id = a.owner_id
  LEFT JOIN action_ballots b ON b.action_id = a.id
CROSS JOIN LATERAL (SELECT a.due_on - a.promised_on AS days) span
CROSS JOIN LATERAL (SELECT ${namedDaysSql('$3')} AS days) named
WHERE a.team_id = $1 AND a.company_id = $2 AND ($5::int IS NULL OR a.id = $5)
  AND (a.settled_on IS NULL OR a.settled_on > $4::date - ${SETTLED_SHOWN_DAYS})
ORDER BY a.promised_on DESC, a.id DESC`;

interface ActionsQuery {
  companyId: number;
  userId: number;
  teamId: number;
  today: LocalDate;
  /** Only this one. */
  id?: number;
}

/** Reads a team's open and recently settled steps, the newest first. */
export async function readActions({ companyId, userId, teamId, today, id }: ActionsQuery): Promise<ActionRow[]> {
  const values = [teamId, companyId, userId, today, id ?? null];
  return asRows(actionRow, await pool().query({ name: 'actions', text: statement, values }));
}
