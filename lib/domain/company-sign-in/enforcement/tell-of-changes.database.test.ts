import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Issuer, startIssuer } from '#/e2e/support/fakes/oidc-issuer.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import {
  buildSigningCompany,
  connectIssuer,
  type SigningCompany,
  test,
} from '#/e2e/support/scenes/company-sign-in-scene.ts';
import type { User } from '#/generated/prisma/client.ts';
import { listActivity } from '#/lib/domain/audit/list-activity.ts';
import { removeConnection } from '#/lib/domain/company-sign-in/connections/connection.service.ts';
import { getCompanySignIn } from '#/lib/domain/company-sign-in/connections/get-company-sign-in.ts';
import { enforceConnection, turnConnectionOff } from '#/lib/domain/company-sign-in/connections/state.service.ts';
import { type SignInChange, signInChanges } from '#/lib/domain/company-sign-in/constants.ts';
import { removeDomain } from '#/lib/domain/company-sign-in/domains/domain.service.ts';
import { mailSignInChange } from '#/lib/domain/company-sign-in/enforcement/tell-of-changes.ts';
import { sendSignInChangeMail } from '#/lib/domain/company-sign-in/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const sink = openMailSink();
openQueue();

let issuer: Issuer;
let company: SigningCompany;
let second: User;
let third: User;
let id: number;

beforeAll(async () => {
  issuer = await startIssuer(() => env().APP_URL);
});
afterAll(async () => {
  await issuer.stop();
});
beforeEach(async () => {
  company = await buildSigningCompany();
  const { companyId, domain } = company;
  const build = () => buildAdministrator(prisma(), { companyId, email: `${uniqueWord()}@${domain}` });
  second = await build();
  third = await build();
  await buildUser(prisma(), { companyId, email: `${uniqueWord()}@elsewhere.test` });
  const data = { passwordHash: 'scrypt', totpConfirmedAt: new Date() };
  await prisma().user.updateMany({ where: { companyId }, data });
  id = await connectIssuer(company, issuer);
});

const enforce = (exceptUserIds = [company.administrator.id, second.id]) =>
  enforceConnection(company.ctx, id, { isEnforced: true, exceptUserIds });

/** Returns who was notified of what since the last call. */
async function tellings(): Promise<[number, string][]> {
  const payloads = (await waitingIn(sendSignInChangeMail)) as unknown as { userId: number; change: string }[];
  const { companyId } = company;
  const people = await prisma().user.findMany({ where: { companyId }, select: { id: true } });
  const ids = new Set(people.map((person) => person.id));
  await prisma().$executeRaw`DELETE FROM pgboss.job WHERE name = ${sendSignInChangeMail.name}`;
  return payloads
    .filter(({ userId }) => ids.has(userId))
    .map(({ userId, change }): [number, string] => [userId, change])
    .sort(([one], [other]) => one - other);
}

describe('a connection that becomes the only way in', () => {
  it('notifies all people of its domains once, and the excepted ones that they are', async () => {
    const signIn = await getCompanySignIn(company.ctx);
    expect(signIn.peopleInDomains).toBe(4);
    expect(signIn.administrators.map(({ isInDomains }) => isInDomains)).toEqual([true, true, true]);
    await enforce();
    expect(await tellings()).toEqual([
      [company.administrator.id, 'excepted'],
      [company.person.id, 'bound'],
      [second.id, 'excepted'],
      [third.id, 'bound'],
    ]);
    await enforce();
    expect(await tellings()).toEqual([]);
  });

  it.each([
    ['is no longer enforced', () => enforceConnection(company.ctx, id, { isEnforced: false, exceptUserIds: [] })],
    ['is turned off', () => turnConnectionOff(company.ctx, id)],
    ['is removed', () => removeConnection(company.ctx, id)],
    [
      'loses its domain',
      async () => {
        const { id: domainId = 0 } = (await getCompanySignIn(company.ctx)).domains[0] ?? {};
        return removeDomain(company.ctx, domainId);
      },
    ],
  ])('and %s notifies them that passwords work again, and no one else', async (_title, end) => {
    await enforce();
    await tellings();
    await end();
    expect(await tellings()).toEqual([
      [company.person.id, 'free'],
      [third.id, 'free'],
    ]);
  });

  it('notifies people who become excepted, or no longer are, even if its last test failed', async () => {
    await enforce();
    await tellings();
    issuer.spoil = { withForeignKey: true };
    await test(company, issuer, id);
    issuer.spoil = {};
    await enforce([company.administrator.id, third.id]);
    expect(await tellings()).toEqual([
      [second.id, 'bound'],
      [third.id, 'excepted'],
    ]);
    const [connection] = (await getCompanySignIn(company.ctx)).connections;
    expect(connection?.excepted.map((person) => person.id)).toEqual([company.administrator.id, third.id]);
    const { entries } = await listActivity(company.ctx, { person: '', kind: 'integrations' });
    expect(entries[0]?.text).toBe('changed who can sign in without Acme ID');
  });

  it('never exempts fewer than two people, nor anyone without a second factor', async () => {
    await enforce();
    await expect(enforce([third.id])).rejects.toMatchObject({ code: 'invalid' });
    await prisma().user.update({ where: { id: third.id }, data: { totpConfirmedAt: null } });
    await expect(enforce([second.id, third.id])).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('the email about it', () => {
  const at = '2026-03-13T11:00:00.000Z';
  /** Returns which of these changes were emailed. */
  const send = async (user: User, ...changes: SignInChange[]) => {
    const before = sink.messageIds.length;
    for (const change of changes) await mailSignInChange({ db: prisma() }, { userId: user.id, change, at });
    return sink.messageIds.slice(before).map((id) => /sign-in-(\w+)/.exec(id)?.[1]);
  };
  const all = signInChanges;

  it('describes the state at sending', async () => {
    expect(await send(company.person, 'bound', 'excepted')).toEqual([]);
    await enforce();
    expect(await send(company.person, ...all)).toEqual(['bound']);
    expect(await send(second, ...all)).toEqual(['excepted']);
    await turnConnectionOff(company.ctx, id);
    expect(await send(company.person, ...all)).toEqual(['free']);
  });

  it('counts as one for a server that gets it twice', async () => {
    await enforce();
    await send(company.person, 'bound');
    await send(company.person, 'bound');
    const own = sink.messageIds.filter((one) => one.includes(`.${company.person.id}@`));
    expect([own.length, new Set(own).size]).toEqual([2, 1]);
  });

  it('isn’t sent to people whose access has ended', async () => {
    await enforce();
    await prisma().user.update({ where: { id: company.person.id }, data: { blockedAt: new Date() } });
    expect(await send(company.person, ...all)).toEqual([]);
  });
});
