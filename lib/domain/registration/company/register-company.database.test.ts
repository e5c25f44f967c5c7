import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { refusalsOf } from '#/e2e/support/product/settled.ts';
import { registerCompany } from '#/lib/domain/registration/company/registration.service.ts';
import { answerRegistrationRequest } from '#/lib/domain/registration/queues.ts';
import { signUpBody } from '#/lib/domain/registration/registration.schema.ts';
import { prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const NOW = new Date('2026-03-02T12:00:00Z');

let email: string;

openQueue();
beforeEach(() => {
  email = `founder.${uniqueWord()}@example.com`;
});

async function captchaPass(expiresAt = new Date(NOW.getTime() + 1000)): Promise<string> {
  const pass = newSecret('cap_');
  await prisma().captchaPass.create({ data: { signature: uniqueWord(), tokenHash: pass.hash, expiresAt } });
  return pass.token;
}

async function register(changes: Record<string, unknown> = {}) {
  const person = { firstName: 'Ada', lastName: 'Lovelace', timeZoneId: 12, email };
  const typed = { companyName: 'Analytical Engines', ...person, captcha: await captchaPass(), ...changes };
  return registerCompany(visitorCtx({ now: NOW }), signUpBody.parse(typed));
}

const waiting = async () =>
  (await waitingIn(answerRegistrationRequest)).filter((payload) => String(payload.email) === email);

describe('signing a company up', () => {
  it('returns and stores the same for known, unconfirmed and unknown addresses', async () => {
    const { id: companyId } = await buildCompany(prisma());
    const people = [{}, { confirmedAt: null }, null];
    for (const fields of people) {
      email = `founder.${uniqueWord()}@example.com`;
      if (fields) await buildUser(prisma(), { companyId, email, ...fields });
      const before = await prisma().company.count();
      expect(await register()).toEqual({ emailSent: true });
      expect(await waiting()).toEqual([
        {
          companyName: 'Analytical Engines',
          firstName: 'Ada',
          lastName: 'Lovelace',
          phone: '',
          timeZoneId: 12,
          email,
          locale: 'en',
        },
      ]);
      expect(await prisma().company.count()).toBe(before);
    }
  });
});

describe('the captcha pass', () => {
  const refusal = { code: 'invalid', message: 'Confirm that you’re not a robot.' };

  it('is valid once, also in twenty parallel calls', async () => {
    const captcha = await captchaPass();
    const attempts = Array.from({ length: 20 }, (_, i) => register({ captcha, email: `${i}.${email}` }));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const reason of refusalsOf(results)) expect(reason).toMatchObject(refusal);
    await expect(register({ captcha })).rejects.toMatchObject(refusal);
  });

  it.each<[string, () => Promise<string>]>([
    ['that has run out', () => captchaPass(NOW)],
    ['that is invented', async () => 'cap_invented'],
  ])('%s: no job is queued', async (_title, make) => {
    await expect(register({ captcha: await make() })).rejects.toMatchObject(refusal);
    expect(await waiting()).toEqual([]);
  });

  it('isn’t used up if the registration fails', async () => {
    const captcha = await captchaPass();
    const person = { companyName: 'Fails', firstName: 'Ada', lastName: 'Lovelace', phone: '', email, captcha };
    // Id 9 isn't in the list: the schema refuses it first, and the command would too.
    const attempt = registerCompany(visitorCtx({ now: NOW }), { ...person, timeZoneId: 9 });
    await expect(attempt).rejects.toMatchObject({ code: 'invalid' });
    expect(await register({ captcha })).toEqual({ emailSent: true });
  });
});

describe('if sign-up isn’t open to all', () => {
  afterEach(() => {
    env().SIGN_UP = 'open';
  });

  it.each([
    ['closed', 'forbidden'],
    ['domains:example.org', 'invalid'],
  ])('%s refuses with a message, stores nothing and uses up no captcha', async (setting, code) => {
    env().SIGN_UP = setting;
    const captcha = await captchaPass();
    await expect(register({ captcha })).rejects.toMatchObject({ code });
    expect(await waiting()).toEqual([]);
    env().SIGN_UP = 'domains:example.com';
    expect(await register({ captcha })).toEqual({ emailSent: true });
    expect(await waiting()).toHaveLength(1);
  });
});
