import type { User } from '#/generated/prisma/client.ts';
import { sendSecondFactorResetMail } from '#/lib/domain/accounts/queues.ts';
import { sealTotpSecret, totpSecretOf } from '#/lib/domain/accounts/second-factor/require-code.ts';
import { revokeSessions } from '#/lib/domain/accounts/sign-in/revoke-sessions.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

type Holder = Pick<User, 'id' | 'companyId'>;

/**
 * Turns off a person's second factor and recovery codes for an operator, ends their sessions, and tells them by email.
 * Returns how many sessions ended, or null without a second factor.
 */
export async function resetSecondFactor(
  tx: Transaction,
  ctx: Ctx,
  { id, companyId }: Holder,
): Promise<{ endedSessions: number } | null> {
  const { count } = await tx.user.updateMany({
    where: { id, totpConfirmedAt: { not: null } },
    data: { totpSecret: null, totpConfirmedAt: null, totpLastStep: null },
  });
  if (count === 0) return null;
  await tx.recoveryCode.deleteMany({ where: { userId: id } });
  const endedSessions = await revokeSessions(tx, ctx, { userId: id, reason: 'second factor reset' });
  await recordEvent(tx, ctx, {
    action: 'second-factor.reset',
    subject: `user:${id}`,
    companyId,
    details: { endedSessions },
  });
  await enqueue(tx, sendSecondFactorResetMail, { userId: id });
  return { endedSessions };
}

const PAGE = 1000;

/** Returns how many second factors are on, and whose can't be decrypted with any secret of the installation. */
export async function findLostFactors(db: Transaction): Promise<{ total: number; lost: Holder[] }> {
  const lost: Holder[] = [];
  for (let total = 0, after = 0; ; ) {
    const page = await db.user.findMany({
      where: { id: { gt: after }, totpConfirmedAt: { not: null } },
      select: { id: true, companyId: true, totpSecret: true },
      orderBy: { id: 'asc' },
      take: PAGE,
    });
    for (const { id, companyId, totpSecret } of page)
      if (!totpSecret || totpSecretOf(id, totpSecret) === null) lost.push({ id, companyId });
    total += page.length;
    after = page.at(-1)?.id ?? after;
    if (page.length < PAGE) return { total, lost };
  }
}

/**
 * Encrypts the second factors of the next page of people again, with the newest secret. Returns how many were
 * re-encrypted, how many can't be decrypted, and the last person's id; null after the last page. A new second factor
 * that someone sets up in the meantime stays.
 */
export async function resealSecondFactors(
  tx: Transaction,
  after: number,
): Promise<{ sealed: number; lost: number; last: number | null }> {
  const page = await tx.user.findMany({
    where: { id: { gt: after }, totpSecret: { not: null } },
    select: { id: true, totpSecret: true },
    orderBy: { id: 'asc' },
    take: PAGE,
  });
  let [sealed, lost] = [0, 0];
  for (const { id, totpSecret } of page) {
    const secret = totpSecret && totpSecretOf(id, totpSecret);
    if (!secret) lost += 1;
    else {
      const { count } = await tx.user.updateMany({
        where: { id, totpSecret },
        data: { totpSecret: sealTotpSecret(id, secret) },
      });
      sealed += count;
    }
  }
  return { sealed, lost, last: page.length < PAGE ? null : (page.at(-1)?.id ?? null) };
}
