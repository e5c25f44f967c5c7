import { pool } from '#/lib/platform/db.ts';

/** Returns the messages that this work sends on the live channel: operation, room, event and payload. */
export async function liveMessagesOf(work: () => Promise<unknown>): Promise<unknown[][]> {
  const messages: unknown[][] = [];
  const client = await pool().connect();
  try {
    client.on('notification', ({ payload }) => messages.push(JSON.parse(payload ?? '[]')));
    await client.query('LISTEN live');
    await work();
    // Messages that were committed before this answer arrive with it.
    await client.query('SELECT 1');
    return messages;
  } finally {
    client.release(true);
  }
}
