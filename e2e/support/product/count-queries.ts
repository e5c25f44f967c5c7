import { vi } from 'vitest';
import { pool } from '#/lib/platform/db.ts';

/** Returns how many statements some work sends to the database outside transactions, with or without Prisma. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pool(), 'query');
  try {
    await work();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}
