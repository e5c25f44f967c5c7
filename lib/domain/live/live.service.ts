import * as z from 'zod';
import { teamDashboardRoom, teamPostsRoom, userRoom } from '#/lib/domain/live/rooms.ts';
import { pool, type Transaction } from '#/lib/platform/db.ts';
import { announceInTransaction } from '#/lib/platform/live.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Makes the open connections of people whose roles change join the rooms of their new rights once this commits. */
export async function announceRejoin(tx: Transaction, userIds: readonly (number | null)[]): Promise<void> {
  for (const userId of new Set(userIds))
    if (userId !== null) await announceInTransaction(tx, 'rejoin', userRoom(userId));
}

/**
 * Returns the live rooms of the teams that a person leads in any role. Members only see closed days: an event for every
 * answer would show them who answers when, and wouldn't change their page.
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

/** Returns the live rooms of the chat boxes of teams that a person leads or belongs to, in any role. */
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
