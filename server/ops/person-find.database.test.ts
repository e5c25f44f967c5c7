import { beforeEach, describe, expect, it } from 'vitest';
import { operate } from '#/e2e/support/actors/operator.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

openQueue();
beforeEach(async () => {
  await prisma().company.deleteMany();
});

const find = (...words: string[]) => operate('person', 'find', ...words);

describe('person find', () => {
  it('says which company a person is in, with which roles, and what keeps them from signing in', async () => {
    const { id: north } = await buildCompany(prisma(), { name: 'Northlight' });
    const { id: south } = await buildCompany(prisma(), { name: 'Southwind' });
    const now = new Date();
    const jurgen = { firstName: 'Jürgen', lastName: 'Berg' };
    const leader = await buildAdministrator(prisma(), {
      companyId: north,
      email: 'a@x.test',
      ...jurgen,
      totpConfirmedAt: now,
    });
    await buildTeam(prisma(), { companyId: north, leaderId: leader.id });
    const suspended = { blockedAt: now, suspendedAt: now, mailRefusedAt: now };
    const second = await buildUser(prisma(), { companyId: south, email: 'b@x.test', ...jurgen, ...suspended });
    const third = await buildUser(prisma(), { companyId: south, email: 'c@x.test', ...jurgen, confirmedAt: null });
    await buildInvitation(prisma(), {
      companyId: south,
      kind: 'team_leader',
      email: 'd@x.test',
      lastName: 'Berg',
      firstName: 'Juergen',
    });
    await buildUser(prisma(), { companyId: south, email: 'other@x.test' });
    await buildUser(prisma(), { companyId: south, email: 'former.9@account.invalid', ...jurgen, blockedAt: now });

    const { code, said } = await find('juergen', 'berg');
    expect(code).toBe(0);
    expect(said.split('\n')).toEqual([
      `Jürgen Berg <a@x.test> (user ${leader.id}), Northlight (company ${north}): Administrator and Team Leader, active, second factor on, no sign-in for 30 days or longer`,
      `Jürgen Berg <b@x.test> (user ${second.id}), Southwind (company ${south}): no role, suspended, emails are refused, no sign-in for 30 days or longer`,
      `Jürgen Berg <c@x.test> (user ${third.id}), Southwind (company ${south}): no role, hasn’t confirmed the address`,
      `Juergen Berg <d@x.test>, Southwind (company ${south}): Team Leader, invited`,
    ]);
    expect((await find('A@X.test')).said).toBe(said.split('\n')[0]);
  });

  it('says when a person last signed in, and that the company is blocked', async () => {
    const { id: companyId } = await buildCompany(prisma(), { blockedAt: new Date() });
    const person = await buildUser(prisma(), { companyId, email: 'seen@x.test' });
    await signInAs(prisma(), person, { now: new Date('2026-03-01T12:00:00Z') });
    expect((await find('seen@x.test')).said).toMatch(
      /: no role, active, last sign-in 2026-03-01, the company is blocked$/,
    );
  });

  it('says that no one was found, by its exit code as well', async () => {
    expect(await find('nobody')).toMatchObject({ code: 1, said: 'No one has “nobody” in their name or address.' });
    expect((await find()).code).toBe(2);
  });

  it('ends a long list with a note', async () => {
    const { id: companyId } = await buildCompany(prisma());
    for (let person = 0; person < 51; person += 1) await buildUser(prisma(), { companyId, lastName: 'Many' });
    const lines = (await find('many')).said.split('\n');
    expect([lines.length, lines.at(-1)]).toEqual([51, 'There are more: type more of the name or address.']);
  });
});
