import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { countQueries } from '#/e2e/support/product/count-queries.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';
import type { Department, Team, User } from '#/generated/prisma/client.ts';
import { getChartContract } from '#/lib/domain/chart/chart.contract.ts';
import { getChart } from '#/lib/domain/chart/get-chart.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import { listTeamsOverview } from '#/lib/domain/dashboards/teams/list-teams-overview.ts';
import { describeStanding } from '#/lib/domain/metrics/words/highlight-words.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { wordsFor } from '#/lib/words/translator.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const now = '2026-03-18T15:00:00Z';
let director: User;
let administrator: User;
let head: User;
let leader: User;
let research: Department;
let sales: Department;
let [atoms, bees, crew] = [] as Team[];

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeAll(async () => {
  const db = prisma();
  const { id: companyId } = await buildCompany(db, { name: 'Quarry' });
  director = await buildAdministrator(db, { companyId, firstName: 'Zoë', seniorityId: 11, imageName: 'zoe' });
  await db.administrator.update({ where: { userId: director.id }, data: { isCreator: true } });
  administrator = await buildAdministrator(db, { companyId, firstName: 'Ada' });
  head = await buildUser(db, { companyId, firstName: 'Hu' });
  leader = await buildUser(db, { companyId, firstName: 'Li' });
  sales = await buildDepartment(db, { companyId, name: 'Sales' });
  research = await buildDepartment(db, { companyId, name: 'Research', leaderId: head.id });
  await buildDepartment(db, { companyId, name: 'Draft', leaderId: head.id, completedAt: null });
  const departmentId = research.id;
  const leadership = { companyId, leaderId: leader.id };
  atoms = await buildTeam(db, { ...leadership, departmentId, name: 'Atoms', secondaryLeaderId: director.id });
  bees = await buildTeam(db, { ...leadership, departmentId: sales.id, name: 'Bees' });
  crew = await buildTeam(db, { companyId, name: 'Crew' });
  await buildTeam(db, { companyId, departmentId, name: 'Unfinished', completedAt: null });
  await buildMember(db, { team: atoms, user: { firstName: 'Old', seniorityId: 4 } });
  await buildMember(db, { team: atoms, user: { firstName: 'New' }, joinedAt: new Date('2026-03-10T09:00:00Z') });
  await buildMember(db, { team: bees, user: head });
  const boss = { firstName: 'Nu', lastName: 'Boss', email: 'nu@example.com' };
  await buildInvitation(db, { companyId, kind: 'department_leader', departmentId: sales.id, ...boss });
  await buildInvitation(db, { companyId, kind: 'team_leader', teamId: crew.id, ...boss, email: 'old@example.com' });
  await buildInvitation(db, { companyId, kind: 'team_leader', teamId: crew.id, email: 'crew@example.com' });
}, 60_000);

type Query = Partial<Parameters<typeof getChart>[1]>;
const ask = async (user: User, query: Query = {}, role: RoleName = 'Administrator') => {
  const ctx = await userCtx(user, { role, now });
  const filled = { period: '1m' as const, shape: 'objects' as const, figures: false, ...query };
  return getChartContract.response.parse(await getChart(ctx, filled));
};
const objects = async (...args: Parameters<typeof ask>) => {
  const chart = await ask(...args);
  if (chart.shape !== 'objects') throw new Error('packed');
  return chart;
};
const asHead = (query: Query = {}) => objects(head, query, 'Department Leader');
const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'none',
    (error: { code: string }) => error.code,
  );

