import type { Statements, Transaction } from '#/lib/platform/db.ts';
import { pool } from '#/lib/platform/db.ts';
import { gatherValues } from '#/lib/platform/gather-values.ts';

/** `emit` sends an event to a room, `rejoin` recomputes the rooms of its sockets, `end` blocks and closes them. */
export type LiveOp = 'emit' | 'rejoin' | 'end';
/** Only ids: the browser fetches the data through the API, which checks rights again. */
export type LivePayload = Record<string, string | number>;

/** NOTIFY accepts up to 7,999 bytes. */
const maxBytes = 7900;
const channel = 'live';

/** Announces in a transaction: the message is sent at COMMIT and never on rollback. For events that no one may miss. */
export async function announceInTransaction(
  tx: Transaction,
  op: LiveOp,
  room: string,
  event = '',
  payload: LivePayload = {},
): Promise<void> {
  await notify(tx, [message(op, room, event, payload)]);
}

/** Announces to many rooms in a transaction, each with its own payload, in one statement. */
export async function announceToEachInTransaction(
  tx: Statements,
  event: string,
  announcements: readonly { room: string; payload: LivePayload }[],
): Promise<void> {
  if (announcements.length === 0) return;
  await notify(
    tx,
    announcements.map(({ room, payload }) => message('emit', room, event, payload)),
  );
}

/** Announces an operation without an event to many rooms in a transaction, in one statement. */
export async function announceOpToEach(tx: Transaction, op: LiveOp, rooms: readonly string[]): Promise<void> {
  if (rooms.length > 0)
    await notify(
      tx,
      rooms.map((room) => message(op, room, '', {})),
    );
}

/**
 * Announces outside the transaction, gathered over a tenth of a second and without duplicates. Transactions that notify
 * commit one after another across the whole server, which would limit how fast answers are accepted; here, one small
 * statement serves many of them. Pages fetch again when they reconnect, which makes up for lost messages.
 */
export function announceSoon(room: string, event: string, payload: LivePayload): void {
  gatherValues('live-events', 100, message('emit', room, event, payload), (texts) =>
    pool().query('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text', [channel, texts]),
  );
}

/** Sends a heartbeat the way announcements are sent, so that listeners know they still receive them. */
export async function announceBeat(mark: string): Promise<void> {
  await pool().query('SELECT pg_notify($1, $2)', [channel, JSON.stringify(['beat', mark, '', {}])]);
}

async function notify(tx: Statements, texts: string[]): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${channel}, text) FROM unnest(${texts}::text[]) AS text`;
}

function message(op: LiveOp, room: string, event: string, payload: LivePayload): string {
  const text = JSON.stringify([op, room, event, payload]);
  if (Buffer.byteLength(text) > maxBytes) throw new RangeError('live event too large: send an id');
  return text;
}
