import * as z from 'zod';
import { canBeAsked } from '#/lib/domain/pulses/audience/audience.sql.ts';
import { pulseHiddenReasons } from '#/lib/domain/pulses/constants.ts';
import { pulseRelation } from '#/lib/domain/pulses/manage/read-pulses.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** A round for people who may read it, or only the pulse before its first round. */
export const askedRound = pulseRelation.omit({ teams: true }).extend({
  /** The requested round, otherwise the last published one, otherwise the open one. */
  roundId: z.number().nullable(),
  localDate: z.string().nullable(),
  isPublished: z.boolean(),
  /** When the open round closes at the latest. */
  resultsAt: z.date().nullable(),
  teams: z.array(
    z.object({
      id: z.number(),
      /** Null if it has been deleted. */
      name: z.string().nullable(),
      leaderId: z.number().nullable(),
      secondaryLeaderId: z.number().nullable(),
      department: z.object({ leaderId: z.number().nullable() }).nullable(),
      /** Whether the round asked anyone in it; the others joined the pulse later. */
      wasAsked: z.boolean(),
    }),
  ),
});

/**
 * The beginning of a statement about pulse $1 of company $2 and its round $3, by default the last published one. It
 * defines `pulse`, `round` and `open`, at most one row each.
 */
export const withAskedRound = `
WITH pulse AS (
  SELECT * FROM pulses WHERE id = $1 AND company_id = $2 AND deleted_at IS NULL
), open AS (
  SELECT r.* FROM pulse JOIN pulse_rounds r ON r.pulse_id = pulse.id AND r.closed_at IS NULL AND r.skipped_at IS NULL
  ORDER BY r.local_date DESC LIMIT 1
), published AS (
  SELECT r.* FROM pulse JOIN pulse_rounds r ON r.pulse_id = pulse.id AND r.published_at IS NOT NULL
  WHERE $3::int IS NULL OR r.id = $3
  ORDER BY r.local_date DESC LIMIT 1
), round AS (
  SELECT * FROM published
  UNION ALL SELECT * FROM open WHERE ($3::int IS NULL OR id = $3) AND NOT EXISTS (SELECT FROM published)
)`;

/** Returns the columns of `askedRound` from `pulse LEFT JOIN round ON true`, with the teams that match a condition. */
export const askedRoundColumns = (ofTeam: 'true' | 'team_id = $4' = 'true') => `
  pulse.creator_id AS "creatorId", pulse.creator_role AS "creatorRole", pulse.activated_at AS "activatedAt",
  round.id AS "roundId", round.local_date::text AS "localDate", round.published_at IS NOT NULL AS "isPublished",
  (SELECT closes_at FROM open) AS "resultsAt",
  (SELECT coalesce(json_agg(json_build_object('id', asked.team_id, 'name', t.name, 'wasAsked', asked.was_asked,
      'leaderId', t.leader_id, 'secondaryLeaderId', t.secondary_leader_id,
      'department', CASE WHEN d.id IS NOT NULL THEN json_build_object('leaderId', d.leader_id) END) ORDER BY t.name, asked.team_id), '[]')
    FROM (
      SELECT team_id, bool_or(was_asked) AS was_asked FROM (
        SELECT team_id, true AS was_asked FROM pulse_results WHERE round_id = round.id AND team_id <> 0 AND ${ofTeam}
        UNION ALL SELECT team_id, false FROM pulse_teams WHERE pulse_id = pulse.id AND ${ofTeam}
      ) AS named GROUP BY team_id
    ) AS asked LEFT JOIN teams t ON t.id = asked.team_id LEFT JOIN departments d ON d.id = t.department_id) AS teams`;

const membersOf = z.object({ teamId: z.number(), membersCount: z.number() });

const roundTeams = askedRound.extend({
  /** By team, 0 for all together: how many answered each question, and why it is hidden. */
  results: z.array(
    z.object({
      teamId: z.number(),
      persons: z.number(),
      hiddenReason: z.enum(pulseHiddenReasons).nullable(),
    }),
  ),
  /** The people of each team who can be asked; for 0, the people asked in the round. */
  members: z.array(membersOf),
  rounds: z.array(z.object({ id: z.number(), opensOn: z.string(), closesAt: z.string(), isPublished: z.boolean() })),
});
export type RoundTeamsRow = z.output<typeof roundTeams>;

const statement = `${withAskedRound}, member AS (
  SELECT a.team_id, m.user_id FROM pulse JOIN pulse_teams a ON a.pulse_id = pulse.id
  JOIN team_members m ON m.team_id = a.team_id JOIN users u ON u.id = m.user_id
  WHERE u.id <> pulse.creator_id AND ${canBeAsked.sql}
)
SELECT ${askedRoundColumns()},
  (SELECT coalesce(json_agg(json_build_object('teamId', team_id, 'persons', persons, 'hiddenReason', hidden_reason)), '[]')
    FROM pulse_results WHERE round_id = round.id) AS results,
  (SELECT json_agg(json_build_object('teamId', team_id, 'membersCount', people)) FROM (
    SELECT team_id, count(*) AS people FROM member GROUP BY team_id
    UNION ALL SELECT 0, coalesce(round.members_count, (SELECT count(DISTINCT user_id) FROM member))
  ) AS counted) AS members,
  (SELECT coalesce(json_agg(json_build_object('id', r.id, 'opensOn', r.local_date,
      'closesAt', coalesce(r.closed_at, r.closes_at), 'isPublished', r.published_at IS NOT NULL) ORDER BY r.local_date DESC), '[]')
    FROM pulse_rounds r WHERE r.pulse_id = pulse.id AND r.skipped_at IS NULL) AS rounds
FROM pulse LEFT JOIN round ON true`;

/** Returns the teams and rounds of a pulse; undefined for a pulse of another company. */
export async function readRoundTeams({ company }: UserCtx, pulseId: number): Promise<RoundTeamsRow | undefined> {
  const values = [pulseId, company.id, null];
  const rows = asRows(roundTeams, await pool().query({ name: 'pulse-teams', text: statement, values }));
  return rows[0];
}
