import * as z from 'zod';
import { namedDaysSql } from '#/lib/domain/places/leadership.sql.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const reader = z.object({ name: z.string() });

/**
 * Returns the names of those who read a person's check-in of a day with that person's name: the team's leader, then the
 * secondary leader, whichever of them led on that day.
 */
export async function listNamedReaders(checkIn: {
  teamId: number;
  userId: number;
  localDate: string;
}): Promise<string[]> {
  const rows = asRows(
    reader,
    await pool().query({
      name: 'check-in-named-readers',
      text: `
      SELECT u.first_name || ' ' || u.last_name AS name
      FROM teams t JOIN users u ON u.id IN (t.leader_id, t.secondary_leader_id)
      WHERE t.id = $1 AND u.id <> $2 AND u.blocked_at IS NULL AND $3::date <@ ${namedDaysSql('u.id')}
      ORDER BY u.id = t.leader_id DESC`,
      values: [checkIn.teamId, checkIn.userId, checkIn.localDate],
    }),
  );
  return rows.map(({ name }) => name);
}
