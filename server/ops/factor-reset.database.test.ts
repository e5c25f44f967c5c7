import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { operate } from '#/e2e/support/actors/operator.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { openQueue, startQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { User } from '#/generated/prisma/client.ts';
import { sendSecondFactorResetMail } from '#/lib/domain/accounts/queues.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  setUpSecondFactor,
} from '#/lib/domain/accounts/second-factor/second-factor.service.ts';
import { openSession } from '#/lib/domain/accounts/sign-in/open-session.ts';
import { signIn } from '#/lib/domain/accounts/sign-in/sign-in.ts';
import { listActivity } from '#/lib/domain/audit/list-activity.ts';
import { prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { totpCode } from '#/lib/platform/totp.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { testPassword as password } from '#/prisma/seed/builders/test-password.ts';
import { loadJobs } from '#/server/feature-files.ts';

const secrets = env().AUTH_SECRET;
let person: User;

const sink = openMailSink();
openQueue();
beforeEach(async () => {
  await prisma().user.updateMany({ data: { totpSecret: null, totpConfirmedAt: null } });
  person = await withFactor();
});
afterEach(() => {
  Object.assign(env(), { AUTH_SECRET: secrets, MAINTENANCE: undefined });
});

/** Makes an administrator with a second factor and one session. */
async function withFactor(): Promise<User> {
  const { id: companyId } = await buildCompany(prisma(), { name: 'Northlight' });
  const holder = await buildAdministrator(prisma(), { companyId, firstName: 'Ada', lastName: 'Byron' });
  const ctx = await userCtx(holder);
  const { secret } = await setUpSecondFactor(ctx, { password });
  await confirmSecondFactor(ctx, { code: totpCode(secret, new Date()) });
  return holder;
}

const enter = async ({ email }: User) => {
  const { token } = await signIn(visitorCtx(), { email, password });
  return openSession(visitorCtx(), { token });
};
const stateOf = async ({ id }: User) => ({
  sessions: await prisma().session.count({ where: { userId: id, revokedAt: null } }),
  codes: await prisma().recoveryCode.count({ where: { userId: id } }),
  isOn: (await prisma().user.findUniqueOrThrow({ where: { id } })).totpConfirmedAt !== null,
  events: await prisma().auditEntry.count({ where: { companyId: person.companyId, action: 'second-factor.reset' } }),
});
const mailedTo = async ({ id }: User) =>
  (await waitingIn(sendSecondFactorResetMail)).filter(({ userId }) => userId === id).length;

describe('factor reset', () => {
  it('leaves only the password to sign in with, ends the sessions and emails the person', async () => {
    const { code, said } = await operate('factor', 'reset', ` ${person.email.toUpperCase()}`);
    expect(code).toBe(0);
    expect(said).toBe(
      `The second factor of Ada Byron <${person.email}> of Northlight is off; 1 session ended.\nThey get an email about it.`,
    );
    expect(await stateOf(person)).toEqual({ sessions: 0, codes: 0, isOn: false, events: 1 });
    expect(await mailedTo(person)).toBe(1);
    await enter(person);
    expect(await getSecondFactor(await userCtx(person))).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  });

  it('is a line of the company’s activity log', async () => {
    await operate('factor', 'reset', person.email);
    const filter = { kind: 'security', person: '', before: undefined } as const;
    const { entries } = await listActivity(await userCtx(person), filter);
    expect(entries[0]).toMatchObject({
      who: 'The unboXt operator',
      role: null,
      text: 'turned off two-factor authentication for Ada Byron and ended 1 session',
    });
  });

  it('says the same on a dry run, and changes nothing', async () => {
    const before = await stateOf(person);
    const { code, said } = await operate('factor', 'reset', person.email, '--dry-run');
    expect(code).toBe(0);
    expect(said).toMatch(/^Dry run: all of this was done and rolled back\.\nThe second factor of Ada Byron .* is off/);
    expect(await stateOf(person)).toEqual(before);
    expect(before).toEqual({ sessions: 1, codes: 10, isOn: true, events: 0 });
    expect(await mailedTo(person)).toBe(0);
  });

  it('says why for a person without a second factor, or an unknown one', async () => {
    await operate('factor', 'reset', person.email);
    expect(await operate('factor', 'reset', person.email)).toEqual({
      code: 1,
      said: '',
      complaint: `Ada Byron <${person.email}> of Northlight has no second factor.`,
    });
    const unknown = await operate('factor', 'reset', 'nobody@example.com');
    expect(unknown).toMatchObject({ code: 1, complaint: 'No one has an account with nobody@example.com.' });
    expect((await operate('factor', 'reset', 'nobody')).code).toBe(1);
    expect((await stateOf(person)).events).toBe(1);
  });

  it('waits for the end of maintenance, but works as a dry run', async () => {
    env().MAINTENANCE = 'read-only';
    const refused = await operate('factor', 'reset', person.email);
    expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining('MAINTENANCE is set') });
    expect((await operate('factor', 'reset', person.email, '--dry-run')).code).toBe(0);
    expect((await stateOf(person)).isOn).toBe(true);
  });

  it('requires one person or --lost', async () => {
    for (const args of [[], [person.email, '--lost'], ['a@x.test', 'b@x.test'], ['--unknown']]) {
      const { code, complaint } = await operate('factor', 'reset', ...args);
      expect([code, complaint]).toEqual([2, expect.stringContaining('Usage: factor reset <email> | --lost')]);
    }
  });
});

it('the email reaches the person', async () => {
  await operate('factor', 'reset', person.email);
  await stopJobs();
  await loadJobs();
  await startJobs({ work: true });
  const isTaken = () => sink.messageIds.some((id) => id.startsWith(`<second-factor-reset.${person.id}.`));
  await expect.poll(isTaken, { timeout: 15_000 }).toBe(true);
  await stopJobs();
  await startQueue();
});

describe('after a lost secret', () => {
  it('gives a way back to all people whose second factor doesn’t open, and changes no others', async () => {
    env().AUTH_SECRET = ['another-secret-of-the-installation-0'];
    const other = await withFactor();
    await expect(enter(person)).rejects.toMatchObject({ code: 'second_factor_required' });
    expect((await operate('doctor')).said).toContain(
      'AUTH_SECRET doesn’t open 1 of 2 second factors. Put the previous secret',
    );

    const tried = await operate('factor', 'reset', '--lost', '--dry-run');
    expect(tried.said).toContain('Of 2 second factors, 1 couldn’t be opened and are off; 1 session ended.');
    expect((await stateOf(person)).isOn).toBe(true);

    expect((await operate('factor', 'reset', '--lost')).code).toBe(0);
    expect([(await stateOf(person)).isOn, (await stateOf(other)).isOn]).toEqual([false, true]);
    expect([await mailedTo(person), await mailedTo(other)]).toEqual([1, 0]);
    await enter(person);
    expect((await operate('factor', 'reset', '--lost')).said).toBe(
      'All second factors can be opened (1): nothing to do.',
    );
  });
});
