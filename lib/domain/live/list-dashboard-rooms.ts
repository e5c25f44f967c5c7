import * as z from 'zod';
import { teamDashboardRoom } from '#/lib/domain/live/rooms.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/**
 * Returns the live rooms of the teams that a person leads in any role. Members see closed days only: an event for every
 * answer would show them who answers when, and would change nothing on their page.
 */
export async function listDashboardRooms(person: { userId: number; companyId: number }): Promise<string[]> {
  const rows = asRows(
    z.object({ id: z.number() }),
    await pool().query({
      name: 'list-dashboard-rooms',
      text: 'SELECT id FROM teams WHERE company_id = $1 AND completed_at IS NOT NULL AND $2 IN (leader_id, secondary_leader_id)',
      values: [person.companyId, person.userId],
    }),
  );
  return rows.map(({ id }) => teamDashboardRoom(id));
}
