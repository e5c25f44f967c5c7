import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { User } from '#/generated/prisma/client.ts';
import { accountCodeLimit, ownPasswordLimit, ticketCodeLimit } from '#/lib/domain/accounts/constants.ts';
import { sendAccountChangedMail } from '#/lib/domain/accounts/queues.ts';
import {
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  setUpSecondFactor,
} from '#/lib/domain/accounts/second-factor/second-factor.service.ts';
import { openSession } from '#/lib/domain/accounts/sign-in/open-session.ts';
import { createTicket } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { totpCode } from '#/lib/platform/totp.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

const START = new Date('2026-03-02T12:00:00Z');
/** The app is used one time step later each time. */
const at = (step: number) => new Date(START.getTime() + step * 30_000);
const REQUIRED = { code: 'second_factor_required' };
const password = testPassword;

let person: User;

openQueue();
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId });
});

const own = (step = 0) => userCtx(person, { now: at(step) });
const storedUser = () => prisma().user.findUniqueOrThrow({ where: { id: person.id } });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const ctx = await own();
  const { secret } = await setUpSecondFactor(ctx, { password });
  const { recoveryCodes } = await confirmSecondFactor(ctx, { code: totpCode(secret, at(0)) });
  return { secret, recoveryCodes };
}

const newTicket = async (step: number) => (await createTicket(prisma(), { userId: person.id }, at(step))).token;
const exchange = (token: string, code: string | undefined, step: number) =>
  openSession(visitorCtx({ now: at(step) }), { token, code });
/** A sign-in with its own ticket. */
const enter = async (code: string | undefined, step: number) => exchange(await newTicket(step), code, step);

