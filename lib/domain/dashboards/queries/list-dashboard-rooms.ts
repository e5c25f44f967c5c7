import { teamDashboardRoom } from '#/lib/domain/dashboards/rooms.ts';
import { pool } from '#/lib/platform/db.ts';

/** The live rooms of the dashboards a person may see, as leader or member of a team, in whatever role. */
export async function listDashboardRooms(person: { userId: number; companyId: number }): Promise<string[]> {
  const { rows } = await pool().query<{ id: number }>({
    name: 'list-dashboard-rooms',
    text: `SELECT id FROM teams WHERE company_id = $1 AND completed_at IS NOT NULL AND $2 IN (leader_id, secondary_leader_id)
      UNION SELECT team_id FROM team_members WHERE company_id = $1 AND user_id = $2`,
    values: [person.companyId, person.userId],
  });
  return rows.map(({ id }) => teamDashboardRoom(id));
}
