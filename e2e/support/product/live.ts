import { pool } from '#/lib/platform/db.ts';

/** What every process hears on the live channel because of this work: operation, room, event and payload. */
export async function heardOn(work: () => Promise<unknown>): Promise<unknown[][]> {
  const heard: unknown[][] = [];
  const client = await pool().connect();
  try {
    client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '[]')));
    await client.query('LISTEN live');
    await work();
    // Whatever was committed before this answer has been delivered with it.
    await client.query('SELECT 1');
    return heard;
  } finally {
    client.release(true);
  }
}