describe('setting up a second factor', () => {
  it('shows the secret as text and picture, encrypts it, and takes effect once a code confirms it', async () => {
    const { secret, qrCode } = await setUpSecondFactor(await own(), { password });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const picture = Buffer.from(qrCode.replace('data:image/svg+xml;base64,', ''), 'base64').toString();
    expect(picture).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
    expect(Buffer.from((await storedUser()).totpSecret ?? []).toString('latin1')).not.toContain(secret);
    expect(await getSecondFactor(await own())).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    await enter(undefined, 1);
  });

  it('needs the password, and has a limit of failures', async () => {
    const ctx = await own();
    for (let i = 0; i < ownPasswordLimit.points; i++)
      await expect(setUpSecondFactor(ctx, { password: 'wrong' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(setUpSecondFactor(ctx, { password })).rejects.toMatchObject({ code: 'too_many_requests' });
    expect((await storedUser()).totpSecret).toBeNull();
  });

  it('is confirmed once, by a right code only', async () => {
    const ctx = await own();
    await expect(confirmSecondFactor(ctx, { code: '123456' })).rejects.toMatchObject({ code: 'conflict' });
    const { secret } = await setUpSecondFactor(ctx, { password });
    const code = totpCode(secret, at(0));
    await expect(confirmSecondFactor(ctx, { code: wrong(code) })).rejects.toMatchObject({ code: 'invalid' });
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => confirmSecondFactor(ctx, { code })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await getSecondFactor(ctx)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    await expect(setUpSecondFactor(ctx, { password })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('returns ten different recovery codes, stores only their hashes, and notifies the person', async () => {
    const { recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z0-9]{5}-[a-z0-9]{5}$/);
    const hashes = await prisma().recoveryCode.findMany({ where: { userId: person.id } });
    for (const { codeHash } of hashes) expect(codeHash).toHaveLength(32);
    expect(await waitingIn(sendAccountChangedMail)).toContainEqual({ userId: person.id, change: 'second-factor-on' });
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code without using up the ticket', async () => {
    const { secret } = await turnOn();
    const ticket = await newTicket(2);
    for (let i = 0; i < 10; i++) await expect(exchange(ticket, undefined, 2)).rejects.toMatchObject(REQUIRED);
    const code = totpCode(secret, at(2));
    await expect(exchange(ticket, wrong(code), 2)).rejects.toMatchObject(REQUIRED);
    expect((await exchange(ticket, code, 2)).token).toMatch(/^sb_/);
    await expect(exchange(ticket, totpCode(secret, at(3)), 3)).rejects.toMatchObject({ code: 'signed_out' });
  });

  it('accepts a code once in ten parallel tickets, and neither it nor an older one again', async () => {
    const { secret } = await turnOn();
    // The code that turned it on has also been used.
    await expect(enter(totpCode(secret, at(0)), 1)).rejects.toMatchObject(REQUIRED);
    const code = totpCode(secret, at(3));
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => enter(code, 3)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const old of [code, totpCode(secret, at(2))]) await expect(enter(old, 3)).rejects.toMatchObject(REQUIRED);
  });

  it('accepts each recovery code once, in any spelling', async () => {
    const { recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    await enter(first.toUpperCase().replace('-', ''), 2);
    await expect(enter(first, 2)).rejects.toMatchObject(REQUIRED);
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => enter(second, 2)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await getSecondFactor(await own(2))).toEqual({ isOn: true, recoveryCodesLeft: 8 });
  });

  it('checks five codes per ticket, also in parallel, and then the ticket is used up', async () => {
    const { secret } = await turnOn();
    const ticket = await newTicket(2);
    const code = totpCode(secret, at(2));
    const guesses = await Promise.allSettled(Array.from({ length: 20 }, () => exchange(ticket, wrong(code), 2)));
    const checkedGuesses = guesses.filter(
      (guess) => guess.status === 'rejected' && guess.reason.code === REQUIRED.code,
    );
    expect(checkedGuesses.length).toBeLessThanOrEqual(ticketCodeLimit.points);
    await expect(exchange(ticket, code, 2)).rejects.toMatchObject({ code: 'signed_out' });
    await enter(code, 2);
  });

  it('checks a limited number of wrong codes per account over all tickets; right ones don’t count', async () => {
    const { secret } = await turnOn();
    for (let step = 2; step < accountCodeLimit.points + 5; step++) await enter(totpCode(secret, at(step)), step);
    const code = totpCode(secret, at(60));
    for (let i = 1; i < accountCodeLimit.points; i++)
      await expect(enter(wrong(code), 60)).rejects.toMatchObject(REQUIRED);
    await expect(enter(wrong(code), 60)).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(enter(code, 60)).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('refuses another person’s code, and logs failures', async () => {
    const { secret } = await turnOn();
    const first = person;
    person = await buildUser(prisma(), { companyId: first.companyId });
    const { recoveryCodes } = await turnOn();
    for (const foreign of [totpCode(secret, at(2)), (await storedUser()).email]) {
      await expect(enter(foreign, 2)).rejects.toMatchObject(REQUIRED);
    }
    person = first;
    await expect(enter(recoveryCodes[0], 2)).rejects.toMatchObject(REQUIRED);
    const failures = await prisma().auditEntry.findMany({
      where: { action: 'session.second-factor', result: 'failed' },
    });
    expect(failures.filter(({ subject }) => subject === `user:${first.id}`)).toHaveLength(1);
  });
});

describe('turning the second factor off', () => {
  it('needs the password, deletes all its data, notifies the person and is logged', async () => {
    await turnOn();
    const ctx = await own(2);
    await expect(disableSecondFactor(ctx, { password: 'wrong' })).rejects.toMatchObject({ code: 'invalid' });
    expect(await getSecondFactor(ctx)).toMatchObject({ isOn: true });
    await disableSecondFactor(ctx, { password });
    expect(await getSecondFactor(ctx)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect(await storedUser()).toMatchObject({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null });
    await enter(undefined, 2);
    expect(await waitingIn(sendAccountChangedMail)).toContainEqual({ userId: person.id, change: 'second-factor-off' });
    const entries = await prisma().auditEntry.findMany({
      where: { subject: `user:${person.id}` },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['second-factor.set-up', 'second-factor.on', 'second-factor.off']),
    );
  });
});
