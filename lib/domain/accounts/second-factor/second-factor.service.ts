import { randomInt } from 'node:crypto';
import { toString as drawQrCode } from 'qrcode';
import { accountCodeLimit, recoveryCodeCount } from '#/lib/domain/accounts/constants.ts';
import { requirePassword } from '#/lib/domain/accounts/passwords/password.service.ts';
import { sendAccountChangedMail } from '#/lib/domain/accounts/queues.ts';
import {
  consumeAppCode,
  hashRecoveryCode,
  sealTotpSecret,
  totpSecretOf,
} from '#/lib/domain/accounts/second-factor/require-code.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid, Problem } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { returnPoint, takePoint } from '#/lib/platform/rate-limit.ts';
import { newTotpSecret, readTotpStep, totpAddress } from '#/lib/platform/totp.ts';
import { message } from '#/lib/words/message.ts';

/** Returns whether the person's second factor is on, and how many recovery codes are left. */
export async function getSecondFactor(ctx: UserCtx): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
  const { userId } = ctx.actor;
  const { totpConfirmedAt } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
  const recoveryCodesLeft = await ctx.db.recoveryCode.count({ where: { userId, usedAt: null } });
  return { isOn: totpConfirmedAt !== null, recoveryCodesLeft };
}

/**
 * Creates the secret of a second factor, which isn't required until a code has confirmed it. Returns the secret as text
 * and as the URL for a QR code. Throws `invalid` for a wrong password, `conflict` if a second factor is on.
 */
export async function setUpSecondFactor(
  ctx: UserCtx,
  { password }: { password: string },
): Promise<{ secret: string; qrCode: string }> {
  await requirePassword(ctx, password);
  const { userId, email } = ctx.actor;
  const secret = newTotpSecret();
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, totpConfirmedAt: null },
      data: { totpSecret: sealTotpSecret(userId, secret), totpLastStep: null },
    });
    if (count === 0) throw new Problem('conflict', message('accounts.answers.factorAlreadyOn'));
    await recordEvent(tx, ctx, { action: 'second-factor.set-up', subject: `user:${userId}` });
  });
  const picture = await drawQrCode(totpAddress(secret, email), { type: 'svg', margin: 2 });
  return { secret, qrCode: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}` };
}

/**
 * Turns on the second factor with a code of the app, and returns the recovery codes, only this once. Throws `invalid`
 * for a wrong code, `too_many_requests` after too many, and `conflict` if nothing was set up or it's already on.
 */
export async function confirmSecondFactor(
  ctx: UserCtx,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const now = ctx.clock.now();
  const { userId } = ctx.actor;
  await takePoint(accountCodeLimit, String(userId));
  return ctx.db.$transaction(async (tx) => {
    const { totpSecret } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    const secret = totpSecret && totpSecretOf(userId, totpSecret);
    if (!secret) throw notWaiting();
    const step = readTotpStep(secret, code, now);
    if (step === null) throw invalid(message('accounts.answers.codeWrong'));
    const { count } = await tx.user.updateMany({
      where: { id: userId, totpConfirmedAt: null, totpSecret },
      data: { totpConfirmedAt: now, totpLastStep: step },
    });
    if (count === 0) throw notWaiting();
    const recoveryCodes = await replaceRecoveryCodes(tx, userId);
    await recordEvent(tx, ctx, { action: 'second-factor.on', subject: `user:${userId}` });
    await enqueue(tx, sendAccountChangedMail, { userId, change: 'second-factor-on' });
    return { recoveryCodes };
  });
}

const notWaiting = () => new Problem('conflict', message('accounts.answers.noFactorWaiting'));

/**
 * Turns off the second factor and deletes its secret and recovery codes. Throws what `requirePassword` throws, and
 * `conflict` for one of the two people who keep their company from being locked out if its only way to sign in fails.
 */
export async function disableSecondFactor(
  ctx: UserCtx,
  { password }: { password: string },
): Promise<Record<string, never>> {
  await requirePassword(ctx, password);
  const { userId } = ctx.actor;
  await ctx.db.$transaction(async (tx) => {
    // Waits for a connection that is being enforced right now.
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${ctx.company.id} FOR SHARE`;
    const where = { companyId: ctx.company.id, userId };
    const { connection } = (await tx.signInException.findFirst({ where, include: { connection: true } })) ?? {};
    if (connection) throw new Problem('conflict', message('accounts.answers.factorNeeded', { name: connection.name }));
    const { count } = await tx.user.updateMany({
      where: { id: userId, totpSecret: { not: null } },
      data: { totpSecret: null, totpConfirmedAt: null, totpLastStep: null },
    });
    if (count === 0) return;
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await recordEvent(tx, ctx, { action: 'second-factor.off', subject: `user:${userId}` });
    await enqueue(tx, sendAccountChangedMail, { userId, change: 'second-factor-off' });
  });
  return {};
}

/**
 * Creates new recovery codes, which replace the old ones, and returns them, only this once. Throws `invalid` for a
 * wrong password or code, `too_many_requests` after too many, and `conflict` if the second factor is off.
 */
export async function renewRecoveryCodes(
  ctx: UserCtx,
  { password, code }: { password: string; code: string },
): Promise<{ recoveryCodes: string[] }> {
  await requirePassword(ctx, password);
  const { userId } = ctx.actor;
  await takePoint(accountCodeLimit, String(userId));
  const recoveryCodes = await ctx.db.$transaction(async (tx) => {
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    if (!user.totpConfirmedAt) throw new Problem('conflict', message('accounts.answers.factorOff'));
    if (!(await consumeAppCode(tx, user, code, ctx.clock.now()))) throw invalid(message('accounts.answers.codeUsed'));
    const renewed = await replaceRecoveryCodes(tx, userId);
    await recordEvent(tx, ctx, { action: 'second-factor.renew-codes', subject: `user:${userId}` });
    await enqueue(tx, sendAccountChangedMail, { userId, change: 'recovery-codes' });
    return renewed;
  });
  await returnPoint(accountCodeLimit, String(userId));
  return { recoveryCodes };
}

/** Replaces a person's recovery codes and returns the new ones; only hashes are stored. */
export async function replaceRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: recoveryCodes.map((recoveryCode) => ({ userId, codeHash: hashRecoveryCode(userId, recoveryCode) })),
  });
  return recoveryCodes;
}

/** Returns a recovery code of fifty random bits, in letters and digits that are easy to tell apart: `4kx7m-q2hbn`. */
function newRecoveryCode(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789';
  const half = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${half()}-${half()}`;
}
