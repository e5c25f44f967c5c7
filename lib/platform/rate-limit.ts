import { createHash } from 'node:crypto';
import * as z from 'zod';
import { pool } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { isProblem, Problem } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

/** Returns the key for attempts on one account from one network; the email address itself isn't stored. */
export function accountKey(email: string, network: string): string {
  return `${createHash('sha256').update(email).digest('base64url').slice(0, 22)}:${network}`;
}

/**
 * Returns the limit for calls from an IP address. For this machine's own addresses, it is raised by
 * `LOOPBACK_LIMIT_FACTOR`, so that a test suite can run against a product on the same machine.
 */
export function limitAt(address: string, limit: RateLimit, factor = env().LOOPBACK_LIMIT_FACTOR): RateLimit {
  const isLoopback = address === '::1' || /^127(\.\d{1,3}){3}$/.test(address);
  return isLoopback ? { ...limit, points: limit.points * factor } : limit;
}

/** A counter: its limit, and whose calls it counts. */
export type Counter = readonly [limit: RateLimit, key: string];

/** The state of a counter. */
export const countRow = z.object({
  key: z.string(),
  points: z.number(),
  waitMs: z.number(),
});
type Count = z.output<typeof countRow>;

/**
 * The statement that counts, alone or as part of another: `countValues` are its first three parameters, and it returns
 * rows of `countRow`. An expired counter restarts. The clock is the database's, which all processes share.
 */
export const countStatement = `
INSERT INTO rate_limits AS counter (key, points, expire)
SELECT attempt.key, $2::int, at.ms + attempt.seconds * 1000::bigint
FROM unnest($1::text[], $3::int[]) AS attempt (key, seconds), (SELECT (extract(epoch FROM now()) * 1000)::bigint AS ms) AS at
ON CONFLICT (key) DO UPDATE SET
  points = excluded.points + CASE WHEN counter.expire > extract(epoch FROM now()) * 1000 THEN counter.points ELSE 0 END,
  expire = CASE WHEN counter.expire > extract(epoch FROM now()) * 1000 THEN counter.expire ELSE excluded.expire END
RETURNING key, points, (expire - extract(epoch FROM now()) * 1000)::float8 AS "waitMs"`;

const leftStatement = `
SELECT key, points, (expire - extract(epoch FROM now()) * 1000)::float8 AS "waitMs"
FROM rate_limits WHERE key = $1 AND expire > extract(epoch FROM now()) * 1000`;

/** Takes points from the key. Throws `too_many_requests` if too few are left. PostgreSQL counts for all processes. */
export async function takePoint(limit: RateLimit, key: string, points = 1): Promise<void> {
  await takePoints([[limit, key]], points);
}

/** Takes points from each of the limits in one statement. Throws `too_many_requests` if any of them has none left. */
export async function takePoints(counters: readonly Counter[], points = 1): Promise<void> {
  refuseBeyond(counters, await count(counters, points));
}

/** Throws `too_many_requests` if one of these counters is above its limit. */
export function refuseBeyond(counters: readonly Counter[], counts: readonly Count[]): void {
  const most = new Map(counters.map(([limit, key]) => [storedKey(limit, key), pointsOf(limit)]));
  const beyond = counts.find(({ key, points }) => points > (most.get(key) ?? Number.POSITIVE_INFINITY));
  if (beyond) throw refused(beyond);
}

/** Returns how many points a counter has, and its limit. */
export function stateOf([limit, key]: Counter, counts: readonly Count[]): { points: number; most: number } {
  const count = counts.find((one) => one.key === storedKey(limit, key));
  return { points: count?.points ?? 0, most: pointsOf(limit) };
}

/** Throws `too_many_requests` if the key has no point left, without taking any. */
export async function requirePoint(limit: RateLimit, key: string): Promise<void> {
  const query = { name: 'rate-limit-left', text: leftStatement, values: [storedKey(limit, key)] };
  const [state] = asRows(countRow, await pool().query(query));
  if (state && state.points >= pointsOf(limit)) throw refused(state);
}

/** Gives back points that an attempt took before it turned out to be correct. */
export async function returnPoint(limit: RateLimit, key: string, points = 1): Promise<void> {
  await returnPoints([[limit, key]], points);
}

/** Gives back the points of `takePoints` to each of the limits, in one statement. */
export async function returnPoints(counters: readonly Counter[], points = 1): Promise<void> {
  await count(counters, -points);
}

async function count(counters: readonly Counter[], points: number): Promise<Count[]> {
  const query = { name: 'rate-limit-count', text: countStatement, values: countValues(counters, points) };
  return asRows(countRow, await pool().query(query));
}

/**
 * Returns the parameters of `countStatement` that take this many points; a negative number gives points back. Rows are
 * locked in the order of their keys, so that calls never deadlock.
 */
export function countValues(counters: readonly Counter[], points: number): unknown[] {
  const seconds = new Map(counters.map(([limit, key]) => [storedKey(limit, key), limit.seconds]));
  const keys = [...seconds.keys()].sort();
  return [keys, points, keys.map((key) => seconds.get(key))];
}

function storedKey({ name }: RateLimit, key: string): string {
  return `${name}:${key}`;
}

function pointsOf({ points }: RateLimit): number {
  return Math.ceil(points * env().RATE_LIMIT_FACTOR);
}

function refused({ waitMs }: Count): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Problem('too_many_requests', message('api.problems.tooMany'), { retryAfterSeconds });
}

/** Takes a point for all networks together, in work that no one waits for. Returns false if none is left. */
export async function takeShare(limit: RateLimit, key: string): Promise<boolean> {
  try {
    await takePoint(limit, key);
    return true;
  } catch (error) {
    if (isProblem(error)) return false;
    throw error;
  }
}
