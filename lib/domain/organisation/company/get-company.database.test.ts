import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { countQueries } from '#/e2e/support/product/count-queries.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { getCompanyContract } from '#/lib/domain/organisation/company/company.contract.ts';
import { getCompany } from '#/lib/domain/organisation/company/get-company.ts';
import { readShareToken } from '#/lib/domain/places/share-link.token.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let company: Company;
let companyId: number;
let administrator: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  company = await buildCompany(prisma());
  companyId = company.id;
  administrator = await buildAdministrator(prisma(), { companyId, firstName: 'Ada', lastName: 'Admin' });
});

/** Invitations have negative ids, unlike people and departments. */
const ofInvitation = expect.toSatisfy((id) => id < 0);

/** The page as the API returns it. */
async function page(query: object = {}) {
  const parsedQuery = getCompanyContract.query?.parse(query);
  if (!parsedQuery) throw new Error('the contract has a query');
  return getCompanyContract.response.parse(await getCompany(await userCtx(administrator), parsedQuery)).company;
}

describe('the company page', () => {
  it('of a new company has its founder, its links and nothing else', async () => {
    const { admins, leaders, departments, totals, ...rest } = await page();
    expect(admins).toEqual([
      {
        id: administrator.id,
        firstName: 'Ada',
        lastName: 'Admin',
        email: administrator.email,
        status: true,
        isSuspended: false,
        isUndelivered: false,
        onboarding: true,
        completedAt: '2025-01-01T00:00:00.000Z',
        expiresAt: null,
      },
    ]);
    expect([leaders, departments, totals]).toEqual([[], [], { admins: 1, leaders: 0, departments: 0 }]);
    const link = (url: string) => readShareToken(url.split('/').at(-1) ?? '');
    expect(rest).toMatchObject({ id: companyId, name: company.name });
    expect([rest.companyLink, rest.departmentLink, rest.teamLeaderLink].map(link)).toEqual([
      { kind: 'company_administrator', id: companyId, version: 1 },
      { kind: 'department_leader', id: companyId, version: 1 },
      { kind: 'team_leader', id: companyId, version: 1 },
    ]);
  });

  it('lists invited people first, also with expired invitations, but no withdrawn or accepted ones', async () => {
    const db = prisma();
    await buildAdministrator(db, { companyId, firstName: 'Bo', onboardingCompletedAt: null });
    const expiresAt = new Date('2026-01-08T00:00:00Z');
    const invitation = { companyId, kind: 'company_administrator', firstName: 'Cy', lastName: 'New' } as const;
    await buildInvitation(db, {
      ...invitation,
      email: 'old@example.com',
      createdAt: '2026-01-01T00:00:00Z',
      expiresAt,
    });
    await buildInvitation(db, { ...invitation, email: 'young@example.com' });
    await buildInvitation(db, { ...invitation, email: 'gone@example.com', revokedAt: new Date() });
    await buildInvitation(db, { ...invitation, email: 'here@example.com', acceptedAt: new Date() });
    await buildInvitation(db, { ...invitation, companyId: (await buildCompany(db)).id });
    const { admins, totals } = await page();
    expect(admins).toMatchObject([
      { id: ofInvitation, firstName: 'Cy', email: 'young@example.com', status: false, onboarding: false },
      { id: ofInvitation, email: 'old@example.com', status: false, expiresAt: '2026-01-08T00:00:00.000Z' },
      { firstName: 'Ada', status: true, onboarding: true },
      { firstName: 'Bo', status: true, onboarding: false, completedAt: null },
    ]);
    expect(totals.admins).toBe(4);
  });

  it('has a row for each team that others can see, and one for each leader whose team isn’t created yet', async () => {
    const db = prisma();
    const [leader, second] = [await buildUser(db, { companyId, firstName: 'Li' }), await buildUser(db, { companyId })];
    const department = await buildDepartment(db, { companyId, name: 'Research' });
    const departmentId = department.id;
    const ledTeam = await buildTeam(db, { companyId, departmentId, name: 'Atoms', leaderId: leader.id });
    const other = await buildTeam(db, { companyId, name: 'Bees', leaderId: leader.id, secondaryLeaderId: second.id });
    const waiting = await buildTeam(db, { companyId, name: 'Cells' });
    const draft = await buildTeam(db, { companyId, name: '', leaderId: second.id, completedAt: null });
    await buildTeam(db, { companyId, name: 'Private', creatorId: leader.id, completedAt: null });
    await buildInvitation(db, { companyId, kind: 'secondary_leader', teamId: ledTeam.id });
    await buildInvitation(db, { companyId, kind: 'team_leader', teamId: waiting.id, email: 'cells@example.com' });
    await buildInvitation(db, { companyId, kind: 'team_leader', departmentId, email: 'new@example.com' });
    const { leaders, totals } = await page();
    expect(leaders).toMatchObject([
      {
        id: ofInvitation,
        email: 'new@example.com',
        teamId: null,
        teamName: '',
        departmentName: 'Research',
        status: false,
      },
      { id: second.id, teamId: draft.id, teamName: '', departmentName: 'Other', status: true },
      { firstName: 'Li', teamId: ledTeam.id, departmentId, departmentName: 'Research', secondaryLeaderName: 'Pending' },
      { teamId: other.id, departmentId: null, departmentName: 'Other', secondaryLeaderName: 'Robin Example' },
      { id: ofInvitation, email: 'cells@example.com', teamId: waiting.id, status: false, secondaryLeaderName: null },
    ]);
    expect(leaders.at(-1)?.expiresAt).not.toBeNull();
    expect(totals.leaders).toBe(5);
    const within = await page({ department: departmentId });
    expect(within.leaders.map(({ teamId }) => teamId)).toEqual([null, ledTeam.id]);
    const outside = await page({ department: 0 });
    expect(outside.leaders.map(({ teamId }) => teamId)).toEqual([draft.id, other.id, waiting.id]);
    expect(outside.totals.leaders).toBe(3);
  });

  it('counts the teams and people of a department, a person in two teams once', async () => {
    const db = prisma();
    const leader = await buildUser(db, { companyId, onboardingCompletedAt: null });
    const { id: departmentId } = await buildDepartment(db, { companyId, name: 'Sales', leaderId: leader.id });
    const teams = await Promise.all([1, 2].map(() => buildTeam(db, { companyId, departmentId })));
    await buildTeam(db, { companyId, departmentId, completedAt: null, creatorId: leader.id });
    const both = await buildUser(db, { companyId });
    for (const team of teams) await buildMember(db, { team, user: both });
    for (const team of teams) await buildMember(db, { team });
    await buildDepartment(db, { companyId, name: '', creatorId: leader.id, completedAt: null });
    const person = { firstName: 'Di', lastName: 'New', email: 'di@example.com' };
    await buildInvitation(db, { companyId, kind: 'department_leader', ...person });
    const { departments, totals } = await page();
    expect(departments).toMatchObject([
      { companyId, id: ofInvitation, name: '', leader: 'Di New', email: 'di@example.com', link: null, status: false },
      { id: departmentId, leader: 'Robin Example', status: true, onboarding: false, teamsCount: 2, membersCount: 3 },
    ]);
    const token = departments[1]?.link?.split('/').at(-1) ?? '';
    expect(readShareToken(token)).toEqual({ kind: 'department_team_leader', id: departmentId, version: 1 });
    expect(totals.departments).toBe(2);
  });

  it('loads as a whole or in pages of fifty, with one statement for any number', async () => {
    const ctx = await userCtx(administrator);
    const query = { adminsPage: 1, leadersPage: 1, departmentsPage: 1 };
    const few = await countQueries(() => getCompany(ctx, query));
    const numbers = Array.from({ length: 120 }, (_, at) => at);
    await prisma().team.createMany({
      data: numbers.map((at) => ({
        companyId,
        name: `Team ${String(at).padStart(3, '0')}`,
        createdAt: new Date(),
        completedAt: new Date(),
      })),
    });
    expect([few, await countQueries(() => getCompany(ctx, query))]).toEqual([1, 1]);
    const pages = await Promise.all([1, 2, 3, 4].map((leadersPage) => page({ leadersPage })));
    const names = pages.map(({ leaders }) => leaders.map(({ teamName }) => teamName));
    expect(names.map((list) => list.length)).toEqual([50, 50, 20, 0]);
    expect(names.flat()).toEqual(numbers.map((at) => `Team ${String(at).padStart(3, '0')}`));
    expect(pages[3]?.totals.leaders).toBe(120);
    expect((await page()).leaders.map(({ teamName }) => teamName)).toEqual(names.flat());
    expect((await page({ adminsPage: 1 })).leaders).toHaveLength(50);
  });
});
