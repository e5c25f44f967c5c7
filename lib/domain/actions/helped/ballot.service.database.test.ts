import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { releaseUntil } from '#/e2e/support/scenes/coached-team.ts';
import type { Prisma, Team, User } from '#/generated/prisma/client.ts';
import { listActions } from '#/lib/domain/actions/action.service.ts';
import { answerHelped, askWhetherHelped, closeBallots } from '#/lib/domain/actions/helped/ballot.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildAction } from '#/prisma/seed/builders/build-action.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const DUE = '2026-03-17';
/** 9:00 of the day in London. */
const MORNING = `${DUE}T09:00:00Z`;

let team: Team;
let leader: User;
let members: User[];

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma(), { timeZone: 'Europe/London', minimumGroupSize: 3 });
  leader = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
  members = [];
  for (let count = 0; count < 4; count++) members.push(await buildMember(prisma(), { team }));
});

const build = (action: Partial<Prisma.ActionUncheckedCreateInput> = {}) =>
  buildAction(prisma(), { team, action: { promisedOn: new Date('2026-03-03'), dueOn: new Date(DUE), ...action } });
const askAt = (now: string) => askWhetherHelped(jobCtx({ now }));
const ballots = () => prisma().actionBallot.findMany({ where: { companyId: team.companyId } });
const read = async (user: User, now = MORNING) =>
  (await listActions(await userCtx(user, { now }), team.id)).actions[0]?.helped;
const say = async (user: User, id: number, value: 'yes' | 'little' | 'no') =>
  answerHelped(await userCtx(user), id, value);

describe('members are asked whether a step helped', () => {
  it.each([
    ['six days before the look back', '2026-03-11T12:00:00Z', {}, 0],
    ['five days before it', '2026-03-12T12:00:00Z', {}, 1],
    ['the day before it', '2026-03-16T12:00:00Z', {}, 1],
    ['on its day', `${DUE}T01:00:00Z`, {}, 0],
    ['of a step of six days', '2026-03-14T12:00:00Z', { promisedOn: new Date('2026-03-08') }, 0],
    ['of a settled step', '2026-03-14T12:00:00Z', { state: 'ended', settledOn: new Date('2026-03-13') }, 0],
  ])('%s', async (_when, now, action, count) => {
    await build(action);
    await askAt(now);
    await askAt(now);
    expect(await ballots()).toHaveLength(count);
  });

  it('not in a team of fewer members than the minimum group size', async () => {
    await prisma().company.update({ where: { id: team.companyId }, data: { minimumGroupSize: 5 } });
    await build();
    await askAt('2026-03-14T12:00:00Z');
    expect(await ballots()).toEqual([]);
  });

  it('not in a team that only a lower setting makes large enough, until the next daily run', async () => {
    await releaseUntil(team.companyId, '2026-03-13', 5);
    await build();
    await askAt('2026-03-14T12:00:00Z');
    expect(await ballots()).toEqual([]);
    await releaseUntil(team.companyId, '2026-03-13', 3);
    await askAt('2026-03-14T12:00:00Z');
    expect(await ballots()).toHaveLength(1);
  });
});

describe('what members say about a step', () => {
  let id: number;
  beforeEach(async () => {
    ({ id } = await build());
    await askAt('2026-03-14T12:00:00Z');
  });
  const [before, after] = ['2026-03-16T12:00:00Z', MORNING];
  const [openBallot, closedBallot] = [
    { closesOn: DUE, isOpen: true, counts: null },
    { closesOn: DUE, isOpen: false, canAnswer: false },
  ];

  it('counts once each, is hidden while it’s asked, and shown on the morning of the look back', async () => {
    const [ada, bo, cy] = members as [User, User, User];
    expect(await read(ada, before)).toEqual({ ...openBallot, canAnswer: true });
    expect(await read(leader, before)).toEqual({ ...openBallot, canAnswer: false });
    await Promise.all([say(ada, id, 'yes'), say(bo, id, 'yes'), say(cy, id, 'no')]);
    expect(await read(ada, before)).toEqual({ ...openBallot, canAnswer: false });
    await closeBallots(jobCtx({ now: `${DUE}T08:59:00Z` }));
    expect(await read(leader, before)).toMatchObject({ isOpen: true, counts: null });
    await closeBallots(jobCtx({ now: after }));
    for (const reader of [leader, ada])
      expect(await read(reader)).toEqual({ ...closedBallot, counts: { yes: 2, little: 0, no: 1 } });
    // People above a team read nothing of what it answers.
    expect(await read(await buildAdministrator(prisma(), { companyId: team.companyId }))).toBeNull();
    await expect(say(members[3] as User, id, 'yes')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('counts once if one person sends two answers in parallel', async () => {
    const [ada] = members as [User];
    const answers = await Promise.allSettled([say(ada, id, 'yes'), say(ada, id, 'no')]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(say(ada, id, 'little')).rejects.toMatchObject({ code: 'conflict' });
    expect((await ballots())[0]?.counts.reduce((sum, count) => sum + count)).toBe(1);
  });

  it('is neither shown nor kept if too few have answered, and respondents are forgotten', async () => {
    for (const member of members.slice(0, 2)) await say(member, id, 'no');
    expect(await prisma().actionVoter.count({ where: { actionId: id } })).toBe(2);
    await closeBallots(jobCtx({ now: after }));
    expect(await read(leader)).toEqual({ ...closedBallot, counts: null });
    expect(await ballots()).toMatchObject([{ counts: [] }]);
    expect(await prisma().actionVoter.count({ where: { actionId: id } })).toBe(0);
  });

  it('is accepted from members only', async () => {
    await expect(say(leader, id, 'yes')).rejects.toMatchObject({ code: 'forbidden' });
    const elsewhere = await buildUser(prisma(), { companyId: team.companyId });
    const other = await buildTeam(prisma(), { companyId: team.companyId });
    await prisma().teamMember.create({
      data: { companyId: team.companyId, teamId: other.id, userId: elsewhere.id, joinedAt: new Date() },
    });
    await expect(say(elsewhere, id, 'yes')).rejects.toMatchObject({ code: 'not_found' });
  });
});
