import type { Statements, Transaction } from '#/lib/platform/db.ts';
import { pool } from '#/lib/platform/db.ts';
import { gather } from '#/lib/platform/gather.ts';

/** `emit` sends an event to a room, `rejoin` recomputes the rooms of its sockets, `end` blocks and closes them. */
export type LiveOp = 'emit' | 'rejoin' | 'end';
/** Ids only: the browser fetches through the API, where rights are checked again. */
export type LivePayload = Record<string, string | number>;

/** NOTIFY takes 7,999 bytes at most. */
const maxBytes = 7900;
const channel = 'live';

/** Announces inside a transaction: the message leaves at COMMIT and never on rollback. For what must not be missed. */
export async function announceInTransaction(
  tx: Transaction,
  op: LiveOp,
  room: string,
  event = '',
  payload: LivePayload = {},
): Promise<void> {
  await notify(tx, [message(op, room, event, payload)]);
}

/** Announces to many rooms inside a transaction, to each its own, in one statement however many they are. */
export async function announceToEachInTransaction(
  tx: Statements,
  event: string,
  told: readonly { room: string; payload: LivePayload }[],
): Promise<void> {
  if (told.length === 0) return;
  await notify(
    tx,
    told.map(({ room, payload }) => message('emit', room, event, payload)),
  );
}

/**
 * Announces after the fact, gathered over a tenth of a second and without repeats. A transaction that notifies
 * commits one after the other across the whole server, which would cap the rate at which answers are accepted;
 * here one small statement speaks for many of them. Lost messages are made good by the refetch on reconnect.
 */
export function announceSoon(room: string, event: string, payload: LivePayload): void {
  gather('live-events', 100, message('emit', room, event, payload), (texts) =>
    pool().query('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text', [channel, texts]),
  );
}

async function notify(tx: Statements, texts: string[]): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${channel}, text) FROM unnest(${texts}::text[]) AS text`;
}

function message(op: LiveOp, room: string, event: string, payload: LivePayload): string {
  const text = JSON.stringify([op, room, event, payload]);
  if (Buffer.byteLength(text) > maxBytes) throw new RangeError('live event too large: send an id');
  return text;
}
