import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { networkSignInLimit, signInLimit, ticketLifeMs } from '#/lib/domain/accounts/constants.ts';
import { createSession } from '#/lib/domain/accounts/sign-in/open-session.ts';
import { createTicket } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { signIn } from '#/lib/domain/accounts/sign-in/sign-in.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { isProblem, type Problem } from '#/lib/platform/errors.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const NOW = new Date('2026-03-02T12:00:00Z');

let company: Company;
let person: User;
let network = 0;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  company = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId: company.id });
  network += 1;
});

/** Every test calls from its own network. */
const address = () => `198.51.100.${network}`;

async function attempt(email: string, password: string, from = address()): Promise<{ token: string } | Problem> {
  try {
    return await signIn(visitorCtx({ client: { address: from } }), { email, password });
  } catch (error) {
    if (isProblem(error)) return error;
    throw error;
  }
}

/** Returns the refusal for the caller, or that there is a ticket. */
async function outcomeOf(email: string, password: string, from?: string): Promise<string> {
  const answer = await attempt(email, password, from);
  return 'code' in answer ? `${answer.code}: ${answer.message}` : 'a ticket';
}

const REFUSED = 'signed_out: Wrong email or password.';

describe('signing in', () => {
  it('returns a ticket, and stores only its hash', async () => {
    const answer = await attempt(person.email, testPassword);
    if ('code' in answer) throw answer;
    expect(answer.token).toMatch(/^tkt_[\w-]{43}$/);
    const [ticket] = await prisma().loginTicket.findMany({ where: { userId: person.id } });
    expect(Buffer.from(ticket?.tokenHash ?? [])).toEqual(Buffer.from(hashSecret(answer.token)));
  });

  it.each<[string, () => Promise<string>]>([
    ['an unknown address', async () => `nobody.${uniqueWord()}@example.com`],
    [
      'a blocked person',
      async () => (await buildUser(prisma(), { companyId: company.id, blockedAt: new Date() })).email,
    ],
    [
      'an unconfirmed address',
      async () => (await buildUser(prisma(), { companyId: company.id, confirmedAt: null })).email,
    ],
    [
      'a person without a password',
      async () => (await buildUser(prisma(), { companyId: company.id, passwordHash: null })).email,
    ],
  ])('answers %s like a wrong password', async (_title, make) => {
    expect(await outcomeOf(await make(), testPassword)).toBe(REFUSED);
    expect(await outcomeOf(person.email, `${testPassword}!`)).toBe(REFUSED);
    expect(await outcomeOf(person.email, testPassword)).toBe('a ticket');
  });

  it('says that an account is suspended only to a person who knows its password', async () => {
    await prisma().user.update({ where: { id: person.id }, data: { blockedAt: NOW, suspendedAt: NOW } });
    expect(await outcomeOf(person.email, `${testPassword}!`)).toBe(REFUSED);
    expect(await outcomeOf(person.email, testPassword)).toBe(
      'forbidden: Your account is suspended. Ask an administrator of your company to restore it.',
    );
    expect(await prisma().loginTicket.count({ where: { userId: person.id } })).toBe(0);
    const entries = await prisma().auditEntry.findMany({ where: { companyId: company.id }, orderBy: { id: 'asc' } });
    expect(entries.map(({ result }) => result)).toEqual(['failed', 'refused']);
  });

  it('uses the password as typed: capitals and blanks count', async () => {
    for (const password of [testPassword.toUpperCase(), ` ${testPassword}`, `${testPassword} `])
      expect(await outcomeOf(person.email, password)).toBe(REFUSED);
  });

  it('records failures of known addresses, and stores nothing of unknown ones', async () => {
    const before = await prisma().auditEntry.count();
    await attempt(`nobody.${uniqueWord()}@example.com`, 'wrong');
    expect(await prisma().auditEntry.count()).toBe(before);
    await attempt(person.email, 'wrong');
    const entries = await prisma().auditEntry.findMany({ where: { companyId: company.id } });
    expect(entries).toMatchObject([
      { action: 'session.sign-in', result: 'failed', actorKind: 'visitor', subject: `user:${person.id}` },
    ]);
  });
});

