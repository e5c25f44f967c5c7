import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { User } from '#/generated/prisma/client.ts';
import { accountSignInLimit, captchaPassPrefix, signInLimit } from '#/lib/domain/accounts/constants.ts';
import { answerSignInFailures, sendSignInFailuresMail } from '#/lib/domain/accounts/queues.ts';
import { tellOfFailures } from '#/lib/domain/accounts/sign-in/failure.service.ts';
import { signIn } from '#/lib/domain/accounts/sign-in/sign-in.ts';
import { prisma } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { accountKey, takePoint } from '#/lib/platform/rate-limit.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const NOW = new Date('2026-03-02T12:00:00Z');

let companyId: number;
let person: User;
let network = 0;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  person = await buildUser(prisma(), { companyId });
  network += 1;
});

/** Every test calls from its own networks. */
const address = () => `198.51.100.${network}`;

/** Returns the ticket, or the refusal. */
const attempt = (email: string, password: string, from = address(), captcha?: string): Promise<unknown> =>
  signIn(visitorCtx({ client: { address: from } }), { email, password, captcha }).catch((error: unknown) => {
    if (isProblem(error)) return error;
    throw error;
  });

const REFUSED = { code: 'signed_out', message: 'Wrong email or password.' };
describe('failures of one account over all networks', () => {
  const WANTED = { code: 'captcha_required', message: 'Confirm that you’re not a robot.' };
  const nobody = () => `nobody.${uniqueWord()}@example.com`;
  const elsewhere = () => `203.0.113.${network}`;
  const fill = (email: string, less = 0) =>
    takePoint(accountSignInLimit, accountKey(email, 'all'), accountSignInLimit.points - less);
  const mailed = async (email: string) =>
    (await waitingIn(answerSignInFailures)).filter((job) => Object.is(job.email, email));
  const pass = async () => {
    const { token, hash: tokenHash } = newSecret(captchaPassPrefix);
    const expiresAt = new Date(Date.now() + 3_600_000);
    await prisma().captchaPass.create({ data: { signature: uniqueWord(), tokenHash, expiresAt } });
    return token;
  };

  it.each([
    ['a known address', async () => person.email],
    ['an unknown one', async () => nobody()],
  ])('%s: the last free failure notifies the owner, and the next attempt needs a captcha', async (_, make) => {
    const email = await make();
    await fill(email, 2);
    expect(await attempt(email, 'wrong')).toMatchObject(REFUSED);
    expect(await mailed(email)).toEqual([]);
    expect(await attempt(email, 'wrong')).toMatchObject(REFUSED);
    expect(await mailed(email)).toHaveLength(1);
    for (const from of [address(), elsewhere()])
      for (const captcha of [undefined, '', 'cap_invented'])
        expect(await attempt(email, testPassword, from, captcha)).toMatchObject(WANTED);
    expect(await attempt(email, 'wrong', elsewhere(), await pass())).toMatchObject(REFUSED);
  });

  it('let the owner in with a captcha pass, which is valid for one attempt', async () => {
    await fill(person.email);
    const token = await pass();
    expect(await attempt(person.email, 'wrong', address(), token)).toMatchObject(REFUSED);
    expect(await attempt(person.email, testPassword, address(), token)).toMatchObject(WANTED);
    expect(await attempt(person.email, testPassword, address(), await pass())).toHaveProperty('token');
  });

  it('aren’t counted for attempts refused because they lack a captcha', async () => {
    await fill(person.email);
    for (let i = 0; i < signInLimit.points + 1; i++)
      expect(await attempt(person.email, testPassword)).toMatchObject(WANTED);
    expect(await attempt(person.email, testPassword, address(), await pass())).toHaveProperty('token');
  });

  it('ask no captcha of other people, nor of a person who repeatedly signs in correctly', async () => {
    await fill(person.email);
    const colleague = await buildUser(prisma(), { companyId });
    await fill(colleague.email, 1);
    for (let i = 0; i < 3; i++) expect(await attempt(colleague.email, testPassword)).toHaveProperty('token');
    expect(await mailed(colleague.email)).toEqual([]);
  });

  it('email the owner once a day, and no one who can’t sign in', async () => {
    const build = (fields: object) => buildUser(prisma(), { companyId, ...fields });
    const away = [await build({ blockedAt: NOW }), await build({ confirmedAt: null })];
    for (const email of [person.email, person.email, nobody(), ...away.map((one) => one.email)])
      await tellOfFailures(jobCtx({ now: NOW }), { email });
    const toldIds = (await waitingIn(sendSignInFailuresMail)).map(({ userId }) => userId);
    expect(toldIds.filter((id) => [person, ...away].some((one) => one.id === id))).toEqual([person.id]);
  });
});
