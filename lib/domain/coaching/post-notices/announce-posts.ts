import { teamPostsRoom } from '#/lib/domain/live/rooms.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { announceInTransaction } from '#/lib/platform/live.ts';

/** Has everybody who looks at the chat box of a team fetch it anew, once this commits. */
export async function announcePosts(tx: Transaction, teamId: number): Promise<void> {
  await announceInTransaction(tx, 'emit', teamPostsRoom(teamId), 'posts', { teamId });
}