describe('the limit of failures', () => {
  const fail = async (times: number, from = address()) => {
    for (let i = 0; i < times; i++) expect(await outcomeOf(person.email, 'wrong', from)).toBe(REFUSED);
  };

  it('is final once it’s reached: the right password doesn’t help', async () => {
    await fail(signInLimit.points);
    const answer = await attempt(person.email, testPassword);
    expect(answer).toMatchObject({ code: 'too_many_requests' });
    if (!('code' in answer)) throw new Error('signed in');
    expect(answer.retryAfterSeconds).toBeGreaterThan(signInLimit.seconds - 60);
    expect(answer.retryAfterSeconds).toBeLessThanOrEqual(signInLimit.seconds);
  });

  it('counts for one account and one network only', async () => {
    const colleague = await buildUser(prisma(), { companyId: company.id });
    await fail(signInLimit.points);
    expect(await outcomeOf(person.email, testPassword)).toMatch(/^too_many_requests/);
    expect(await outcomeOf(colleague.email, testPassword)).toBe('a ticket');
    expect(await outcomeOf(person.email, testPassword, `203.0.113.${network}`)).toBe('a ticket');
  });

  it('also counts for one network over all accounts, so that one guess at each of many also ends', async () => {
    const from = address();
    await takePoint(networkSignInLimit, from, networkSignInLimit.points - 1);
    await fail(1, from);
    const colleague = await buildUser(prisma(), { companyId: company.id });
    expect(await outcomeOf(colleague.email, testPassword, from)).toMatch(/^too_many_requests/);
    expect(await outcomeOf(colleague.email, testPassword, `203.0.113.${network}`)).toBe('a ticket');
  });

  it('counts failures only', async () => {
    for (let i = 0; i < signInLimit.points + 1; i++)
      expect(await outcomeOf(person.email, testPassword)).toBe('a ticket');
  });

  it('counts unknown addresses like known ones', async () => {
    const email = `nobody.${uniqueWord()}@example.com`;
    for (let i = 0; i < signInLimit.points; i++) expect(await outcomeOf(email, 'wrong')).toBe(REFUSED);
    expect(await outcomeOf(email, 'wrong')).toMatch(/^too_many_requests/);
  });

  it('lets no burst through: of twenty parallel guesses the right one, coming last, isn’t checked', async () => {
    const guesses = [...Array.from({ length: 19 }, (_, i) => `wrong-${i}`), testPassword];
    const answers = await Promise.all(guesses.map((guess) => outcomeOf(person.email, guess)));
    expect(answers.filter((answer) => answer === REFUSED).length).toBeLessThanOrEqual(signInLimit.points);
    expect(answers.at(-1)).toMatch(/^too_many_requests/);
  });
});

describe('a sign-in ticket', () => {
  const consume = async (token: string, now = NOW) =>
    (await createSession(visitorCtx({ now }), { token }))?.userId ?? null;

  it('is used once by twenty parallel calls', async () => {
    const { token } = await createTicket(prisma(), { userId: person.id }, NOW);
    const spent = await Promise.all(Array.from({ length: 20 }, () => consume(token)));
    expect(spent.filter((userId) => userId !== null)).toEqual([person.id]);
    expect(await consume(token)).toBeNull();
  });

  it.each([
    [ticketLifeMs - 1, true],
    [ticketLifeMs, false],
    [ticketLifeMs + 3_600_000, false],
  ])('after %i ms: good %s', async (ms, isGood) => {
    const { token } = await createTicket(prisma(), { userId: person.id }, NOW);
    expect(await consume(token, new Date(NOW.getTime() + ms))).toBe(isGood ? person.id : null);
  });

  it.each(['', 'tkt_', 'tkt_invented', 'sb_invented'])('can’t be invented: "%s"', async (token) => {
    await createTicket(prisma(), { userId: person.id }, NOW);
    expect(await consume(token)).toBeNull();
  });
});
