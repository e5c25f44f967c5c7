import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { AnsweringCompany } from '#/e2e/support/scenes/answering-company.ts';
import { buildSharedTeam, publishRoundOf } from '#/e2e/support/scenes/shared-team.ts';
import type { PulseRound, User } from '#/generated/prisma/client.ts';
import { listActions } from '#/lib/domain/actions/action.service.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildAction } from '#/prisma/seed/builders/build-action.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

const read = async (user: User, role: RoleName, of: { teamId: number; day: string }) =>
  (await listActions(await userCtx(user, { role, now: `${of.day}T10:00:00Z` }), of.teamId)).actions[0]?.measured;

describe('since a step for a topic of pulses started', () => {
  /** Starts a step on 10 March, after a round on the previous day. */
  async function promised(scores: readonly (number | null)[] = [41]) {
    const scene = await buildSharedTeam();
    const { id: teamId, companyId } = scene.team;
    const first = await publishRoundOf(scene, { day: '2026-03-09', scores });
    const share = async ({ id: roundId }: PulseRound) =>
      prisma().share.create({ data: { companyId, teamId, roundId, sharedOn: new Date('2026-03-10'), votersMin: 5 } });
    const { id: shareId } = await share(first);
    const step = { topic: 'construct:workload', promisedOn: new Date('2026-03-10'), dueOn: new Date('2026-06-01') };
    await buildAction(prisma(), { team: scene.team, action: { ...step, shareId } });
    const [member] = scene.members as [User];
    const as = (user: User, role: RoleName) => read(user, role, { teamId, day: '2026-05-01' });
    return { ...scene, share, leads: () => as(scene.leader, 'Team Leader'), reads: () => as(member, 'Member') };
  }

  it('the team has its last result before, and the first one after for the same question', async () => {
    const scene = await promised();
    const before = { kind: 'score', before: '41', since: null, isClear: false };
    expect([await scene.leads(), await scene.reads()]).toEqual([before, before]);
    const after = await publishRoundOf(scene, { day: '2026-04-06', scores: [58, 10, 20] });
    await publishRoundOf(scene, { day: '2026-04-13', scores: [80] });
    const measured = { ...before, since: '58' };
    // Members only read results of a round that were shared with them.
    expect([await scene.leads(), await scene.reads()]).toEqual([measured, before]);
    await scene.share(after);
    expect(await scene.reads()).toEqual(measured);
  });

  it('a difference is clear by the same rule as all results of pulses', async () => {
    const scene = await promised([10]);
    const after = await publishRoundOf(scene, { day: '2026-04-06', scores: [95] });
    // Averages of fewer than ten people jump, so no change is clear.
    expect(await scene.leads()).toMatchObject({ since: '95', isClear: false });
    await prisma().pulseResult.updateMany({ where: { teamId: scene.team.id }, data: { persons: 30 } });
    expect(await scene.leads()).toMatchObject({ before: '10', since: '95', isClear: true });
    await prisma().pulseResult.updateMany({ where: { roundId: after.id }, data: { hiddenReason: 'group_changed' } });
    expect(await scene.leads()).toMatchObject({ since: null, isClear: false });
  });

  it('there is no comparison if nothing was published before', async () => {
    const scene = await promised([null, 74]);
    expect([await scene.leads(), await scene.reads()]).toEqual([null, null]);
  });
});

describe('since a step for a factor started', () => {
  it('the published bands of thirty days before and after are shown once those days are over', async () => {
    const scene = await AnsweringCompany.make([6]);
    const [own] = scene.teams as [(typeof scene.teams)[number]];
    const { id: teamId, companyId } = own.team;
    const leader = await buildUser(prisma(), { companyId });
    await prisma().team.update({ where: { id: teamId }, data: { leaderId: leader.id } });
    const began = '2026-03-03';
    const action = {
      topic: 'factor:13',
      saidBand: '10–19',
      promisedOn: new Date(began),
      dueOn: new Date('2026-06-01'),
    };
    await buildAction(prisma(), { team: own.team, action });
    for (const day of ['2026-03-02', '2026-03-04'])
      await scene.passDay(own, day, () => ({ feeling: 'bad', factorIds: [13] }));
    for (let day = '2026-03-02'; day < '2026-03-06'; day = addDays(day, 1)) await scene.sleep(day);
    const [member] = own.members as [User];
    for (const [user, role] of [
      [leader, 'Team Leader'],
      [member, 'Member'],
    ] as const) {
      expect(await read(user, role, { teamId, day: addDays(began, 29) })).toBe(null);
      expect(await read(user, role, { teamId, day: addDays(began, 30) })).toEqual({
        kind: 'times',
        before: '10–19',
        since: '5–9',
        isClear: false,
      });
    }
  });
});
