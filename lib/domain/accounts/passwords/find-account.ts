import * as z from 'zod';
import { pool } from '#/lib/platform/db.ts';
import {
  type Counter,
  countRow,
  countStatement,
  countValues,
  refuseBeyond,
  stateOf,
} from '#/lib/platform/rate-limit.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** The fields of an account that signing in needs; all null for an address without one. */
const attemptRow = z.object({
  counts: z.array(countRow),
  id: z.number().nullable(),
  companyId: z.number().nullable(),
  passwordHash: z.string().nullable(),
  isUsable: z.boolean().nullable(),
  isSuspended: z.boolean().nullable(),
});

export interface Account {
  readonly id: number;
  readonly companyId: number;
  readonly passwordHash: string | null;
  /** Confirmed and not blocked. */
  readonly isUsable: boolean;
  /** Suspended by an Administrator, and kept. */
  readonly isSuspended: boolean;
}

const statement = `
WITH counted AS (${countStatement})
SELECT (SELECT json_agg(counted) FROM counted) AS counts, u.id, u.company_id AS "companyId",
  u.password_hash AS "passwordHash", u.confirmed_at IS NOT NULL AND u.blocked_at IS NULL AS "isUsable",
  u.confirmed_at IS NOT NULL AND u.suspended_at IS NOT NULL AS "isSuspended"
FROM (VALUES ($4)) AS attempt (email) LEFT JOIN users u ON u.email = attempt.email`;

/** What refuses beyond its limit, and what is only watched. */
export interface AttemptCounters {
  limits: readonly Counter[];
  watched: Counter;
}

interface Attempt {
  /** The account of the address, or null. */
  account: Account | null;
  /** The state of the watched counter, this attempt included. */
  failures: { points: number; most: number };
}

/**
 * Counts an attempt to sign in and returns it with the account, in one statement, as a whole company signs in on one
 * morning. Throws `too_many_requests` beyond a limit.
 */
export async function findAccount(email: string, { limits, watched }: AttemptCounters): Promise<Attempt> {
  const query = { name: 'find-account', text: statement, values: [...countValues([...limits, watched], 1), email] };
  const [row] = asRows(attemptRow, await pool().query(query));
  const counts = row?.counts ?? [];
  refuseBeyond(limits, counts);
  return { account: row?.id ? (row as Account) : null, failures: stateOf(watched, counts) };
}
