import type { output } from 'zod';
import * as z from 'zod';
import type { signInBody } from '#/lib/domain/accounts/accounts.schema.ts';
import { accountSignInLimit, networkSignInLimit, notARobot, signInLimit } from '#/lib/domain/accounts/constants.ts';
import { answerSignInFailures } from '#/lib/domain/accounts/queues.ts';
import { consumeCaptchaPass } from '#/lib/domain/accounts/sign-in/failure.service.ts';
import { createTicketOfAttempt, type Ticket } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { enforcedBySql, isBoundSql } from '#/lib/domain/sessions/enforced.sql.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { companyBlocked, forbidden, Problem } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { verifyPassword } from '#/lib/platform/passwords.ts';
import {
  accountKey,
  type Counter,
  countRow,
  countStatement,
  countValues,
  limitAt,
  refuseBeyond,
  returnPoints,
  stateOf,
} from '#/lib/platform/rate-limit.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Returns a sign-in ticket for a correct password. Throws `signed_out` for a wrong password and, after equal work and
 * with an equal message, for unknown, unconfirmed and blocked accounts. Throws `too_many_requests` after too many
 * failures on one network, and `captcha_required` over all networks. Only the correct password of a suspended account,
 * or of one in a blocked company, throws `forbidden`, so that no one else learns of it. In a domain whose people may
 * only sign in by their company's connection, all who can't sign in get one `forbidden`.
 */
export async function signIn(ctx: Ctx, { email, password, captcha }: output<typeof signInBody>): Promise<Ticket> {
  const { address } = ctx.client;
  const limits: Counter[] = [
    [limitAt(address, networkSignInLimit), address],
    [limitAt(address, signInLimit), accountKey(email, address)],
  ];
  const watched: Counter = [accountSignInLimit, accountKey(email, 'all')];
  const counters = [...limits, watched];
  // Counted before the password is checked, so that parallel guesses get no extra attempts.
  const { account, enforcedBy, failures } = await findAccount(email, { limits, watched });
  if (failures.points > failures.most) {
    const refusal = new Problem('captcha_required', notARobot, { messages: [notARobot] });
    await consumeCaptchaPass(ctx.db, captcha, ctx.clock.now(), refusal).catch(async (error) => {
      // No password was tried.
      await returnPoints(counters);
      throw error;
    });
  }
  const person = account?.isUsable || account?.isSuspended ? account : null;
  const isRight = await verifyPassword(password, person?.passwordHash ?? null);
  if (!isRight || !person?.isUsable || person.isCompanyBlocked || person.isBound) {
    const isRefused = isRight && person !== null;
    const isSuspended = isRefused && person.isSuspended;
    // Also for an unknown email address, of which it stores nothing: its time would reveal the known ones.
    await recordEvent(ctx.db, ctx, {
      action: 'session.sign-in',
      subject: account ? `user:${account.id}` : 'user:unknown',
      ...(account ? { companyId: account.companyId } : {}),
      result: isRefused ? 'refused' : 'failed',
      details: isSuspended ? { isSuspended } : {},
    });
    if (failures.points >= failures.most) await enqueue(ctx.db, answerSignInFailures, { email });
    // Equal for everyone in the domain, so that no one learns who has an account or is exempt.
    if (enforcedBy !== null) throw forbidden(message('accounts.answers.enforced', { name: enforcedBy }));
    if (isRefused && person.isCompanyBlocked) throw companyBlocked();
    if (isSuspended) throw forbidden(message('accounts.answers.suspended'));
    throw new Problem('signed_out', message('accounts.answers.wrong'));
  }
  return createTicketOfAttempt(counters, { userId: person.id, now: ctx.clock.now() });
}

/** The fields of an account that signing in needs; all null for an email address without one. */
const attemptRow = z.object({
  counts: z.array(countRow),
  id: z.number().nullable(),
  companyId: z.number().nullable(),
  passwordHash: z.string().nullable(),
  isUsable: z.boolean().nullable(),
  isSuspended: z.boolean().nullable(),
  isCompanyBlocked: z.boolean().nullable(),
  isBound: z.boolean().nullable(),
  enforcedBy: z.string().nullable(),
});

interface Account {
  readonly id: number;
  readonly companyId: number;
  readonly passwordHash: string | null;
  /** Confirmed and not blocked. */
  readonly isUsable: boolean;
  /** Suspended by an administrator, but not erased. */
  readonly isSuspended: boolean;
  readonly isCompanyBlocked: boolean;
  /** May only sign in by the company's connection. */
  readonly isBound: boolean;
}

const statement = `
WITH counted AS (${countStatement})
SELECT (SELECT json_agg(counted) FROM counted) AS counts, u.id, u.company_id AS "companyId",
  u.password_hash AS "passwordHash", u.confirmed_at IS NOT NULL AND u.blocked_at IS NULL AS "isUsable",
  u.confirmed_at IS NOT NULL AND u.suspended_at IS NOT NULL AS "isSuspended", c.blocked_at IS NOT NULL AS "isCompanyBlocked",
  ${isBoundSql} AS "isBound", (${enforcedBySql}) AS "enforcedBy"
FROM (VALUES ($4)) AS attempt (email) LEFT JOIN users u ON u.email = attempt.email
LEFT JOIN companies c ON c.id = u.company_id`;

/** Counters that refuse beyond their limit, and one that is only watched. */
interface AttemptCounters {
  limits: readonly Counter[];
  watched: Counter;
}

interface Attempt {
  /** The account of the email address, or null. */
  account: Account | null;
  /** The connection that people of the email address's domain must sign in by; null if there is none. */
  enforcedBy: string | null;
  /** The state of the watched counter, including this attempt. */
  failures: { points: number; most: number };
}

/**
 * Counts an attempt to sign in and returns it with the account, in one statement, because a whole company may sign in
 * within minutes. Throws `too_many_requests` beyond a limit.
 */
async function findAccount(email: string, { limits, watched }: AttemptCounters): Promise<Attempt> {
  const query = { name: 'find-account', text: statement, values: [...countValues([...limits, watched], 1), email] };
  const [row] = asRows(attemptRow, await pool().query(query));
  const counts = row?.counts ?? [];
  refuseBeyond(limits, counts);
  const account = row?.id ? (row as Account) : null;
  return { account, enforcedBy: row?.enforcedBy ?? null, failures: stateOf(watched, counts) };
}
