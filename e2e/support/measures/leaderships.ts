import { rowsOf } from '#/e2e/support/measures/demo-rows.ts';
import type { Leadership } from '#/lib/domain/metrics/publication/reader-shield.ts';

/** Returns all stored leaderships of a person, including past ones and deleted teams. */
export function leadershipsOf(userId: number): Promise<Leadership[]> {
  return rowsOf<Leadership>(
    `SELECT team_id AS "teamId", begins_on::text AS "beginsOn", ended_on::text AS "endedOn"
     FROM leaderships WHERE user_id = $1 ORDER BY team_id, begins_on NULLS FIRST, id`,
    [userId],
  );
}
