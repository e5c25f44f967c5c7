import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { refusalsOf } from '#/e2e/support/product/settled.ts';
import type { User } from '#/generated/prisma/client.ts';
import { openSession } from '#/lib/domain/accounts/sign-in/open-session.ts';
import { createTicket, signOut } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { findSessionOfPage } from '#/lib/domain/sessions/find-session-of-page.ts';
import { findSessionById, findSessionOfCall } from '#/lib/domain/sessions/session.service.ts';
import { deviceCookieName, sessionCookieName, sessionLife, shortCookie } from '#/lib/platform/cookies/cookies.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const START = new Date('2026-03-02T12:00:00Z');
const BROWSER = { isBrowser: true };
const PROGRAM = { isBrowser: false };
const plus = (seconds: number) => new Date(START.getTime() + seconds * 1000);

let person: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId });
});

/** Opens a session like the product; returns the bearer and, for a browser, the value of the cookie. */
async function open(client: { isBrowser: boolean }) {
  const ctx = visitorCtx({ now: START, client });
  const { token: bearer } = await openSession(ctx, await createTicket(prisma(), { userId: person.id }, START));
  return { bearer, cookies: ctx.cookies, cookie: ctx.cookies[0]?.value ?? undefined };
}

async function holderOf(
  halves: { bearer: string | null; cookie: string | undefined },
  client = BROWSER,
  now = plus(1),
): Promise<number | null> {
  return (await findSessionOfCall(halves, client, now))?.person.userId ?? null;
}

describe('opening a session', () => {
  it('happens once per ticket, also in twenty parallel calls', async () => {
    const ticket = await createTicket(prisma(), { userId: person.id }, START);
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () => openSession(visitorCtx({ now: START }), ticket)),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await prisma().session.count({ where: { userId: person.id } })).toBe(1);
    for (const reason of refusalsOf(attempts)) expect(reason).toMatchObject({ code: 'signed_out' });
  });

  it('fails for a person who was suspended since, and the ticket is used up', async () => {
    const ticket = await createTicket(prisma(), { userId: person.id }, START);
    await prisma().user.update({ where: { id: person.id }, data: { blockedAt: START } });
    await expect(openSession(visitorCtx({ now: START }), ticket)).rejects.toMatchObject({ code: 'signed_out' });
    await prisma().user.update({ where: { id: person.id }, data: { blockedAt: null } });
    await expect(openSession(visitorCtx({ now: START }), ticket)).rejects.toMatchObject({ code: 'signed_out' });
  });

  it('gives a browser two halves and a program one', async () => {
    const [browser, program] = [await open(BROWSER), await open(PROGRAM)];
    expect(browser.cookies).toEqual([
      { name: sessionCookieName(), value: expect.any(String), maxAgeSeconds: sessionLife.browser.absoluteSeconds },
      { name: deviceCookieName(), value: expect.any(String), maxAgeSeconds: 365 * 24 * 3600 },
    ]);
    expect(program.cookies).toEqual([]);
    for (const { bearer } of [browser, program]) expect(bearer).toMatch(/^sb_[\w-]{43}$/);
    const rows = JSON.stringify(await prisma().session.findMany({ where: { userId: person.id } }));
    expect(rows).not.toContain(browser.bearer);
  });
});

describe('a browser’s session', () => {
  it('needs both halves', async () => {
    const { bearer, cookie } = await open(BROWSER);
    expect(await holderOf({ bearer, cookie })).toBe(person.id);
    expect(await holderOf({ bearer, cookie: undefined })).toBeNull();
    expect(await holderOf({ bearer: null, cookie })).toBeNull();
    expect(await holderOf({ bearer, cookie: `${cookie}x` })).toBeNull();
    expect(await holderOf({ bearer, cookie: undefined }, PROGRAM)).toBeNull();
  });

  it('doesn’t accept the cookie of another session, not even of the same person', async () => {
    const [first, second] = [await open(BROWSER), await open(BROWSER)];
    expect(await holderOf({ bearer: first.bearer, cookie: second.cookie })).toBeNull();
    expect(await holderOf({ bearer: second.bearer, cookie: first.cookie })).toBeNull();
  });
});

