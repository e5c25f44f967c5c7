import * as z from 'zod';
import { OPEN_DAYS_MAX } from '#/lib/domain/calendar/due.ts';
import { isThereSql } from '#/lib/domain/places/places.sql.ts';
import type { ReleaseQuery } from '#/lib/domain/releases/night/run-release.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const completeTeam = z.object({ teamId: z.number(), companyId: z.number() });

const statement = `
SELECT t.id AS "teamId", t.company_id AS "companyId" FROM teams t
WHERE t.id = ANY ($1) AND NOT EXISTS (
  SELECT FROM check_ins c JOIN team_members m ON m.team_id = c.team_id AND m.user_id = c.user_id
  WHERE c.team_id = t.id AND c.asks_own AND c.answered_at IS NULL AND c.closes_at > $2
    AND c.local_date > $2::date - ${OPEN_DAYS_MAX} AND ${isThereSql('c.user_id')}
    AND NOT EXISTS (SELECT FROM check_ins later WHERE later.team_id = c.team_id AND later.user_id = c.user_id
      AND later.asks_own AND later.local_date > c.local_date))`;

/**
 * Returns the complete teams of some: every member's last open check-in has been answered, whatever became of earlier
 * ones. Nobody waits for a member who was not asked. A release reads on its own connection.
 */
export async function listCompleteTeams(
  teamIds: readonly number[],
  now: Date,
  query?: ReleaseQuery,
): Promise<z.output<typeof completeTeam>[]> {
  const values = [teamIds, now];
  if (query) return asRows(completeTeam, await query(statement, values));
  return asRows(completeTeam, await pool().query({ name: 'list-complete-teams', text: statement, values }));
}
