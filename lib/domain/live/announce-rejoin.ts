import { userRoom } from '#/lib/domain/live/rooms.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { announceInTransaction } from '#/lib/platform/live.ts';

/** Has the open connections of people whose roles change join the rooms of their new rights, once this commits. */
export async function announceRejoin(tx: Transaction, userIds: readonly (number | null)[]): Promise<void> {
  for (const userId of new Set(userIds))
    if (userId !== null) await announceInTransaction(tx, 'rejoin', userRoom(userId));
}
