import * as z from 'zod';
import { Prisma } from '#/generated/prisma/client.ts';
import type { SignInChange } from '#/lib/domain/company-sign-in/constants.ts';
import { signInChangeMail } from '#/lib/domain/company-sign-in/enforcement/sign-in-change.email.ts';
import { sendSignInChangeMail } from '#/lib/domain/company-sign-in/queues.ts';
import { isBoundSql, isExceptedSql } from '#/lib/domain/sessions/enforced.sql.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const standingRow = z.object({ userId: z.number(), connectionId: z.number(), name: z.string(), isBound: z.boolean() });

/** Returns the people who must use the company's enforced connection or are exempt from it, by user id. */
async function listStandings(db: Transaction | Ctx['db'], companyId: number, userId: number | null = null) {
  const [isBound, isExcepted] = [Prisma.raw(isBoundSql), Prisma.raw(isExceptedSql)];
  const rows = asRows(
    standingRow,
    await db.$queryRaw`
    SELECT u.id AS "userId", c.id AS "connectionId", c.name, ${isBound} AS "isBound"
    FROM sign_in_connections c JOIN users u ON u.company_id = c.company_id
    WHERE c.company_id = ${companyId} AND c.state = 'active' AND c.is_enforced
      AND u.blocked_at IS NULL AND u.confirmed_at IS NOT NULL AND u.id = coalesce(${userId}::int, u.id)
      AND (${isBound} OR ${isExcepted})
    ORDER BY u.id`,
  );
  return new Map(rows.map((row) => [row.userId, row]));
}

/**
 * Runs a change of how a company's people sign in, one at a time. Enqueues emails in the same transaction to everyone
 * whose way of signing in changes; a repeated change emails no one. Returns what the change returns.
 */
export async function tellOfChanges<T>(
  tx: Transaction,
  { clock }: Pick<Ctx, 'clock'>,
  companyId: number,
  change: () => Promise<T>,
): Promise<T> {
  await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
  const before = await listStandings(tx, companyId);
  const result = await change();
  const after = await listStandings(tx, companyId);
  const isNew = (userId: number, connectionId: number, isBound: boolean) => {
    const standing = before.get(userId);
    return standing?.connectionId !== connectionId || standing.isBound !== isBound;
  };
  const tellings = [...after.values()].filter((row) => isNew(row.userId, row.connectionId, row.isBound));
  // Exempt people could always use a password.
  const former = [...before.values()].filter(({ userId, isBound }) => isBound && !after.has(userId));
  const at = clock.now().toISOString();
  const payloads = [
    ...tellings.map(({ userId, isBound }) => ({
      userId,
      at,
      change: isBound ? ('bound' as const) : ('excepted' as const),
    })),
    ...former.map(({ userId }) => ({ userId, at, change: 'free' as const })),
  ];
  if (payloads.length > 0) await enqueue(tx, sendSignInChangeMail, ...payloads);
  return result;
}

interface ToldChange {
  userId: number;
  at: string;
  change: SignInChange;
}

/** Emails someone how they sign in from now on, unless this has changed again or their access has ended. */
export async function mailSignInChange({ db }: Pick<Ctx, 'db'>, { userId, at, change }: ToldChange): Promise<void> {
  const user = await db.user.findUnique({ where: { id: userId }, include: { company: true } });
  if (!user || user.blockedAt || user.company.blockedAt) return;
  const standing = (await listStandings(db, user.companyId, userId)).get(userId);
  const isSo = { bound: standing?.isBound === true, excepted: standing?.isBound === false, free: !standing }[change];
  if (!isSo) return;
  await sendMail({
    to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
    messageKey: `sign-in-${change}.${at}.${userId}`,
    ...signInChangeMail({
      locale: localeOf(user),
      firstName: user.firstName,
      companyName: user.company.name,
      connectionName: standing?.name ?? '',
      hasPassword: user.passwordHash !== null,
      change,
    }),
  });
}
