import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { problemResponse } from '#/lib/api/answer.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import {
  accountKey,
  type Counter,
  requirePoint,
  returnPoint,
  returnPoints,
  takePoint,
  takePoints,
} from '#/lib/platform/rate-limit.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const key = 'somebody';
/** A new limit without counters in this process's memory, as after a restart. */
const limit = (points = 3) => ({ name: `test-${uniqueWord()}`, points, seconds: 60 });

beforeAll(testDatabase);
afterAll(closeDatabase);

async function refusal(attempt: Promise<void>): Promise<Response | null> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error === null
    ? null
    : problemResponse(isProblem(error) ? error : null, { requestId: 'request', locale: 'en' });
}

describe('a rate limit', () => {
  it('refuses with 429 and says in whole seconds when to retry', async () => {
    const one = limit(1);
    await takePoint(one, key);
    const answer = await refusal(takePoint(one, key));
    expect(answer?.status).toBe(429);
    expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(answer?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await answer?.json()).toMatchObject({ code: 'too_many_requests' });
  });

  it('counts twenty parallel calls like twenty in a row', async () => {
    const three = limit();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => takePoint(three, key)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('counts two keys together, in any order, and no call waits for ever', async () => {
    const [wide, narrow] = [limit(30), limit(7)];
    const counters: Counter[] = [
      [wide, key],
      [narrow, key],
    ];
    const attempts = Array.from({ length: 40 }, (_, i) => takePoints(i % 2 === 0 ? counters : counters.toReversed()));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refusals.filter((reason) => !isProblem(reason))).toEqual([]);
    expect(await refusal(requirePoint(wide, key))).not.toBeNull();
    await returnPoints(counters, 40);
    for (const [one, its] of counters) expect(await refusal(requirePoint(one, its))).toBeNull();
  });

  it('includes what other processes, and this one before a restart, have counted', async () => {
    const three = limit();
    await pool().query(
      'INSERT INTO rate_limits (key, points, expire) VALUES ($1, 3, (extract(epoch FROM now()) + 60) * 1000)',
      [`${three.name}:${key}`],
    );
    expect((await refusal(takePoint(three, key)))?.status).toBe(429);
  });

  it('ends after its time, and when points are given back', async () => {
    const one = limit(1);
    await takePoint(one, key);
    await returnPoint(one, key);
    expect(await refusal(takePoint(one, key))).toBeNull();
    await pool().query('UPDATE rate_limits SET expire = 1 WHERE key = $1', [`${one.name}:${key}`]);
    expect(await refusal(takePoint(one, key))).toBeNull();
  });

  it('is separate for every key', async () => {
    const one = limit(1);
    await takePoint(one, key);
    expect(await refusal(takePoint(one, 'somebody else'))).toBeNull();
  });
});

it('an account’s key doesn’t contain its address and doesn’t mix networks', () => {
  const mine = accountKey('ada@example.com', '203.0.113.7');
  expect(mine).not.toContain('ada');
  expect(accountKey('ada@example.com', '203.0.113.8')).not.toBe(mine);
  expect(accountKey('eve@example.com', '203.0.113.7')).not.toBe(mine);
});
