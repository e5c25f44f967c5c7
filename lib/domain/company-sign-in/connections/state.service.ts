import { lockConnection, recordChange } from '#/lib/domain/company-sign-in/connections/connection.service.ts';
import { endOtherSessions } from '#/lib/domain/company-sign-in/connections/end-other-sessions.ts';
import { hasFailed } from '#/lib/domain/company-sign-in/connections/get-company-sign-in.ts';
import { EXCEPTED_COUNT } from '#/lib/domain/company-sign-in/constants.ts';
import { tellOfChanges } from '#/lib/domain/company-sign-in/enforcement/tell-of-changes.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { requireRecentSignIn } from '#/lib/domain/sessions/require-recent-sign-in.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid, Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Activates a tested connection. Throws `forbidden` without a recent sign-in, `not_found`, and `conflict` if it wasn't
 * tested in its current form, its last test failed, or the company has no verified domain.
 */
export async function activateConnection(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  await requireRecentSignIn(ctx);
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockConnection(tx, ctx, id);
    if (row.testedAt === null) throw new Problem('conflict', message('company-sign-in.answers.testFirst'));
    await requireGoodTest(tx, ctx, id);
    const verified = { companyId: row.companyId, verifiedAt: { not: null } };
    if ((await tx.companyDomain.count({ where: verified })) === 0)
      throw new Problem('conflict', message('company-sign-in.answers.domainFirst'));
    if (row.state === 'active') return;
    await tx.signInConnection.update({ where: { id }, data: { state: 'active' } });
    await recordChange(tx, ctx, { id, name: row.name, change: 'activated' });
  });
  return {};
}

/**
 * Deactivates a connection, which also ends its enforcement. Throws `forbidden` without a recent sign-in, `not_found`.
 */
export async function turnConnectionOff(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  await requireRecentSignIn(ctx);
  await inTransaction(ctx.db, async (tx) => {
    const { state, name } = await lockConnection(tx, ctx, id);
    if (state !== 'active') return;
    await tellOfChanges(tx, ctx, ctx.company.id, async () => {
      await tx.signInException.deleteMany({ where: { companyId: ctx.company.id, connectionId: id } });
      await tx.signInConnection.update({ where: { id }, data: { state: 'off', isEnforced: false } });
    });
    await recordChange(tx, ctx, { id, name, change: 'turned-off' });
  });
  return {};
}

interface Enforcement {
  isEnforced: boolean;
  exceptUserIds: readonly number[];
}

/**
 * Enforces an active connection, except for two administrators with a second factor, or stops enforcing it. If it's
 * already enforced, the exceptions can be changed, whatever its last test. Everyone affected is emailed; repeating the
 * call changes nothing. Sessions opened another way end within a day. Throws `forbidden` without a recent sign-in,
 * `not_found`, `conflict` for a connection that isn't active or whose last test failed, and `invalid` for other
 * exceptions.
 */
export async function enforceConnection(ctx: UserCtx, id: number, { isEnforced, exceptUserIds }: Enforcement) {
  await requireRecentSignIn(ctx);
  const companyId = ctx.company.id;
  return inTransaction(ctx.db, async (tx) => {
    const { state, name, isEnforced: wasEnforced } = await lockConnection(tx, ctx, id);
    if (isEnforced && state !== 'active') throw new Problem('conflict', message('company-sign-in.answers.activeFirst'));
    if (isEnforced && !wasEnforced) await requireGoodTest(tx, ctx, id);
    const excepted = isEnforced ? await requireExcepted(tx, companyId, exceptUserIds) : [];
    const before = await tx.signInException.findMany({ where: { companyId, connectionId: id } });
    const isSame = before.length === excepted.length && before.every(({ userId }) => excepted.includes(userId));
    if (isEnforced === wasEnforced && isSame) return {};
    await tellOfChanges(tx, ctx, companyId, async () => {
      // Only one of two connections can be enforced.
      await tx.signInConnection.updateMany({ where: { companyId, NOT: { id } }, data: { isEnforced: false } });
      await tx.signInException.deleteMany({ where: { companyId } });
      await tx.signInException.createMany({
        data: excepted.map((userId) => ({ companyId, connectionId: id, userId })),
      });
      await tx.signInConnection.update({ where: { id }, data: { isEnforced } });
    });
    await endOtherSessions(tx, companyId, ctx.clock.now());
    const isChanged = isEnforced && wasEnforced;
    await recordEvent(tx, ctx, {
      action: 'sign-in.enforce',
      subject: `company:${companyId}`,
      details: { connectionId: id, name, isEnforced, ...(isChanged && { isChanged }), exceptUserIds: excepted },
    });
    if (isChanged) return {};
    return {
      message: isEnforced
        ? message('company-sign-in.answers.enforced', { name })
        : message('company-sign-in.answers.passwordsAgain'),
    };
  });
}

/** Throws `conflict` if the newest test failed within the last day. */
async function requireGoodTest(tx: Transaction, { clock }: UserCtx, connectionId: number): Promise<void> {
  const tests = { connectionId, isTest: true, usedAt: { not: null } };
  const newest = await tx.signInAttempt.findFirst({ where: tests, orderBy: { usedAt: 'desc' } });
  if (hasFailed(newest, clock.now())) throw new Problem('conflict', message('company-sign-in.answers.testFailed'));
}

async function requireExcepted(tx: Transaction, companyId: number, userIds: readonly number[]): Promise<number[]> {
  const fit = await tx.administrator.findMany({
    where: {
      companyId,
      userId: { in: [...userIds] },
      user: {
        blockedAt: null,
        confirmedAt: { not: null },
        totpConfirmedAt: { not: null },
        passwordHash: { not: null },
      },
    },
  });
  if (fit.length !== EXCEPTED_COUNT)
    throw invalid(message('company-sign-in.answers.exceptTwo', { count: EXCEPTED_COUNT }));
  return fit.map(({ userId }) => userId);
}
