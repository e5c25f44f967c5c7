import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Department, Team, User } from '#/generated/prisma/client.ts';
import { listDestinations } from '#/lib/domain/people/bulk/list-destinations.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let administrator: User;
let head: User;
let lead: User;
let member: User;
let outsider: User;
let department: Department;
let team: Team;
let other: Team;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  administrator = await buildAdministrator(db, { companyId, firstName: 'Maple', lastName: 'Ann' });
  head = await buildUser(db, { companyId, firstName: 'Bo', lastName: 'Maple' });
  lead = await buildUser(db, { companyId, firstName: 'Cy', lastName: 'Maple' });
  department = await buildDepartment(db, { companyId, name: 'Maple House', leaderId: head.id });
  await buildDepartment(db, { companyId, name: 'The Maples' });
  team = await buildTeam(db, { companyId, departmentId: department.id, name: 'Red maple', leaderId: lead.id });
  other = await buildTeam(db, { companyId, name: 'Maple syrup' });
  member = await buildMember(db, { team, user: { firstName: 'Di', lastName: 'Maple' } });
  outsider = await buildMember(db, { team: other, user: { firstName: 'Ed', lastName: 'Maple' } });
  // None of these can be reached: blocked, unconfirmed, unfinished, or in another company.
  await buildUser(db, { companyId, firstName: 'Maple', blockedAt: new Date() });
  await buildUser(db, { companyId, firstName: 'Maple', confirmedAt: null });
  await buildTeam(db, { companyId, name: 'Maple draft', completedAt: null });
  const foreign = await buildCompany(db);
  await buildUser(db, { companyId: foreign.id, firstName: 'Maple' });
  await buildTeam(db, { companyId: foreign.id, name: 'Maple' });
});

async function destinationsOf(user: User, role: RoleName, search: string) {
  const { departments, teams, people } = await listDestinations(await userCtx(user, { role }), { search });
  return [
    departments.map(({ name }) => name),
    teams.map(({ name }) => name),
    people.map(({ firstName, team: of }) => `${firstName} ${of?.name ?? '–'}`),
  ];
}

it('the search finds what each role may open, with names that start with the text first', async () => {
  expect(await destinationsOf(administrator, 'Administrator', 'MAPLE')).toEqual([
    ['Maple House', 'The Maples'],
    ['Maple syrup', 'Red maple'],
    ['Maple –', 'Bo –', 'Cy –', 'Di Red maple', 'Ed Maple syrup'],
  ]);
  expect(await destinationsOf(head, 'Department Leader', 'maple')).toEqual([
    ['Maple House'],
    ['Red maple'],
    ['Cy Red maple', 'Di Red maple'],
  ]);
  expect(await destinationsOf(lead, 'Team Leader', 'maple')).toEqual([[], ['Red maple'], ['Di Red maple']]);
  expect(await destinationsOf(member, 'Member', 'maple')).toEqual([[], ['Red maple'], []]);
  expect(await destinationsOf(outsider, 'Member', 'red')).toEqual([[], [], []]);
});

it('the search uses the given role, not the strongest one', async () => {
  await buildMember(prisma(), { team: other, user: administrator });
  expect(await destinationsOf(administrator, 'Member', 'maple')).toEqual([[], ['Maple syrup'], []]);
});

it('an empty search offers the first places, and no people', async () => {
  expect(await destinationsOf(administrator, 'Administrator', '')).toEqual([
    ['Maple House', 'The Maples'],
    ['Maple syrup', 'Red maple'],
    [],
  ]);
});

it('the search finds a person by address, and reads wildcards as plain text', async () => {
  const { people } = await listDestinations(await userCtx(administrator), { search: outsider.email });
  expect(people).toEqual([
    {
      id: outsider.id,
      firstName: 'Ed',
      lastName: 'Maple',
      email: outsider.email,
      isSuspended: false,
      team: { id: other.id, name: 'Maple syrup', departmentName: null },
    },
  ]);
  for (const search of ['%', '_', '\\', "'; --"])
    expect(await destinationsOf(administrator, 'Administrator', search)).toEqual([[], [], []]);
});

it('the search finds suspended people only for an administrator, and says so', async () => {
  await prisma().user.update({ where: { id: member.id }, data: { blockedAt: new Date(), suspendedAt: new Date() } });
  const { people } = await listDestinations(await userCtx(administrator), { search: member.email });
  expect(people).toMatchObject([{ id: member.id, isSuspended: true, team: { id: team.id } }]);
  for (const [user, role] of [
    [head, 'Department Leader'],
    [lead, 'Team Leader'],
  ] as const)
    expect(await destinationsOf(user, role, 'di maple')).toEqual([[], [], []]);
});