describe('the chart of an administrator', () => {
  it('shows the company’s current state, without drafts', async () => {
    const { admins, departments, teams, members, counts } = await objects(administrator);
    expect(admins.map(({ name, isDirector, level, foto }) => [name, isDirector, level, foto])).toEqual([
      ['Zoë Example', true, 1, '/api/images/zoe'],
      ['Ada Example', false, 1, null],
    ]);
    expect(departments.map(({ departmentName, palette, level }) => [departmentName, palette, level])).toEqual([
      ['Research', 0, 2],
      ['Sales', 1, 2],
    ]);
    expect(teams.map(({ teamName, departamentId, membersCount }) => [teamName, departamentId, membersCount])).toEqual([
      ['Atoms', research.id, 2],
      ['Bees', sales.id, 1],
      ['Crew', null, 0],
    ]);
    expect(members.map(({ name, teamId, workPosition, isNew }) => [name, teamId, workPosition, isNew])).toEqual([
      ['New Example', atoms?.id, '', true],
      ['Old Example', atoms?.id, 'Senior', false],
      ['Hu Example', bees?.id, '', false],
    ]);
    expect(counts).toEqual({ admins: 2, departments: 2, teams: 3, members: 3 });
  });

  it('counts someone in two teams once', async () => {
    const db = prisma();
    await buildMember(db, { team: crew as Team, user: head });
    const { members, counts } = await objects(administrator);
    await db.teamMember.deleteMany({ where: { teamId: crew?.id } });
    expect([members.length, counts.members]).toEqual([4, 3]);
  });

  it('shows leaders, secondary leaders, and who is invited to lead', async () => {
    const { departments, teams } = await objects(administrator);
    expect(departments.map((department) => department.leader)).toMatchObject([
      { id: head.id, name: 'Hu Example', role: 'Department Leader', initials: 'HE', status: true },
      { id: null, name: 'Nu Boss', email: 'nu@example.com', status: false },
    ]);
    expect(teams.map((team) => team.leader)).toMatchObject([
      { id: leader.id, role: 'Team Leader', additionalRolesCount: 1 },
      { id: leader.id },
      { id: null, name: 'crew@example.com', status: false },
    ]);
    expect(teams.map((team) => team.secondaryLeader?.name)).toEqual(['Zoë Example', undefined, undefined]);
  });

  it('names every place of a person who has several', async () => {
    const { places, members } = await objects(administrator, { teamId: bees?.id });
    const placesOf = (id: number) => places.filter((place) => place.id === id).map(({ role, of }) => `${role}: ${of}`);
    expect(placesOf(head.id)).toEqual(['Department Leader: Research', 'Member: Bees']);
    expect(placesOf(leader.id)).toEqual(['Team Leader: Atoms', 'Team Leader: Bees']);
    expect(placesOf(director.id)).toEqual(['Administrator: Quarry', 'Secondary Leader: Atoms']);
    expect(members).toMatchObject([{ id: head.id, additionalRolesCount: 1 }]);
  });

  it('can show one department or team, whose colours stay the same', async () => {
    const ofSales = await objects(administrator, { department: sales.id });
    expect(ofSales.departments).toMatchObject([{ departmentName: 'Sales', palette: 1 }]);
    expect(ofSales.teams.map(({ teamName }) => teamName)).toEqual(['Bees']);
    const ofAtoms = await objects(administrator, { team: atoms?.id });
    expect(ofAtoms.departments.map(({ departmentName }) => departmentName)).toEqual(['Research']);
    expect(ofAtoms.members.map(({ name }) => name)).toEqual(['New Example', 'Old Example']);
    const ofNothing = await objects(administrator, { departmentId: sales.id, teamId: atoms?.id });
    expect([ofNothing.departments, ofNothing.teams, ofNothing.members]).toEqual([[], [], []]);
  });

  it('has the same content when packed, in two statements', async () => {
    const { members } = await objects(administrator);
    const ctx = await userCtx(administrator, { now });
    const query = { period: '1m', shape: 'packed', figures: false } as const;
    expect(await countQueries(() => getChart(ctx, query))).toBe(2);
    const packed = await ask(administrator, query);
    if (packed.shape !== 'packed') throw new Error('objects');
    const { ids, teamIds, names, emails, positions, fotos, newPlaces } = packed.members;
    const unpacked = ids.map((id, at) => ({
      id,
      teamId: teamIds[at],
      name: names[at],
      email: emails[at],
      workPosition: packed.workPositions[positions[at] ?? 0],
      foto: fotos[at] || null,
      isNew: newPlaces.includes(at),
    }));
    expect(members).toMatchObject(unpacked);
  });

  it('marks people who joined within the period', async () => {
    const marked = async (period: '1d' | '1w' | '1m') =>
      (await objects(administrator, { period })).members.filter(({ isNew }) => isNew).length;
    expect([await marked('1d'), await marked('1w'), await marked('1m')]).toEqual([0, 0, 1]);
  });
});

