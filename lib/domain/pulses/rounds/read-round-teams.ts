import * as z from 'zod';
import { canBeAsked } from '#/lib/domain/pulses/audience/audience.sql.ts';
import { pulseHiddenReasons } from '#/lib/domain/pulses/constants.ts';
import { askedRound, askedRoundColumns, withAskedRound } from '#/lib/domain/pulses/rounds/round.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const membersOf = z.object({ teamId: z.number(), membersCount: z.number() });

const roundTeams = askedRound.extend({
  /** By team, 0 for the whole: of each question how many answered, and why it is hidden. */
  results: z.array(
    z.object({
      teamId: z.number(),
      persons: z.number(),
      hiddenReason: z.enum(pulseHiddenReasons).nullable(),
    }),
  ),
  /** By team who can be asked, and for 0 who was asked in the round. */
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

/** Returns the teams and rounds of a pulse; undefined for one that is not of the company. */
export async function readRoundTeams({ company }: UserCtx, pulseId: number): Promise<RoundTeamsRow | undefined> {
  const values = [pulseId, company.id, null];
  const rows = asRows(roundTeams, await pool().query({ name: 'pulse-teams', text: statement, values }));
  return rows[0];
}
