import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Company, Department, Team, User } from '#/generated/prisma/client.ts';
import { listActions } from '#/lib/domain/actions/action.service.ts';
import { listTeamSteps, type TeamStepsQuery } from '#/lib/domain/actions/overview/list-team-steps.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildAction } from '#/prisma/seed/builders/build-action.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const NOW = '2026-03-17T10:00:00Z';

let company: Company;
let administrator: User;
let head: User;
let leader: User;
let department: Department;
let own: Team;
let other: Team;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  company = await buildCompany(prisma());
  const { id: companyId } = company;
  administrator = await buildAdministrator(prisma(), { companyId });
  head = await buildUser(prisma(), { companyId });
  leader = await buildUser(prisma(), { companyId });
  department = await buildDepartment(prisma(), { companyId, leaderId: head.id });
  own = await buildTeam(prisma(), { companyId, departmentId: department.id, leaderId: leader.id, name: 'Own' });
  other = await buildTeam(prisma(), { companyId, name: 'Other' });
});

const read = async (user: User, role: RoleName, query: TeamStepsQuery = {}) =>
  listTeamSteps(await userCtx(user, { role, now: NOW }), query);
const namesOf = (steps: Awaited<ReturnType<typeof read>>) => steps.map(({ team }) => team.name);
const build = (team: Team, action: NonNullable<Parameters<typeof buildAction>[1]['action']> = {}) =>
  buildAction(prisma(), {
    team,
    action: { promisedOn: new Date('2026-03-03'), dueOn: new Date('2026-03-17'), ...action },
  });

describe('the steps of teams', () => {
  it('are every team’s for administrators, and for others those of teams they lead or belong to', async () => {
    await build(own);
    await build(other, { dueOn: new Date('2026-03-20') });
    expect(namesOf(await read(administrator, 'Administrator'))).toEqual(['Own', 'Other']);
    expect(namesOf(await read(head, 'Department Leader'))).toEqual(['Own']);
    expect(namesOf(await read(leader, 'Team Leader'))).toEqual(['Own']);
    const foreign = await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id });
    expect(await read(foreign, 'Administrator', { teamIds: [own.id, other.id] })).toEqual([]);
  });

  it('can be limited to teams or a department', async () => {
    await build(own);
    await build(other);
    expect(namesOf(await read(administrator, 'Administrator', { teamIds: [other.id] }))).toEqual(['Other']);
    expect(namesOf(await read(administrator, 'Administrator', { departmentId: department.id }))).toEqual(['Own']);
    expect(await read(head, 'Department Leader', { teamIds: [other.id] })).toEqual([]);
    expect(await read(administrator, 'Administrator', { teamIds: [] })).toEqual([]);
  });

  it('say since when they run, and that it’s time to look back, in the company’s time zone', async () => {
    await build(own);
    await build(other, { dueOn: new Date('2026-03-18') });
    expect(await read(administrator, 'Administrator')).toMatchObject([
      { team: { id: own.id, name: 'Own' }, promisedOn: '2026-03-03', dueOn: '2026-03-17', isDue: true, state: 'doing' },
      { team: { id: other.id, name: 'Other' }, dueOn: '2026-03-18', isDue: false },
    ]);
  });

  it('name the cause only if it was published to the team or typed for it; their leader sees it anyway', async () => {
    await build(own, { topic: 'factor:13', prepared: 2 });
    await build(own, { topic: 'factor:10', prepared: 1, saidBand: '5–9', dueOn: new Date('2026-03-18') });
    await build(own, { topic: 'other', said: 'Noise', will: 'Quiet hours.', dueOn: new Date('2026-03-19') });
    for (const [user, role] of [
      [administrator, 'Administrator'],
      [leader, 'Team Leader'],
    ] as const)
      expect((await read(user, role)).map(({ said, will }) => [said, will])).toEqual([
        [null, 'Change nothing else for two weeks.'],
        ['meetings', 'Cancel one recurring meeting for two weeks.'],
        ['Noise', 'Quiet hours.'],
      ]);
  });

  it('say immediately that one is done, and when', async () => {
    await build(own, { state: 'done', doneOn: new Date('2026-03-10') });
    expect(await read(administrator, 'Administrator')).toMatchObject([{ state: 'done', doneOn: '2026-03-10' }]);
  });

  it('are open ones, or also those that were settled since a day', async () => {
    await build(own, { state: 'kept', settledOn: new Date('2026-03-10') });
    await build(own, { state: 'ended', settledOn: new Date('2026-02-27') });
    expect(await read(administrator, 'Administrator')).toEqual([]);
    const settled = await read(administrator, 'Administrator', { settledFrom: '2026-03-01' });
    expect(settled).toMatchObject([{ state: 'kept', settledOn: '2026-03-10', isDue: false }]);
  });

  it('include each team’s last settled one, however old, if that is requested', async () => {
    await build(own, { state: 'kept', settledOn: new Date('2025-03-10') });
    await build(own, { state: 'ended', settledOn: new Date('2025-05-10') });
    await build(other, { state: 'replaced', settledOn: new Date('2026-03-10') });
    const steps = await read(administrator, 'Administrator', { withLast: true });
    expect(steps.map(({ team, state }) => [team.name, state])).toEqual([
      ['Other', 'replaced'],
      ['Own', 'ended'],
    ]);
  });
});

it('a step’s start is kept for a year, also of settled steps, but not if it ended on its first day', async () => {
  const member = await buildMember(prisma(), { team: own });
  await build(own, { topic: 'factor:1', prepared: 2, state: 'ended', settledOn: new Date('2026-03-17') });
  await build(own, { state: 'ended', settledOn: new Date('2026-03-03') });
  const startsOf = async (user: User, role: RoleName, day: string) =>
    (await listActions(await userCtx(user, { role, now: `${day}T10:00:00Z` }), own.id)).starts;
  const ofTeam = { day: '2026-03-03', will: 'For two weeks, every new request goes through the leader first.' };
  for (const [user, role] of [
    [member, 'Member'],
    [head, 'Department Leader'],
    [administrator, 'Administrator'],
  ] as const)
    expect(await startsOf(user, role, '2027-03-04')).toEqual([ofTeam]);
  const ofLeader = { ...ofTeam, will: 'For two weeks, every new request goes through you first.' };
  expect(await startsOf(leader, 'Team Leader', '2027-03-04')).toEqual([ofLeader]);
  expect(await startsOf(leader, 'Team Leader', '2027-03-05')).toEqual([]);
});
