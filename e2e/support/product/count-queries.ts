import { vi } from 'vitest';
import { pool } from '#/lib/platform/db.ts';

/** How many statements this work sends to the database, through Prisma or past it, outside transactions. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pool(), 'query');
  try {
    await work();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}
