import type { LoginTicket, User } from '#/generated/prisma/client.ts';
import { accountCodeLimit, ticketCodeLimit } from '#/lib/domain/accounts/constants.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { isProblem, Problem } from '#/lib/platform/errors.ts';
import { returnPoint, takePoint } from '#/lib/platform/rate-limit.ts';
import { keyedHash, keyedHashes, seal, unseal } from '#/lib/platform/secret-box.ts';
import { readTotpStep } from '#/lib/platform/totp.ts';
import { message } from '#/lib/words/message.ts';

/** Returns the context for encrypting and hashing a person's second factor. */
export const secondFactorPlace = (userId: number): string => `second-factor/user:${userId}`;

/**
 * Accepts a code of the person's authenticator app or one of their recovery codes, each once. Throws
 * `second_factor_required` if it is missing, wrong or used, or if the installation's secret that encrypted the second
 * factor is missing.
 */
export async function requireCode(tx: Transaction, user: User, code: string | undefined, now: Date): Promise<void> {
  if (code === undefined) throw new Problem('second_factor_required', message('accounts.answers.enterCode'));
  if (await consumeAppCode(tx, user, code, now)) return;
  if (await consumeRecoveryCode(tx, user, code, now)) return;
  if (user.totpSecret && totpSecretOf(user.id, user.totpSecret) === null)
    throw new Problem('second_factor_required', message('accounts.answers.secondFactorLost'));
  throw new Problem('second_factor_required', message('accounts.answers.codeUsed'));
}

/**
 * Runs an attempt with a code within the limits: five per ticket, which ends with the last, and failures per account.
 * Throws `signed_out` if the ticket allows no more codes, `too_many_requests` if the account doesn't, and what the
 * attempt throws.
 */
export async function countCodeAttempt(
  ctx: Ctx,
  ticket: LoginTicket & { user: User },
  attempt: () => Promise<void>,
): Promise<void> {
  const { id, user } = ticket;
  const usedUp = await takePoint(ticketCodeLimit, String(id)).then(
    () => null,
    (refusal: unknown) => refusal,
  );
  if (usedUp !== null) {
    if (!isProblem(usedUp)) throw usedUp;
    await ctx.db.loginTicket.updateMany({ where: { id, usedAt: null }, data: { usedAt: ctx.clock.now() } });
    throw new Problem('signed_out', message('accounts.answers.wrongCodes'));
  }
  await takePoint(accountCodeLimit, String(user.id));
  try {
    await attempt();
    await returnPoint(accountCodeLimit, String(user.id));
  } catch (error) {
    if (isProblem(error))
      await recordEvent(ctx.db, ctx, {
        action: 'session.second-factor',
        subject: `user:${user.id}`,
        companyId: user.companyId,
        result: 'failed',
      });
    throw error;
  }
}

/**
 * Uses up the code that the person's app shows now, and returns whether this is it. Of parallel calls with one code,
 * exactly one wins: a time step is accepted once, and never an earlier one.
 */
export async function consumeAppCode(tx: Transaction, user: User, code: string, now: Date): Promise<boolean> {
  const secret = user.totpSecret && totpSecretOf(user.id, user.totpSecret);
  const step = secret && readTotpStep(secret, code, now);
  if (!step) return false;
  const { count } = await tx.user.updateMany({
    where: { id: user.id, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
    // Encrypted again, so that older secrets of the installation go out of use.
    data: { totpLastStep: step, totpSecret: sealTotpSecret(user.id, secret) },
  });
  return count === 1;
}

async function consumeRecoveryCode(tx: Transaction, user: User, code: string, now: Date): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId: user.id, codeHash: { in: keyedHashes(...recoveryCodeKey(user.id, code)) }, usedAt: null },
    data: { usedAt: now },
  });
  return count === 1;
}

/** Returns the stored form of a recovery code. */
export function hashRecoveryCode(userId: number, code: string): Uint8Array<ArrayBuffer> {
  return keyedHash(...recoveryCodeKey(userId, code));
}

/** Returns what a recovery code is hashed from; case, hyphens and spaces don't matter. */
function recoveryCodeKey(userId: number, code: string): [place: string, text: string] {
  return [secondFactorPlace(userId), code.toLowerCase().replace(/[^a-z0-9]/g, '')];
}

/** Returns the stored form of the secret of a person's authenticator app. */
export function sealTotpSecret(userId: number, secret: string): Uint8Array<ArrayBuffer> {
  return seal(secondFactorPlace(userId), secret);
}

/** Returns the secret of a person's authenticator app, or null if it can't be decrypted. */
export function totpSecretOf(userId: number, sealed: Uint8Array): string | null {
  return unseal(secondFactorPlace(userId), sealed);
}
