import * as z from 'zod';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Longer than any check-in is open. */
const OPEN_DAYS = 9;

/**
 * Which of some teams are complete: every member's last check-in that is still open has been answered, whatever became
 * of earlier ones. A member who was not asked is not waited for.
 */
export async function listCompleteTeams(
  teamIds: readonly number[],
  now: Date,
): Promise<{ teamId: number; companyId: number }[]> {
  const rows = asRows(
    z.object({ teamId: z.number(), companyId: z.number() }),
    await pool().query({
      name: 'list-complete-teams',
      text: `
      SELECT t.id AS "teamId", t.company_id AS "companyId" FROM teams t
      WHERE t.id = ANY ($1) AND NOT EXISTS (
        SELECT FROM check_ins c JOIN team_members m ON m.team_id = c.team_id AND m.user_id = c.user_id
        WHERE c.team_id = t.id AND c.asks_own AND c.answered_at IS NULL AND c.closes_at > $2
          AND c.local_date > $2::date - ${OPEN_DAYS}
          AND NOT EXISTS (SELECT FROM check_ins later WHERE later.team_id = c.team_id AND later.user_id = c.user_id
            AND later.asks_own AND later.local_date > c.local_date))`,
      values: [teamIds, now],
    }),
  );
  return rows;
}