describe('the chart of a department leader', () => {
  it('has their own departments, and only the administrators who signed up the company', async () => {
    const { admins, departments, teams, members, places } = await asHead();
    expect(admins.map(({ name }) => name)).toEqual(['Zoë Example']);
    expect(departments.map(({ id }) => id)).toEqual([research.id]);
    expect(teams.map(({ id }) => id)).toEqual([atoms?.id]);
    expect(members.map(({ teamId }) => teamId)).toEqual([atoms?.id, atoms?.id]);
    // They can't see the membership in a team of Sales, nor the leader's other team.
    expect(places.map(({ id }) => id)).toEqual([director.id, director.id]);
    expect([...departments, ...teams].every(({ link }) => link?.includes('/signUp/lnk_'))).toBe(true);
  });

  it('is refused for what others lead, and for missing places', async () => {
    const foreign = await buildTeam(prisma(), { companyId: (await buildCompany(prisma())).id });
    const codes = async (query: Query) => refusalOf(asHead(query));
    expect(await codes({ departmentId: sales.id })).toBe('forbidden');
    expect(await codes({ teamId: bees?.id })).toBe('forbidden');
    expect(await codes({ teamId: crew?.id })).toBe('forbidden');
    expect(await codes({ teamId: foreign.id })).toBe('not_found');
    expect(await codes({ departmentId: foreign.id + 1000 })).toBe('not_found');
  });
});

/** Returns why a team needs attention, as the table of teams says it. */
function needOf({ attention }: Awaited<ReturnType<typeof listTeamsOverview>>, id: number) {
  const need = attention.teams.find(({ team }) => team.id === id);
  const words = {
    why: wordsFor('en', 'teams-overview.table.why'),
    about: wordsFor('en', 'dashboards.breakdown'),
  };
  return need ? describeStanding({ ...need, categoryId: 0, kind: 'attention', place: 0, weight: 0 }, words) : null;
}

it('the chart shows what the dashboards publish, and nothing more', async () => {
  const { administrator: ada, departmentLeader } = await buildPublishedCompany();
  const ctx = await userCtx(ada);
  const page = { departmentId: 0, teamId: 0, category: null, search: '', sort: 'name', direction: 'asc', page: 1 };
  const sorted = page as Parameters<typeof listTeamsOverview>[1];
  const overview = await listTeamsOverview(ctx, { ...sorted, period: '1m' });
  const query = { period: '1m', shape: 'objects', figures: true } as const;
  const chart = await getChart(ctx, query);
  expect(chart.teams.map(({ teamName, figures }) => ({ teamName, ...figures }))).toEqual(
    overview.teams.map(({ team, participation, productivity_sentiment_category }) => ({
      teamName: team.name,
      category_id: productivity_sentiment_category,
      participation: participation.rate,
      hiddenReason: participation.hiddenReason,
      attention: needOf(overview, team.id),
    })),
  );
  expect(chart.teams.map(({ figures }) => figures?.attention)).toEqual(['Low sentiment', null, null, null]);
  expect(chart.teams.map(({ figures }) => figures?.hiddenReason)).toEqual([
    null,
    null,
    'group_too_small',
    'group_too_small',
  ]);
  expect(chart.asOf).toBe(overview.asOf);
  const { participation } = await getCompanyDashboard(ctx, { period: '1m', departmentId: 0 });
  expect(chart.figures).toMatchObject({ participation: participation.rate, hiddenReason: null });
  const own = await getChart(await userCtx(departmentLeader), query);
  expect(own.departments).toMatchObject([{ departmentName: 'Operations', figures: { hiddenReason: null } }]);
  expect(own.figures).toBeNull();
  const ownOverview = await listTeamsOverview(await userCtx(departmentLeader), { ...sorted, period: '1m' });
  for (const { id, figures } of own.teams) expect(figures?.attention).toEqual(needOf(ownOverview, id));
  const [department] = chart.departments;
  expect((await getChart(ctx, { ...query, departmentId: department?.id })).figures).toBeNull();
  expect((await getChart(ctx, { ...query, figures: false })).teams[0]?.figures).toBeNull();
}, 60_000);
