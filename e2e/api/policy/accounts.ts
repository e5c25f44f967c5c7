import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { anyone, bySecret, NO_ID, newAddress, oneOther, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';
import type { WorldCompany } from '#/e2e/api/world.ts';
import type { User } from '#/generated/prisma/client.ts';
import { secondFactorPlace } from '#/lib/domain/accounts/second-factor/require-code.ts';
import { newChallenge } from '#/lib/platform/captcha.ts';
import { prisma } from '#/lib/platform/db.ts';
import { seal } from '#/lib/platform/secret-box.ts';
import { mailedToken, newSecret } from '#/lib/platform/tokens.ts';
import { newTotpSecret, totpCode } from '#/lib/platform/totp.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const person = { firstName: 'Ada', lastName: 'Lovelace', phone: '', timeZoneId: 11 };

async function captchaPass(): Promise<string> {
  const pass = newSecret('cap_');
  const expiresAt = new Date(Date.now() + 60_000);
  await prisma().captchaPass.create({ data: { signature: uniqueWord(), tokenHash: pass.hash, expiresAt } });
  return pass.token;
}

async function solvedCaptcha(): Promise<string> {
  const challenge = await newChallenge();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

async function passwordLink({ company }: WorldCompany): Promise<string> {
  const user = await buildUser(prisma(), { companyId: company.id, confirmedAt: null, passwordHash: null });
  await prisma().administrator.create({ data: { companyId: company.id, userId: user.id } });
  const life = { createdAt: new Date(), expiresAt: new Date(Date.now() + 60_000) };
  const { id } = await prisma().mailedToken.create({ data: { kind: 'set_password', userId: user.id, ...life } });
  return mailedToken('pwd_', id);
}

async function ticket(user: User): Promise<string> {
  const { token, hash } = newSecret('tkt_');
  await prisma().loginTicket.create({
    data: { userId: user.id, tokenHash: hash, expiresAt: new Date(Date.now() + 60_000) },
  });
  return token;
}

async function resetLink({ company }: WorldCompany): Promise<string> {
  const user = await buildUser(prisma(), { companyId: company.id });
  const life = { createdAt: new Date(), expiresAt: new Date(Date.now() + 60_000) };
  const { id } = await prisma().mailedToken.create({ data: { kind: 'reset_password', userId: user.id, ...life } });
  return mailedToken('rst_', id);
}

/** Starts a second factor, and returns the first code that it waits for. */
async function waitingSecondFactor({ id }: User): Promise<string> {
  const secret = newTotpSecret();
  const totpSecret = seal(secondFactorPlace(id), secret);
  await prisma().user.update({ where: { id }, data: { totpSecret, totpConfirmedAt: null, totpLastStep: null } });
  return totpCode(secret, new Date());
}

/** Removes a person's second factor, so that the matrix's next sign-in works without it. */
async function noSecondFactor({ id }: User): Promise<void> {
  await prisma().user.update({ where: { id }, data: { totpSecret: null, totpConfirmedAt: null, totpLastStep: null } });
}

/** Turns a second factor on, and returns an unused code. */
async function usedSecondFactor(user: User): Promise<string> {
  const code = await waitingSecondFactor(user);
  await prisma().user.update({ where: { id: user.id }, data: { totpConfirmedAt: new Date() } });
  return code;
}

async function identityOf({ id: userId }: User) {
  const at = new Date();
  const issuer = `https://${uniqueWord()}.example`;
  const { id } = await prisma().identity.create({
    data: { userId, provider: 'oidc', issuer, subject: uniqueWord(), createdAt: at, lastUsedAt: at },
  });
  return { body: { id, password: testPassword } };
}

const sessionOf = async (user: User) => ({ body: { id: (await signInAs(prisma(), user)).id } });

export const accountsPolicy: Policy = {
  getCaptcha: anyone,
  nextAuthGet: { own: { status: 200, send: plain({ params: { nextauth: 'session' } }) } },
  // Without next-auth's own anti-forgery token these calls only name a page.
  nextAuthPost: { unknown: { status: 200, send: plain({ params: { nextauth: 'signout' }, body: { json: 'true' } }) } },
  nextAuthCredentials: { unknown: { status: 200, send: plain({ body: { json: 'true' } }) } },
  getCsrfToken: anyone,
  // No provider is configured here; e2e/api/provider-sign-in.test.ts has one.
  startProviderSignIn: {
    own: { status: 404, send: plain({ params: { provider: 'google' }, body: { csrfToken: 'x' } }) },
  },
  finishProviderSignIn: { own: { status: 404, send: plain({ params: { provider: 'google' } }) } },
  takeProviderTicket: { own: { status: 401, send: plain({ body: {} }) } },
  listIdentities: anyone,
  connectIdentity: { own: { status: 404, send: plain({ body: { provider: 'google', password: testPassword } }) } },
  removeIdentity: {
    own: { status: 200, send: (_world, actor) => identityOf(actor) },
    colleague: { status: 404, send: ({ own }, actor) => identityOf(oneOther(own, actor)) },
    foreign: { status: 404, send: ({ foreign }) => identityOf(foreign.persons.Member) },
    unknown: { status: 404, send: plain({ body: { id: NO_ID } }) },
  },
  verifyCaptcha: bySecret(422, async () => ({ response: await solvedCaptcha() }), { response: 'bm90aGluZw==' }),
  registerCompany: bySecret(
    422,
    async () => ({ ...person, companyName: 'Analytical Engines', email: newAddress(), captcha: await captchaPass() }),
    { ...person, companyName: 'Analytical Engines', email: newAddress(), captcha: 'cap_invented' },
  ),
  checkPasswordToken: bySecret(400, async ({ own }) => ({ token: await passwordLink(own) }), { token: 'pwd_x' }),
  setPassword: bySecret(400, async ({ own }) => ({ token: await passwordLink(own), password: testPassword }), {
    token: 'pwd_x',
    password: testPassword,
  }),
  checkResetToken: bySecret(400, async ({ own }) => ({ token: await resetLink(own) }), { token: 'rst_x' }),
  updatePassword: bySecret(
    400,
    async ({ own }) => ({ token: await resetLink(own), password: `${uniqueWord()} harbour` }),
    {
      token: 'rst_x',
      password: testPassword,
    },
  ),
  // Known and unknown addresses get the same answer.
  requestReset: bySecret(200, async ({ own }) => ({ email: own.persons.Member.email }), {
    email: 'nobody@example.com',
  }),
  reconfirm: bySecret(200, async ({ own }) => ({ email: own.persons.Member.email }), { email: 'nobody@example.com' }),
  prepareSignIn: bySecret(200, async ({ own }) => ({ email: own.persons.Member.email }), {
    email: 'nobody@example.com',
  }),
  getSessions: bySecret(200, async ({ own }) => ({ accounts: [{ email: own.persons.Member.email }] }), {
    accounts: [{ email: 'nobody@example.com' }],
  }),
  listSessions: anyone,
  endOtherSessions: { own: { status: 200, send: plain({ body: {} }) } },
  endSession: {
    own: { status: 200, send: (_world, actor) => sessionOf(actor) },
    colleague: { status: 404, send: ({ own }, actor) => sessionOf(oneOther(own, actor)) },
    foreign: { status: 404, send: ({ foreign }) => sessionOf(foreign.persons.Member) },
    unknown: { status: 404, send: plain({ body: { id: '00000000-0000-7000-8000-000000000000' } }) },
  },
  getSecondFactor: anyone,
  setUpSecondFactor: {
    own: {
      status: 200,
      send: async (_world, actor) => {
        await noSecondFactor(actor);
        return { body: { password: testPassword } };
      },
    },
    unknown: { status: 422, send: plain({ body: { password: 'wrong' } }) },
  },
  confirmSecondFactor: {
    own: { status: 200, send: async (_world, actor) => ({ body: { code: await waitingSecondFactor(actor) } }) },
  },
  renewRecoveryCodes: {
    own: {
      status: 200,
      send: async (_world, actor) => ({ body: { password: testPassword, code: await usedSecondFactor(actor) } }),
    },
    unknown: { status: 422, send: plain({ body: { password: 'wrong', code: '123456' } }) },
  },
  disableSecondFactor: {
    own: { status: 200, send: plain({ body: { password: testPassword } }) },
    unknown: { status: 422, send: plain({ body: { password: 'wrong' } }) },
  },
  signIn: bySecret(401, async ({ own }) => ({ email: own.persons.Member.email, password: testPassword }), {
    email: 'nobody@example.com',
    password: testPassword,
  }),
  openSession: bySecret(401, async ({ own }) => ({ token: await ticket(own.persons.Member) }), { token: 'tkt_x' }),
  signOut: anyone,
  getRoles: anyone,
};
