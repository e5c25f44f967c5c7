import { billingRoom } from '#/lib/domain/live/rooms.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { announceInTransaction } from '#/lib/platform/live.ts';

/** Makes the open pages of a company's Administrators read the plan again, once this commits. */
export async function announceBilling(tx: Transaction, companyId: number): Promise<void> {
  await announceInTransaction(tx, 'emit', billingRoom(companyId), 'billing', { companyId });
}
