import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { User } from '#/generated/prisma/client.ts';
import { accountCodeLimit } from '#/lib/domain/accounts/constants.ts';
import { sendAccountChangedMail } from '#/lib/domain/accounts/queues.ts';
import {
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '#/lib/domain/accounts/second-factor/second-factor.service.ts';
import { openSession } from '#/lib/domain/accounts/sign-in/open-session.ts';
import { createTicket } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { totpCode } from '#/lib/platform/totp.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword as password } from '#/prisma/seed/builders/test-password.ts';

const START = new Date('2026-03-02T12:00:00Z');
const at = (step: number) => new Date(START.getTime() + step * 30_000);

let person: User;
let secret: string;
let before: string[];

openQueue();
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId });
  const ctx = await own(0);
  ({ secret } = await setUpSecondFactor(ctx, { password }));
  before = (await confirmSecondFactor(ctx, { code: totpCode(secret, at(0)) })).recoveryCodes;
});

const own = (step: number) => userCtx(person, { now: at(step) });
const renew = async (step: number, body: { password?: string; code?: string } = {}) =>
  renewRecoveryCodes(await own(step), { password, code: totpCode(secret, at(step)), ...body });
async function enter(code: string, step: number) {
  const { token } = await createTicket(prisma(), { userId: person.id }, at(step));
  return openSession(visitorCtx({ now: at(step) }), { token, code });
}

describe('renewing recovery codes', () => {
  it('creates ten new ones, and the old ones stop working', async () => {
    const { recoveryCodes } = await renew(2);
    expect(new Set([...recoveryCodes, ...before]).size).toBe(20);
    for (const old of before.slice(0, 3))
      await expect(enter(old, 3)).rejects.toMatchObject({ code: 'second_factor_required' });
    await enter(recoveryCodes[0] ?? '', 3);
    expect(await getSecondFactor(await own(3))).toEqual({ isOn: true, recoveryCodesLeft: 9 });
  });

  it('notifies the person and is logged', async () => {
    await renew(2);
    expect(await waitingIn(sendAccountChangedMail)).toContainEqual({ userId: person.id, change: 'recovery-codes' });
    expect(
      await prisma().auditEntry.count({ where: { action: 'second-factor.renew-codes', actorId: person.id } }),
    ).toBe(1);
  });

  it('needs the password and the code that the app currently shows, once', async () => {
    await expect(renew(2, { password: 'wrong' })).rejects.toMatchObject({ code: 'invalid' });
    for (const code of ['123', totpCode(secret, at(9)), totpCode(secret, at(0)), before[0] ?? ''])
      await expect(renew(2, { code })).rejects.toMatchObject({ code: 'invalid' });
    await enter(before[0] ?? '', 2);
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => renew(4)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('checks a limited number of wrong codes', async () => {
    const wrong = String((Number(totpCode(secret, at(2))) + 1) % 1_000_000).padStart(6, '0');
    // Turning on the second factor took one point.
    for (let i = 1; i < accountCodeLimit.points; i++)
      await expect(renew(2, { code: wrong })).rejects.toMatchObject({ code: 'invalid' });
    await expect(renew(2)).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('needs a second factor that is on', async () => {
    await prisma().user.update({ where: { id: person.id }, data: { totpConfirmedAt: null } });
    await expect(renew(2)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('after the secret of the installation was replaced', () => {
  const older = env().AUTH_SECRET[0];
  const newer = 'another-secret-that-only-this-test-uses';
  afterEach(() => Object.assign(env(), { AUTH_SECRET: [older] }));

  it('codes of the app and recovery codes are accepted while the old secret is kept', async () => {
    Object.assign(env(), { AUTH_SECRET: [newer, older] });
    await expect(enter(before[0] ?? '', 2)).resolves.toHaveProperty('token');
    await expect(enter(totpCode(secret, at(3)), 3)).resolves.toHaveProperty('token');
  });

  it('codes of the app are accepted without the old secret once one of them was used', async () => {
    Object.assign(env(), { AUTH_SECRET: [newer, older] });
    await enter(totpCode(secret, at(3)), 3);
    Object.assign(env(), { AUTH_SECRET: [newer] });
    await expect(enter(totpCode(secret, at(4)), 4)).resolves.toHaveProperty('token');
  });

  it('no code is accepted without the old secret; the message says so, and the factor can be turned off', async () => {
    Object.assign(env(), { AUTH_SECRET: [newer] });
    for (const code of [totpCode(secret, at(3)), before[0] ?? ''])
      await expect(enter(code, 3)).rejects.toMatchObject({
        code: 'second_factor_required',
        message: expect.stringContaining('their key was lost'),
      });
    await disableSecondFactor(await own(3), { password });
    expect(await getSecondFactor(await own(3))).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  });
});
