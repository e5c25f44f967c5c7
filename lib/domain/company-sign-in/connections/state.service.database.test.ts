import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { type Issuer, startIssuer } from '#/e2e/support/fakes/oidc-issuer.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import {
  arrive,
  buildSigningCompany,
  connectIssuer,
  connectionBody,
  personAt,
  type SigningCompany,
  start,
  test,
} from '#/e2e/support/scenes/company-sign-in-scene.ts';
import type { User } from '#/generated/prisma/client.ts';
import { signInWithProvider } from '#/lib/domain/accounts/providers/sign-in-with-provider.ts';
import { openSession } from '#/lib/domain/accounts/sign-in/open-session.ts';
import { createTicket } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { signIn } from '#/lib/domain/accounts/sign-in/sign-in.ts';
import { listActivity } from '#/lib/domain/audit/list-activity.ts';
import { makeConnection } from '#/lib/domain/company-sign-in/connections/connection.service.ts';
import { getCompanySignIn } from '#/lib/domain/company-sign-in/connections/get-company-sign-in.ts';
import {
  activateConnection,
  enforceConnection,
  turnConnectionOff,
} from '#/lib/domain/company-sign-in/connections/state.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { hashPassword } from '#/lib/platform/passwords.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const PASSWORD = 'calm-harbour-42';
let passwordHash: string;
openQueue();

let issuer: Issuer;
let company: SigningCompany;

