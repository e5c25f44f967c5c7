import { pool } from '#/lib/platform/db.ts';

/** Returns the messages that some work sends on the live channel: operation, room, event and payload. */
export async function liveMessagesOf(work: () => Promise<unknown>): Promise<unknown[][]> {
  const messages: unknown[][] = [];
  const client = await pool().connect();
  try {
    client.on('notification', ({ payload }) => messages.push(JSON.parse(payload ?? '[]')));
    await client.query('LISTEN live');
    await work();
    // The answer also delivers all messages committed before it.
    await client.query('SELECT 1');
    return messages;
  } finally {
    client.release(true);
  }
}
