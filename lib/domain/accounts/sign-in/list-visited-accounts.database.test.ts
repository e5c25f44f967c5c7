import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { openSession } from '#/lib/domain/accounts/sign-in/open-session.ts';
import { createTicket, getVisitedAccount, listVisitedAccounts } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { deviceCookieName, deviceCookieWith } from '#/lib/platform/cookies/cookies.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let [visitor, stranger]: User[] = [];

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  visitor = await buildUser(prisma(), { companyId, firstName: 'Ada', lastName: 'Lovelace', imageName: 'ada.webp' });
  stranger = await buildUser(prisma(), { companyId, firstName: 'Grace', lastName: 'Hopper' });
});

const asSent = (user: User | undefined, firstName = 'Somebody') => ({
  email: user?.email ?? '',
  firstName,
  lastName: '',
  image: null,
});
const cookieOf = async (user: User | undefined) => deviceCookieWith(undefined, user?.id ?? 0).value ?? '';

it('listVisitedAccounts returns the people who signed in with this browser, and echoes other addresses, known or not', async () => {
  const nobody = { ...asSent(undefined), email: 'nobody@example.com' };
  const accounts = [asSent(stranger), asSent(visitor), nobody];
  expect(await listVisitedAccounts(visitorCtx(), accounts, await cookieOf(visitor))).toEqual([
    asSent(stranger),
    { email: visitor?.email, firstName: 'Ada', lastName: 'Lovelace', image: '/api/images/ada.webp' },
    nobody,
  ]);
});

it.each([undefined, '', 'forged'])('listVisitedAccounts returns no one for the cookie %s', async (cookie) => {
  const accounts = [asSent(stranger), asSent(visitor)];
  expect(await listVisitedAccounts(visitorCtx(), accounts, cookie)).toEqual(accounts);
});

it('listVisitedAccounts returns no one who was suspended since', async () => {
  const cookie = await cookieOf(visitor);
  await prisma().user.update({ where: { id: visitor?.id ?? 0 }, data: { blockedAt: new Date() } });
  expect(await listVisitedAccounts(visitorCtx(), [asSent(visitor)], cookie)).toEqual([asSent(visitor)]);
});

it('a sign-in is prepared with the name for this browser’s accounts, and only the address for others', async () => {
  const cookie = await cookieOf(visitor);
  const prepare = (email: string) => getVisitedAccount(visitorCtx(), email, cookie);
  expect(await prepare(visitor?.email ?? '')).toMatchObject({ firstName: 'Ada' });
  for (const email of [stranger?.email ?? '', 'nobody@example.com'])
    expect(await prepare(email)).toEqual({ email, firstName: '', lastName: '', image: null });
});

it('a browser is remembered when a person signs in with it, and a program never', async () => {
  const signIn = async (isBrowser: boolean, deviceCookie?: string) => {
    const ctx = visitorCtx({ client: { isBrowser } });
    await openSession(ctx, await createTicket(prisma(), { userId: visitor?.id ?? 0 }, ctx.clock.now()), deviceCookie);
    return ctx.cookies.find(({ name }) => name === deviceCookieName())?.value ?? undefined;
  };
  expect(await signIn(false)).toBeUndefined();
  const cookie = await signIn(true, await cookieOf(stranger));
  const accounts = await listVisitedAccounts(visitorCtx(), [asSent(visitor), asSent(stranger)], cookie);
  expect(accounts).toMatchObject([{ firstName: 'Ada' }, { firstName: 'Grace' }]);
});