beforeAll(async () => {
  issuer = await startIssuer(() => env().APP_URL);
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(async () => {
  await issuer.stop();
});
beforeEach(async () => {
  company = await buildSigningCompany();
  await prisma().user.updateMany({ where: { companyId: company.companyId }, data: { passwordHash } });
});

const withPassword = (email: string, password = PASSWORD) => signIn(visitorCtx(), { email, password });
const hasFactor = (user: User) =>
  prisma().user.update({ where: { id: user.id }, data: { passwordHash, totpConfirmedAt: new Date() } });

/** Enforces a connection, except for the administrator and a second one. */
async function enforce(): Promise<{ id: number; second: User }> {
  const second = await buildAdministrator(prisma(), {
    companyId: company.companyId,
    email: `${uniqueWord()}@${company.domain}`,
  });
  const id = await connectIssuer(company, issuer);
  await hasFactor(company.administrator);
  await hasFactor(second);
  const exceptUserIds = [company.administrator.id, second.id];
  await enforceConnection(company.ctx, id, { isEnforced: true, exceptUserIds });
  return { id, second };
}

describe('a connection to a provider', () => {
  it('is a draft until a test would have signed a person in; the test opens and stores nothing', async () => {
    const { id } = await makeConnection(company.ctx, connectionBody(issuer));
    await expect(activateConnection(company.ctx, id)).rejects.toMatchObject({ code: 'conflict' });
    issuer.spoil = { withForeignKey: true };
    expect(await test(company, issuer, id)).toEqual({
      location: '/companyManagement?tab=integrations&open=signIn&signIn=failed',
      ticket: null,
    });
    await expect(activateConnection(company.ctx, id)).rejects.toMatchObject({ code: 'conflict' });
    issuer.spoil = {};
    expect(await test(company, issuer, id)).toEqual({
      location: '/companyManagement?tab=integrations&open=signIn&signIn=tested',
      ticket: null,
    });
    const [connection] = (await getCompanySignIn(company.ctx)).connections;
    const { email, firstName, lastName } = company.administrator;
    expect(connection).toMatchObject({
      state: 'tested',
      test: { isSuccess: true, email, person: `${firstName} ${lastName}`, reason: null },
    });
    expect(JSON.stringify(connection)).not.toContain(issuer.clientSecret);
    expect(await prisma().identity.count({ where: { userId: company.administrator.id } })).toBe(0);
    expect(await prisma().loginTicket.count({ where: { userId: company.administrator.id } })).toBe(0);
    issuer.spoil = { withForeignKey: true };
    await test(company, issuer, id);
    await expect(activateConnection(company.ctx, id)).rejects.toMatchObject({ code: 'conflict' });
    issuer.spoil = {};
    await test(company, issuer, id);
    await activateConnection(company.ctx, id);
  });

  it('that was tested with a person of another company isn’t tested', async () => {
    const { id } = await makeConnection(company.ctx, connectionBody(issuer));
    const stranger = { ...company.administrator, email: `${uniqueWord()}@${company.domain}` };
    await test({ ...company, administrator: stranger }, issuer, id);
    const [connection] = (await getCompanySignIn(company.ctx)).connections;
    expect(connection).toMatchObject({ state: 'draft', isTested: false });
    expect(connection?.test?.reason).toContain('No account');
  });

  it('is enforced only while it’s active and two administrators have a second factor', async () => {
    const { id } = await makeConnection(company.ctx, connectionBody(issuer));
    const exceptUserIds = [company.administrator.id];
    const of = (body: object) => enforceConnection(company.ctx, id, { isEnforced: true, exceptUserIds, ...body });
    await expect(of({})).rejects.toMatchObject({ code: 'conflict' });
    await test(company, issuer, id);
    await activateConnection(company.ctx, id);
    const second = await buildAdministrator(prisma(), { companyId: company.companyId, passwordHash });
    await hasFactor(company.administrator);
    const two = [company.administrator.id, second.id];
    await expect(of({})).rejects.toMatchObject({ code: 'invalid' });
    await expect(of({ exceptUserIds: two })).rejects.toMatchObject({ code: 'invalid' });
    await hasFactor(company.person);
    await expect(of({ exceptUserIds: [two[0], company.person.id] })).rejects.toMatchObject({ code: 'invalid' });
    await expect(of({ exceptUserIds: [two[0], two[0]] })).rejects.toMatchObject({ code: 'invalid' });
    await hasFactor(second);
    const update = (id: number, data: object) => prisma().user.update({ where: { id }, data });
    for (const lost of [{ passwordHash: null }, { blockedAt: new Date() }]) {
      await update(second.id, lost);
      await expect(of({ exceptUserIds: two })).rejects.toMatchObject({ code: 'invalid' });
      await update(second.id, { passwordHash, blockedAt: null });
    }
    const { administrator: stranger } = await buildSigningCompany();
    await hasFactor(stranger);
    await expect(of({ exceptUserIds: [two[0], stranger.id] })).rejects.toMatchObject({ code: 'invalid' });
    issuer.spoil = { withForeignKey: true };
    await test(company, issuer, id);
    await expect(of({ exceptUserIds: two })).rejects.toMatchObject({ code: 'conflict' });
    issuer.spoil = {};
    await test(company, issuer, id);
    await of({ exceptUserIds: two });
    const acts = (await listActivity(company.ctx, { person: '', kind: 'integrations' })).entries.map(
      ({ text }) => text,
    );
    expect(acts).toContain('made Acme ID the only way to sign in');
  });
});

describe('an enforced connection', () => {
  it('refuses its people’s password with a message, the same for a wrong one and an unknown person', async () => {
    await enforce();
    const words = 'People with this email domain sign in with Acme ID.';
    for (const [email, password] of [
      [company.person.email],
      [company.person.email, 'wrong-password-1'],
      [company.administrator.email, 'wrong-password-1'],
      [`${uniqueWord()}@${company.domain}`],
    ] as const)
      await expect(withPassword(email, password)).rejects.toMatchObject({
        code: 'forbidden',
        message: expect.stringContaining(words),
      });
  });

  it('refuses tickets of other ways, and the installation’s providers', async () => {
    await enforce();
    const { person } = company;
    const ticket = await createTicket(prisma(), { userId: person.id }, new Date());
    await expect(openSession(visitorCtx(), ticket)).rejects.toMatchObject({ code: 'forbidden' });
    const claimed = { issuer: 'https://other.example', subject: uniqueWord(), email: person.email };
    const identity = { ...claimed, provider: 'oidc' as const, isEmailProven: true, authenticatedAt: null };
    const answer = await signInWithProvider(visitorCtx(), identity);
    expect(answer).toEqual({ refusal: 'enforced' });
  });

  it('lets its people in, and asks for no second factor of ours', async () => {
    await enforce();
    await hasFactor(company.person);
    issuer.person = personAt(company.person.email);
    const { ticket } = await arrive(await start(company.person.email));
    expect(await openSession(visitorCtx(), { token: ticket ?? '' })).toHaveProperty('token');
  });

  it('lets an excepted administrator in by password, and always asks them for the second factor', async () => {
    await enforce();
    const { email } = company.administrator;
    const ticket = await withPassword(email);
    await expect(openSession(visitorCtx(), ticket)).rejects.toMatchObject({ code: 'second_factor_required' });
    issuer.person = personAt(email);
    const { ticket: token } = await arrive(await start(email));
    await expect(openSession(visitorCtx(), { token: token ?? '' })).rejects.toMatchObject({
      code: 'second_factor_required',
    });
  });

  it('excepts no one who has lost the second factor or the role', async () => {
    const { second } = await enforce();
    await prisma().user.update({ where: { id: second.id }, data: { totpConfirmedAt: null } });
    await expect(withPassword(second.email)).rejects.toMatchObject({ code: 'forbidden' });
    await prisma().administrator.delete({ where: { userId: company.administrator.id } });
    await expect(withPassword(company.administrator.email)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await getCompanySignIn(company.ctx)).connections).toMatchObject([{ isEnforced: true, excepted: [] }]);
  });

  it('doesn’t affect people of other companies, and colleagues in other domains', async () => {
    await enforce();
    const { id: companyId } = await buildCompany(prisma());
    const outsider = await buildUser(prisma(), { companyId, email: `${uniqueWord()}@${company.domain}`, passwordHash });
    const elsewhere = { companyId: company.companyId, email: `${uniqueWord()}@elsewhere.test`, passwordHash };
    const colleague = await buildUser(prisma(), elsewhere);
    for (const { email } of [outsider, colleague])
      expect(await openSession(visitorCtx(), await withPassword(email))).toHaveProperty('token');
  });

  it('ends sessions of other ways within a day, and no others', async () => {
    const { id } = await makeConnection(company.ctx, connectionBody(issuer));
    await test(company, issuer, id);
    await activateConnection(company.ctx, id);
    await openSession(visitorCtx(), await withPassword(company.person.email));
    issuer.person = personAt(company.person.email);
    const { ticket } = await arrive(await start(company.person.email));
    await openSession(visitorCtx(), { token: ticket ?? '' });
    const second = await buildAdministrator(prisma(), { companyId: company.companyId });
    await Promise.all([hasFactor(company.administrator), hasFactor(second)]);
    const exceptUserIds = [company.administrator.id, second.id];
    await enforceConnection(company.ctx, id, { isEnforced: true, exceptUserIds });
    const sessions = await prisma().session.findMany({
      where: { userId: company.person.id },
      orderBy: { createdAt: 'asc' },
    });
    const hours = sessions.map(({ absoluteUntil, connectionId }) => ({
      isByCompany: connectionId === id,
      lastsADay: absoluteUntil.getTime() - Date.now() > 25 * 3_600_000,
    }));
    expect(hours).toEqual([
      { isByCompany: false, lastsADay: false },
      { isByCompany: true, lastsADay: true },
    ]);
  });

  it('that is turned off lets all its people in by password again', async () => {
    const { id } = await enforce();
    await turnConnectionOff(await userCtx(company.administrator), id);
    expect(await openSession(visitorCtx(), await withPassword(company.person.email))).toHaveProperty('token');
  });
});
