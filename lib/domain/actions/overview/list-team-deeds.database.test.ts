import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { buildSharedTeam, publishRoundOf, type SharedTeam } from '#/e2e/support/scenes/shared-team.ts';
import type { Department, Team, User } from '#/generated/prisma/client.ts';
import { listActionIdeas } from '#/lib/domain/actions/ideas/list-action-ideas.ts';
import { listTeamDeeds } from '#/lib/domain/actions/overview/list-team-deeds.ts';
import { shareResults } from '#/lib/domain/actions/share/share-results.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildAction } from '#/prisma/seed/builders/build-action.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const NOW = '2026-03-17T10:00:00Z';

let scene: SharedTeam;
let head: User;
let department: Department;
let ledTeam: Team;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  scene = await buildSharedTeam();
  const { companyId } = scene.team;
  head = await buildUser(prisma(), { companyId });
  department = await buildDepartment(prisma(), { companyId, leaderId: head.id, name: 'Operations' });
  ledTeam = await buildTeam(prisma(), { companyId, departmentId: department.id, name: 'Led' });
  await prisma().team.update({ where: { id: scene.team.id }, data: { name: 'Own' } });
});

const as = (user: User, role: RoleName) => userCtx(user, { role, now: NOW });
const read = async (of: { user?: User; role?: RoleName; departmentId?: number; page?: number } = {}) => {
  const { user = scene.administrator, role = 'Administrator', departmentId = 0, page = 1 } = of;
  return listTeamDeeds(await as(user, role), { departmentId, page });
};
const build = (team: Team, action: NonNullable<Parameters<typeof buildAction>[1]['action']> = {}) =>
  buildAction(prisma(), {
    team,
    action: { promisedOn: new Date('2026-03-03'), dueOn: new Date('2026-03-20'), ...action },
  });
const keptStep = { state: 'kept', settledOn: new Date('2026-03-10'), topic: 'factor:10', prepared: 2 };

describe('what leaders do about results', () => {
  it('is shown for all teams to administrators, and to department leaders for their own', async () => {
    const { teams, counts } = await read();
    expect(teams.map(({ team, department: place }) => [team.name, place])).toEqual([
      ['Led', 'Operations'],
      ['Own', null],
    ]);
    const { firstName, lastName, email } = scene.leader;
    expect(teams).toMatchObject([{}, { leader: `${firstName} ${lastName}`, leaderEmail: email }]);
    expect(counts).toEqual({ teams: 2, trying: 0, due: 0 });
    const ofHead = await read({ user: head, role: 'Department Leader' });
    expect(ofHead.teams.map(({ team }) => team.name)).toEqual(['Led']);
    expect(await read({ departmentId: department.id })).toEqual(ofHead);
    const { id: departmentId } = await buildDepartment(prisma(), { companyId: scene.team.companyId });
    const refusal = expect.objectContaining({ code: 'forbidden' });
    await expect(read({ user: head, role: 'Department Leader', departmentId })).rejects.toEqual(refusal);
  });

  it('says what is tried, what is overdue first, and how the last step ended', async () => {
    await build(ledTeam, { state: 'ended', settledOn: new Date('2025-12-01') });
    await build(ledTeam);
    await build(scene.team, { dueOn: new Date('2026-03-17') });
    const { teams, counts, pages } = await read();
    expect(teams.map(({ team, steps }) => [team.name, steps.map(({ state, isDue }) => [state, isDue])])).toEqual([
      ['Own', [['doing', true]]],
      [
        'Led',
        [
          ['doing', false],
          ['ended', false],
        ].toReversed(),
      ],
    ]);
    expect([counts, pages]).toEqual([{ teams: 2, trying: 2, due: 1 }, 1]);
    expect(await read({ page: 2 })).toMatchObject({ teams: [], counts: { teams: 2 } });
  });

  it('says which results aren’t shared yet, and when some were', async () => {
    await publishRoundOf(scene, { day: '2026-02-14' });
    const day = '2026-03-09';
    const { id: roundId } = await publishRoundOf(scene, { day });
    const own = async () => (await read()).teams.find(({ team }) => team.name === 'Own');
    expect(await own()).toMatchObject({ unsharedOn: day, sharedOn: null });
    await shareResults(await as(scene.leader, 'Team Leader'), { teamId: scene.team.id, roundId });
    expect(await own()).toMatchObject({ unsharedOn: null, sharedOn: '2026-03-17' });
  });

  it('says what was kept where in the last twelve months, the same to all readers', async () => {
    await build(ledTeam, { ...keptStep, settledOn: new Date('2026-03-02') });
    await build(scene.team, keptStep);
    await build(scene.team, {
      ...keptStep,
      topic: 'other',
      said: 'Noise',
      will: 'Quiet hours.',
      prepared: null,
      settledOn: new Date('2025-06-01'),
    });
    await build(scene.team, { ...keptStep, topic: 'factor:1', settledOn: new Date('2025-03-10') });
    const own = (keptOn: string) => ({ id: scene.team.id, name: 'Own', keptOn });
    expect((await read()).keptSteps).toEqual([
      {
        said: null,
        will: 'Keep one half day a week free of meetings.',
        keptOn: '2026-03-10',
        count: 2,
        teams: [own('2026-03-10'), { id: ledTeam.id, name: 'Led', keptOn: '2026-03-02' }],
      },
      { said: 'Noise', will: 'Quiet hours.', keptOn: '2025-06-01', count: 1, teams: [own('2025-06-01')] },
    ]);
    expect((await read({ user: head, role: 'Department Leader' })).keptSteps).toMatchObject([{ count: 1 }]);
  });
});

describe('a kept step', () => {
  it('says its cause once it was published to every team that kept it', async () => {
    await build(ledTeam, { ...keptStep, saidBand: '5–9' });
    expect((await read()).keptSteps).toMatchObject([{ said: 'meetings', count: 1 }]);
    await build(scene.team, keptStep);
    expect((await read()).keptSteps).toMatchObject([{ said: null, count: 2 }]);
  });
});

describe('where a step helped, the next leader with the same cause', () => {
  const ideas = async () => (await listActionIdeas(await as(scene.leader, 'Team Leader'), 'factor:10')).ideas;

  it('reads how many teams kept it, once two have, for a cause that was published to them', async () => {
    await build(ledTeam, { ...keptStep, saidBand: '5–9' });
    expect(await ideas()).toMatchObject([{ keptBy: null }, { keptBy: null }]);
    // Steps whose cause only the leader could read aren't counted, and a step that one team kept twice counts once.
    await build(scene.team, keptStep);
    await build(ledTeam, { ...keptStep, saidBand: '10–19' });
    expect(await ideas()).toMatchObject([{ keptBy: null }, { keptBy: null }]);
    await build(scene.team, { ...keptStep, saidBand: '5–9' });
    expect(await ideas()).toMatchObject([{ keptBy: null }, { prepared: 2, keptBy: 2 }]);
  });

  it('reads nothing about another company', async () => {
    const own = scene;
    await build(own.team, { ...keptStep, saidBand: '5–9' });
    await build(ledTeam, { ...keptStep, saidBand: '5–9' });
    scene = await buildSharedTeam();
    expect(await ideas()).toMatchObject([{ keptBy: null }, { keptBy: null }]);
  });
});
