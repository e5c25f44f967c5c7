import { createHash } from 'node:crypto';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { pool } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { isProblem, Problem } from '#/lib/platform/errors.ts';
import { singleton } from '#/lib/platform/singleton.ts';

export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

/** The key for attempts on one account from one network; the address itself is not kept. */
export function accountKey(email: string, network: string): string {
  return `${createHash('sha256').update(email).digest('base64url').slice(0, 22)}:${network}`;
}

/**
 * Returns the limit that holds for calls from an address: as it is, or for this machine's own addresses as many times
 * as high as `LOOPBACK_LIMIT_FACTOR` says, so that a test suite can run against a product started here.
 */
export function limitAt(address: string, limit: RateLimit, factor = env().LOOPBACK_LIMIT_FACTOR): RateLimit {
  const isLoopback = address === '::1' || /^127(\.\d{1,3}){3}$/.test(address);
  return isLoopback ? { ...limit, points: limit.points * factor } : limit;
}

/** Takes a point, or several, for the key; throws `too_many_requests` when none is left. Counted in PostgreSQL for all processes. */
export async function takePoint(limit: RateLimit, key: string, points = 1): Promise<void> {
  await limiter(limit)
    .consume(key, points)
    .catch((refusal: unknown) => {
      throw refused(refusal);
    });
}

/** Throws `too_many_requests` when no point is left for the key, and takes none. */
export async function requirePoint(limit: RateLimit, key: string): Promise<void> {
  const state = await limiter(limit).get(key);
  if (state && state.remainingPoints <= 0) throw refused(state);
}

/** Gives a point back, or several, that an attempt took before it turned out to be a right one. */
export async function returnPoint(limit: RateLimit, key: string, points = 1): Promise<void> {
  await limiter(limit).reward(key, points);
}

function limiter({ name, points, seconds }: RateLimit): RateLimiterPostgres {
  return singleton(
    `rate-limit.${name}.${points}`,
    () =>
      new RateLimiterPostgres({
        storeClient: pool(),
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: true,
        keyPrefix: name,
        points: Math.ceil(points * env().RATE_LIMIT_FACTOR),
        duration: seconds,
      }),
  );
}

function refused(refusal: unknown): unknown {
  const wait = (refusal as RateLimiterRes | null)?.msBeforeNext;
  if (wait === undefined) return refusal;
  const retryAfterSeconds = Math.max(1, Math.ceil(wait / 1000));
  return new Problem('too_many_requests', 'Too many attempts. Please wait a little and try again.', {
    retryAfterSeconds,
  });
}

/** Takes a point where nobody waits for an answer: false when none is left, from however many networks they were spent. */
export async function takeShare(limit: RateLimit, key: string): Promise<boolean> {
  try {
    await takePoint(limit, key);
    return true;
  } catch (error) {
    if (isProblem(error)) return false;
    throw error;
  }
}
