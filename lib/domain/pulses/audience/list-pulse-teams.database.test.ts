import { beforeEach, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import {
  answerScene,
  buildPulseScene,
  openScene,
  type PulseScene,
  pulseStart,
} from '#/e2e/support/scenes/pulse-scene.ts';
import type { User } from '#/generated/prisma/client.ts';
import { listPulseTeams } from '#/lib/domain/pulses/audience/audience.service.ts';
import { getPulseResults, publishRound } from '#/lib/domain/pulses/results/results.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

openQueue();
beforeEach(() => prisma().pulse.deleteMany());

/** A published round that asked teams of these sizes; everyone has answered. */
async function publishedScene(sizes: readonly number[]): Promise<PulseScene> {
  const scene = await buildPulseScene(sizes);
  for (const one of await openScene(scene)) await answerScene(scene, one, [4]);
  const { id } = await prisma().pulseRound.findFirstOrThrow();
  await publishRound(jobCtx({ now: new Date(pulseStart.getTime() + 3_600_000) }), id);
  return scene;
}

const leads = async (scene: PulseScene, at: number): Promise<User> => {
  const leader = await buildUser(prisma(), { companyId: scene.companyId });
  await prisma().team.update({ where: { id: scene.teams[at]?.id ?? 0 }, data: { leaderId: leader.id } });
  return leader;
};

const list = async (scene: PulseScene, as: User = scene.creator) =>
  listPulseTeams(await userCtx(as, { now: pulseStart }), scene.pulse.id);

it('the list starts with the whole, with how many answered as a range, and why a team is hidden', async () => {
  const scene = await publishedScene([3, 6, 12]);
  const { teams, rounds } = await list(scene);
  expect(teams[0]).toEqual({ id: 0, name: 'All teams', membersCount: 21, responsesBand: '20–49', hiddenReason: null });
  const byId = new Map(
    teams.map(({ id, membersCount, responsesBand, hiddenReason }) => [id, [membersCount, responsesBand, hiddenReason]]),
  );
  expect(scene.teams.map(({ id }) => byId.get(id))).toEqual([
    [3, null, 'group_too_small'],
    [6, null, 'counted_together'],
    [12, '10–19', null],
  ]);
  expect(rounds).toEqual([
    { id: expect.any(Number), opensOn: '2026-03-02', closesAt: '2026-03-02T13:00:00.000Z', isPublished: true },
  ]);
});

it('before anything is published the list only says who is asked and when the pulse closes', async () => {
  const scene = await buildPulseScene([6]);
  const before = await list(scene);
  expect(before).toMatchObject({ teams: [{ id: 0, membersCount: 6 }, { membersCount: 6 }], rounds: [] });
  for (const team of before.teams) expect(team.hiddenReason).toBe('not_asked');
  for (const one of await openScene(scene)) await answerScene(scene, one, [4]);
  const { teams, rounds } = await list(scene);
  for (const team of teams) expect(team).toMatchObject({ responsesBand: null, hiddenReason: 'round_open' });
  expect(rounds).toEqual([
    { id: expect.any(Number), opensOn: '2026-03-02', closesAt: '2026-03-07T12:00:00.000Z', isPublished: false },
  ]);
});

it('a leader finds only their own team, and is refused others and the whole', async () => {
  const scene = await publishedScene([6, 6]);
  const leader = await leads(scene, 0);
  expect((await list(scene, leader)).teams.map(({ id }) => id)).toEqual([scene.teams[0]?.id]);
  const ctx = await userCtx(leader, { now: pulseStart });
  const read = (teamId: number) => getPulseResults(ctx, { id: scene.pulse.id, teamId });
  expect(await read(scene.teams[0]?.id ?? 0)).toMatchObject({ hiddenReason: null });
  await expect(read(scene.teams[1]?.id ?? 0)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(read(0)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(read(2_147_483_647)).rejects.toMatchObject({ code: 'not_found' });
});

it('if a team leaves the pulse or is deleted, no leader reads the whole, and no one its own results', async () => {
  const scene = await publishedScene([6, 6]);
  const [keptId, goneId] = scene.teams.map(({ id }) => id);
  const leader = await leads(scene, 0);
  const read = async (as: User, teamId: number) =>
    getPulseResults(await userCtx(as, { now: pulseStart }), { id: scene.pulse.id, teamId });
  await prisma().pulseTeam.deleteMany({ where: { teamId: goneId ?? 0 } });
  await expect(read(leader, 0)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await read(scene.creator, goneId ?? 0)).toMatchObject({ hiddenReason: null });
  await prisma().team.delete({ where: { id: goneId ?? 0 } });
  await expect(read(leader, 0)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(read(scene.creator, goneId ?? 0)).rejects.toMatchObject({ code: 'not_found' });
  expect((await list(scene)).teams.map(({ id }) => id)).toEqual([0, keptId]);
  expect(await read(scene.creator, 0)).toMatchObject({ hiddenReason: null, persons: '10–19' });
});

it('a deleted pulse, or another company’s, has no list', async () => {
  const [scene, other] = [await publishedScene([6]), await buildPulseScene([1])];
  const read = async (as: User) =>
    getPulseResults(await userCtx(as, { now: pulseStart }), { id: scene.pulse.id, teamId: 0 });
  await expect(read(other.creator)).rejects.toMatchObject({ code: 'not_found' });
  await expect(list(scene, other.creator)).rejects.toMatchObject({ code: 'not_found' });
  await prisma().pulse.update({ where: { id: scene.pulse.id }, data: { deletedAt: pulseStart } });
  await expect(read(scene.creator)).rejects.toMatchObject({ code: 'not_found' });
  await expect(list(scene)).rejects.toMatchObject({ code: 'not_found' });
});
