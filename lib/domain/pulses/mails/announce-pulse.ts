import { userRoom } from '#/lib/domain/live/rooms.ts';
import { listPulseReaders, type PulseReader } from '#/lib/domain/pulses/results/list-pulse-readers.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { announceToEachInTransaction } from '#/lib/platform/live.ts';

/** Has the screens of everybody who may read a pulse ask for it anew, once this commits; returns who they are. */
export async function announcePulse(tx: Transaction, pulseId: number): Promise<PulseReader[]> {
  const readers = await listPulseReaders(tx, pulseId);
  const messages = readers.map(({ userId }) => ({ room: userRoom(userId), payload: { pulseId } }));
  await announceToEachInTransaction(tx, 'pulse', messages);
  return readers;
}
