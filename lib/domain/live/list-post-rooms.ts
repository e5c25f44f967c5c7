import * as z from 'zod';
import { teamPostsRoom } from '#/lib/domain/live/rooms.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** The live rooms of the chat boxes of the teams that a person leads or is a member of, in whatever role. */
export async function listPostRooms(person: { userId: number; companyId: number }): Promise<string[]> {
  const rows = asRows(
    z.object({ id: z.number() }),
    await pool().query({
      name: 'list-post-rooms',
      text: `SELECT t.id FROM teams t WHERE t.company_id = $1 AND t.completed_at IS NOT NULL
        AND ($2 IN (t.leader_id, t.secondary_leader_id)
          OR EXISTS (SELECT FROM team_members m WHERE m.team_id = t.id AND m.user_id = $2))`,
      values: [person.companyId, person.userId],
    }),
  );
  return rows.map(({ id }) => teamPostsRoom(id));
}
