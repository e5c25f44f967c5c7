import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { buildSharedTeam, publishRoundOf, type SharedTeam } from '#/e2e/support/scenes/shared-team.ts';
import type { User } from '#/generated/prisma/client.ts';
import { listActions } from '#/lib/domain/actions/action.service.ts';
import { shareResults } from '#/lib/domain/actions/share/share-results.ts';
import { closeDueVotes, voteOnShare } from '#/lib/domain/actions/share/vote.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

const NOW = '2026-03-10T10:00:00Z';
/** 9:00 in London, five days later. */
const MORNING = '2026-03-15T09:00:00Z';
const [workload, recognition, autonomy] = ['construct:workload', 'construct:recognition', 'construct:autonomy'];
const proposed = [workload, recognition, autonomy];

let scene: SharedTeam;
let shareId: number;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  scene = await buildSharedTeam();
  const { id: roundId } = await publishRoundOf(scene, { day: '2026-03-09' });
  const ctx = await userCtx(scene.leader, { role: 'Team Leader', now: NOW });
  ({ id: shareId } = (await shareResults(ctx, { teamId: scene.team.id, roundId })).share);
});

const vote = async (user: User, ...topics: string[]) => voteOnShare(await userCtx(user, { now: NOW }), shareId, topics);
const everybody = () => [...scene.members, scene.leader];
const read = async (user: User) => {
  const role = user === scene.leader ? 'Team Leader' : 'Member';
  const { share } = await listActions(await userCtx(user, { role, now: NOW }), scene.team.id);
  return { topics: share?.topics.map(({ topic }) => topic), vote: share?.vote };
};
const readRows = async () => ({
  topics: await prisma().shareTopic.findMany({ where: { shareId }, orderBy: { position: 'asc' } }),
  marks: await prisma().shareVoter.count({ where: { shareId } }),
});
const close = (now: string) => closeDueVotes(jobCtx({ now }));

describe('a team’s vote', () => {
  it('is hidden while it’s open, from all readers and in every answer', async () => {
    const before = JSON.stringify(
      (await listActions(await userCtx(scene.leader, { role: 'Team Leader', now: NOW }), scene.team.id)).share,
    );
    const [first, ...others] = scene.members as [User, ...User[]];
    for (const user of others) await vote(user, autonomy as string);
    const after = JSON.stringify(
      (await listActions(await userCtx(scene.leader, { role: 'Team Leader', now: NOW }), scene.team.id)).share,
    );
    expect(after).toBe(before);
    expect(await read(first)).toEqual({
      topics: proposed,
      vote: { closesOn: '2026-03-15', isOpen: true, canVote: true, isOrdered: false, least: 5 },
    });
  });

  it('notifies no connected reader and isn’t in the activity log until it’s over', async () => {
    const counts = async () => [
      await prisma().notification.count({ where: { companyId: scene.team.companyId } }),
      await prisma().auditEntry.count({ where: { companyId: scene.team.companyId } }),
    ];
    const before = await counts();
    for (const user of scene.members) await vote(user, autonomy as string);
    expect(await counts()).toEqual(before);
  });

  it('becomes an order of two on the morning after five days, and nothing else is kept', async () => {
    for (const user of scene.members.slice(0, 4)) await vote(user, autonomy as string, recognition as string);
    await vote(scene.members[4] as User, autonomy as string);
    await close('2026-03-15T08:59:00Z');
    expect(await read(scene.leader)).toMatchObject({ topics: proposed, vote: { isOpen: true } });
    await close(MORNING);
    for (const user of [scene.leader, scene.members[0] as User])
      expect(await read(user)).toMatchObject({
        topics: [autonomy, recognition, workload],
        vote: { isOpen: false, canVote: false, isOrdered: true },
      });
    const { topics, marks } = await readRows();
    expect([topics.map(({ votes }) => votes), marks]).toEqual([[0, 0, 0], 0]);
    await expect(vote(scene.members[5] as User, workload as string)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('closes after the last of the team, leaders included and suspended people not', async () => {
    await prisma().user.update({
      where: { id: scene.members[5]?.id ?? 0 },
      data: { suspendedAt: new Date(NOW), blockedAt: new Date(NOW) },
    });
    for (const user of scene.members.slice(0, 5)) await vote(user, recognition as string);
    expect((await read(scene.leader)).vote).toMatchObject({ isOpen: true });
    await vote(scene.leader, recognition as string);
    expect(await read(scene.leader)).toMatchObject({
      topics: [recognition, workload, autonomy],
      vote: { isOpen: false, isOrdered: true },
    });
    expect((await readRows()).marks).toBe(0);
  });

  it('has no order if fewer than five people have voted, or fewer than the current minimum group size', async () => {
    for (const user of scene.members.slice(0, 4)) await vote(user, autonomy as string);
    await close(MORNING);
    expect(await read(scene.leader)).toMatchObject({ topics: proposed, vote: { isOpen: false, isOrdered: false } });
    const { topics, marks } = await readRows();
    expect([topics.map(({ votes }) => votes), marks]).toEqual([[0, 0, 0], 0]);
  });

  it('has no order if the minimum group size has been raised meanwhile', async () => {
    for (const user of scene.members.slice(0, 5)) await vote(user, autonomy as string);
    await prisma().company.update({ where: { id: scene.team.companyId }, data: { minimumGroupSize: 6 } });
    await close(MORNING);
    expect(await read(scene.leader)).toMatchObject({ topics: proposed, vote: { isOrdered: false } });
  });

  it('counts one of two parallel votes of one person', async () => {
    const [ada] = scene.members as [User];
    const both = await Promise.allSettled([
      vote(ada, workload as string),
      vote(ada, autonomy as string, recognition as string),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(vote(ada, workload as string)).rejects.toMatchObject({ code: 'conflict' });
    expect((await readRows()).marks).toBe(1);
    expect((await read(ada)).vote).toMatchObject({ canVote: false });
  });

  it('closes once if the last two vote in parallel', async () => {
    for (const user of scene.members.slice(0, 5)) await vote(user, autonomy as string);
    await Promise.all([vote(scene.members[5] as User, autonomy as string), vote(scene.leader, autonomy as string)]);
    expect(await read(scene.leader)).toMatchObject({
      topics: [autonomy, workload, recognition],
      vote: { isOpen: false },
    });
    expect((await readRows()).marks).toBe(0);
  });
});

describe('voting is refused', () => {
  it('for a topic that wasn’t suggested', async () => {
    await expect(vote(scene.members[0] as User, 'factor:10')).rejects.toMatchObject({ code: 'invalid' });
    expect((await readRows()).marks).toBe(0);
  });

  it('to all people outside the team, as if there were no vote', async () => {
    const colleague = await buildMember(prisma(), {
      team: await buildTeam(prisma(), { companyId: scene.team.companyId }),
    });
    const { leader: foreign } = await buildSharedTeam(1);
    for (const user of [colleague, scene.administrator, foreign])
      await expect(vote(user, workload as string)).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('every person of the team may vote', async () => {
  for (const user of everybody()) expect((await read(user)).vote).toMatchObject({ canVote: true });
});