describe('a program’s session', () => {
  it('needs its bearer only and is refused to browsers, even with a browser’s cookie', async () => {
    const [program, browser] = [await open(PROGRAM), await open(BROWSER)];
    expect(await holderOf(program, PROGRAM)).toBe(person.id);
    expect(await holderOf(program, BROWSER)).toBeNull();
    expect(await holderOf({ bearer: program.bearer, cookie: browser.cookie }, BROWSER)).toBeNull();
  });
});

describe.each(['browser', 'api'] as const)('a session of kind %s', (kind) => {
  const client = kind === 'browser' ? BROWSER : PROGRAM;
  const { idleSeconds, absoluteSeconds } = sessionLife[kind];
  const isLive = async (session: { bearer: string; cookie: string | undefined }, seconds: number) =>
    (await holderOf(session, client, plus(seconds))) === person.id;

  it('ends after idling', async () => {
    const session = await open(client);
    expect(await isLive(session, idleSeconds)).toBe(false);
    expect(await isLive(session, idleSeconds - 1)).toBe(true);
    // The latest call has extended the session.
    expect(await isLive(session, idleSeconds)).toBe(true);
    expect(await isLive(session, 2 * idleSeconds - 2)).toBe(true);
    expect(await isLive(session, 3 * idleSeconds)).toBe(false);
  });

  it('ends at its latest time, however busy it is', async () => {
    const session = await open(client);
    for (let seconds = 0; seconds < absoluteSeconds; seconds += idleSeconds / 2)
      expect(await isLive(session, seconds)).toBe(true);
    expect(await isLive(session, absoluteSeconds - 1)).toBe(true);
    expect(await isLive(session, absoluteSeconds)).toBe(false);
  });

  it('ends when its person is suspended or deleted', async () => {
    const session = await open(client);
    await prisma().user.update({ where: { id: person.id }, data: { blockedAt: START } });
    expect(await isLive(session, 1)).toBe(false);
    await prisma().user.update({ where: { id: person.id }, data: { blockedAt: null } });
    expect(await isLive(session, 1)).toBe(true);
    await prisma().user.delete({ where: { id: person.id } });
    expect(await isLive(session, 1)).toBe(false);
  });
});

describe('signing out', () => {
  it('ends this session, for pages and calls, and no other', async () => {
    const other = await open(BROWSER);
    const ctx = await userCtx(person, { now: START });
    await signOut(ctx);
    expect(await findSessionById(ctx.actor.sessionId, new Date())).toBeNull();
    expect(ctx.cookies).toEqual([
      { name: sessionCookieName(), value: null, maxAgeSeconds: 0 },
      shortCookie('signedOut', 'yes', 600),
    ]);
    expect(await holderOf(other)).toBe(person.id);
    const session = await prisma().session.findUniqueOrThrow({ where: { id: ctx.actor.sessionId } });
    expect(session).toMatchObject({ revokedAt: START, revokedReason: 'signed out' });
  });
});

describe('a page behind the sign-in', () => {
  it('is shown for the cookie only, and for nothing else', async () => {
    const { cookie, bearer } = await open(BROWSER);
    expect((await findSessionOfPage(cookie, plus(1)))?.person.userId).toBe(person.id);
    for (const wrong of [undefined, '', bearer, `${cookie}x`])
      expect(await findSessionOfPage(wrong, plus(1))).toBeNull();
  });

  it('isn’t shown when the session is over', async () => {
    const { id, cookie } = await signInAs(prisma(), person);
    const value = cookie.slice(cookie.indexOf('=') + 1);
    await prisma().session.update({ where: { id }, data: { revokedAt: new Date() } });
    expect(await findSessionOfPage(value, new Date())).toBeNull();
  });
});
