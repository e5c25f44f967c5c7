import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Company, Team, User } from '#/generated/prisma/client.ts';
import { getBeginning } from '#/lib/domain/dashboards/beginning/get-beginning.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const NOW = '2026-03-04T13:30:00Z';
const created = new Date('2026-03-04T13:12:00Z');
const localDate = '2026-03-04';

let company: Company;
let administrator: User;
let leader: User;
let team: Team;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  company = await buildCompany(prisma(), { minimumGroupSize: 3 });
  administrator = await buildAdministrator(prisma(), { companyId: company.id });
  leader = await buildUser(prisma(), { companyId: company.id });
  team = await buildTeam(prisma(), {
    companyId: company.id,
    leaderId: leader.id,
    name: 'Lighthouse',
    completedAt: created,
  });
});

const seenBy = async (user: User, role: RoleName, { teamId = 0, now = NOW } = {}) =>
  getBeginning(await userCtx(user, { role, now }), teamId);
const join = (firstName: string) => buildMember(prisma(), { team, user: { firstName, lastName: 'Member' } });
const invite = (email: string) =>
  buildInvitation(prisma(), { companyId: company.id, teamId: team.id, kind: 'team_member', email });
const ask = (user: User) =>
  buildCheckIn(prisma(), { team, userId: user.id, localDate, sentAt: '2026-03-04T13:16:00Z' });

it('the card of a new team shows managers above the team what has started, and how many answered from the minimum group size up', async () => {
  const people = [await join('Noor'), await join('Sam'), await join('Ira')];
  await invite('ann@example.com');
  const checkIns = await Promise.all(people.map(ask));
  for (const checkIn of checkIns.slice(0, 2)) await buildAnswer(prisma(), { checkIn });
  const before = await seenBy(administrator, 'Administrator');
  expect(before).toMatchObject({
    teams: [{ name: 'Lighthouse', departmentName: null, at: created }],
    teamCount: 1,
    joinedCount: 3,
    invitedCount: 1,
    firstSentAt: new Date('2026-03-04T13:16:00Z'),
    turnout: null,
    people: null,
  });
  expect(before?.nextAt).toEqual(new Date('2026-03-05T12:00:00Z'));
  for (const checkIn of checkIns.slice(2)) await buildAnswer(prisma(), { checkIn });
  expect(await seenBy(administrator, 'Administrator')).toMatchObject({
    turnout: { answered: 3, asked: 3 },
    people: null,
  });
  // The whole minus its parts could be one person.
  expect(await seenBy(administrator, 'Administrator', { teamId: team.id })).toMatchObject({ turnout: null });
  expect(await seenBy(people[0] as User, 'Member', { teamId: team.id })).toMatchObject({
    turnout: { answered: 3, asked: 3 },
  });
  expect(await seenBy(people[0] as User, 'Member')).toMatchObject({ turnout: { answered: 3, asked: 3 }, people: null });
});

it('the card of a new team shows the team’s own leader who has joined and who is invited, until the first answer', async () => {
  const noor = await join('Noor');
  await invite('ann@example.com');
  const checkIn = await ask(noor);
  expect((await seenBy(leader, 'Team Leader', { teamId: team.id }))?.people).toMatchObject([
    { name: 'Noor Member', hasJoined: true },
    { name: 'ann@example.com', hasJoined: false },
  ]);
  await buildAnswer(prisma(), { checkIn });
  expect(await seenBy(leader, 'Team Leader', { teamId: team.id })).toBeNull();
});

it('the card of a new team is a line after 30 days, and ends with the first results and without a team', async () => {
  await join('Noor');
  const onDay = (now: string) => seenBy(administrator, 'Administrator', { now });
  expect(await onDay('2026-04-03T13:11:00Z')).toMatchObject({ isLate: false });
  expect(await onDay('2026-04-03T13:12:00Z')).toMatchObject({ isLate: true, joinedCount: 1 });
  await prisma().companyRelease.create({
    data: {
      companyId: company.id,
      releasedUntil: new Date(localDate),
      publishedUntil: new Date(localDate),
      countedUntil: created,
      publishedAt: created,
    },
  });
  expect(await seenBy(administrator, 'Administrator')).toBeNull();
  const empty = await buildCompany(prisma());
  expect(await seenBy(await buildAdministrator(prisma(), { companyId: empty.id }), 'Administrator')).toBeNull();
});

it('the card of a new team shows nothing about teams that the reader may not open, nor about other companies', async () => {
  await join('Noor');
  const other = await buildUser(prisma(), { companyId: company.id });
  await buildTeam(prisma(), { companyId: company.id, leaderId: other.id, completedAt: created });
  expect(await seenBy(other, 'Team Leader', { teamId: team.id })).toBeNull();
  const elsewhere = await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id });
  expect(await seenBy(elsewhere, 'Administrator', { teamId: team.id })).toBeNull();
});

it.each([
  ['yearly', 4, '2026-02-10', true],
  ['yearly, and asked next month', 4, '2025-03-20', false],
  ['monthly', 3, '2026-02-10', false],
])('a team that is %s is far from its next check-in: frequency %i from %s, %s', async (_, frequencyId, from, isFar) => {
  const completedAt = new Date(`${from}T09:00:00Z`);
  await prisma().team.update({ where: { id: team.id }, data: { frequencyId, completedAt } });
  const now = '2026-02-20T12:00:00Z';
  expect(await seenBy(administrator, 'Administrator', { now })).toMatchObject({ isFar });
});

it('the card of new teams names the department of each', async () => {
  const { id: departmentId } = await buildDepartment(prisma(), { companyId: company.id, name: 'Harbour' });
  await prisma().team.update({ where: { id: team.id }, data: { departmentId } });
  expect((await seenBy(administrator, 'Administrator'))?.teams).toMatchObject([
    { name: 'Lighthouse', departmentName: 'Harbour' },
  ]);
});
