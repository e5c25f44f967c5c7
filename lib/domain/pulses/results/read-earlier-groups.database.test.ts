import { beforeEach, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import {
  answerScene,
  buildPulseScene,
  openScene,
  type PulseScene,
  pulseStart,
} from '#/e2e/support/scenes/pulse-scene.ts';
import type { Pulse } from '#/generated/prisma/client.ts';
import { publishRound } from '#/lib/domain/pulses/results/results.service.ts';
import { openDueRounds } from '#/lib/domain/pulses/rounds/due-round.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildPulse } from '#/prisma/seed/builders/build-pulse.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';

const DAY_MS = 86_400_000;
const days = (count: number) => new Date(pulseStart.getTime() + count * DAY_MS);

openQueue();
beforeEach(() => prisma().pulse.deleteMany());

/** Another pulse of the company that asks the question at an instant; everyone answers, and it closes. */
async function askAgain(scene: PulseScene, now: Date, text = scene.questions[0]?.text): Promise<(string | null)[]> {
  const localDate = now.toISOString().slice(0, 10);
  const pulse = await buildPulse(prisma(), {
    creator: scene.creator,
    teams: scene.teams,
    questions: [{ typeId: 5, text }],
    pulse: { activatedAt: now, startDate: new Date(localDate), opensAtOnce: true, days: Array(7).fill(true) },
  });
  return answerAll({ ...scene, pulse }, now);
}

async function answerAll(scene: PulseScene & { pulse: Pulse }, now: Date): Promise<(string | null)[]> {
  await openDueRounds(jobCtx({ now }));
  const questions = await prisma().pulseQuestion.findMany({ where: { pulseId: scene.pulse.id } });
  const where = { round: { pulseId: scene.pulse.id } };
  for (const one of await prisma().pulseRecipient.findMany({ where }))
    await answerScene({ questions }, one, [4], { now });
  const { id } = await prisma().pulseRound.findFirstOrThrow({ where: { pulseId: scene.pulse.id } });
  await publishRound(jobCtx({ now }), id);
  const results = await prisma().pulseResult.findMany({ where: { roundId: id }, orderBy: { teamId: 'desc' } });
  return results.map(({ hiddenReason }) => hiddenReason);
}

/** A team of five has answered; a sixth person joins at an instant. */
async function sixthJoins(joinedAt: Date): Promise<PulseScene> {
  const scene = await buildPulseScene([5]);
  await openScene(scene);
  expect(await answerAll(scene, pulseStart)).toEqual([null, null]);
  const [team] = scene.teams;
  if (team) await buildMember(prisma(), { team, joinedAt, user: { timeZone: 'Europe/London' } });
  return scene;
}

it('a sixth person moved in minutes before is counted with others, but there are none', async () => {
  const scene = await sixthJoins(days(1));
  expect(await askAgain(scene, days(1.01))).toEqual([null, null]);
  const results = await prisma().pulseResult.findMany({ where: { round: { pulseId: { not: scene.pulse.id } } } });
  expect(results.map(({ persons }) => persons)).toEqual([5, 5]);
  expect(await prisma().pulseRecipient.count({ where: { isNew: true, answered: true } })).toBe(1);
});

it('a sixth person since yesterday hides the same question for 30 days, and no other', async () => {
  const scene = await sixthJoins(days(0));
  expect(await askAgain(scene, days(2))).toEqual(['group_changed', 'group_changed']);
  expect(await askAgain(scene, days(3), 'Something else?')).toEqual([null, null]);
  expect(await askAgain(scene, days(29.9))).toEqual(['group_changed', 'group_changed']);
  expect(await askAgain(scene, days(31))).toEqual([null, null]);
});

it('a person who has left also hides it, even if their account and the pulse are deleted', async () => {
  const scene = await buildPulseScene([6]);
  const [leaves] = await openScene(scene);
  expect(await answerAll(scene, pulseStart)).toEqual([null, null]);
  await prisma().teamMember.deleteMany({ where: { userId: leaves?.userId ?? 0 } });
  await prisma().pulse.update({ where: { id: scene.pulse.id }, data: { deletedAt: pulseStart } });
  expect(await askAgain(scene, days(1), `  ${scene.questions[0]?.text.toUpperCase()}`)).toEqual([
    'group_changed',
    'group_changed',
  ]);
});

it.each([
  ['on that day, where a sixth answers as well, is hidden', 1.1, ['group_changed', 'group_changed']],
  ['on the next is not: who was asked counts', 2, [null, null]],
])('after a round closed with five answers, a repeat that opens %s', async (_, opensAt, expected) => {
  const scene = await buildPulseScene([6]);
  const [, ...five] = await openScene(scene);
  for (const one of five) await answerScene(scene, one, [4]);
  const { id } = await prisma().pulseRound.findFirstOrThrow({ where: { pulseId: scene.pulse.id } });
  await publishRound(jobCtx({ now: days(1) }), id);
  expect(await askAgain(scene, days(opensAt))).toEqual(expected);
});

it('of two rounds that close together the later one uses what the earlier has published', async () => {
  const scene = await buildPulseScene([6]);
  const leaves = (await openScene(scene))[0];
  const questions = scene.questions;
  for (const one of await prisma().pulseRecipient.findMany()) await answerScene(scene, one, [4]);
  await prisma().teamMember.deleteMany({ where: { userId: leaves?.userId ?? 0 } });
  const other = await buildPulse(prisma(), {
    creator: scene.creator,
    teams: scene.teams,
    questions: [{ typeId: 5, text: questions[0]?.text }],
    pulse: { activatedAt: days(0.5), startDate: new Date('2026-03-03'), opensAtOnce: true },
  });
  await openDueRounds(jobCtx({ now: days(1) }));
  const its = await prisma().pulseQuestion.findMany({ where: { pulseId: other.id } });
  for (const one of await prisma().pulseRecipient.findMany({ where: { round: { pulseId: other.id } } }))
    await answerScene({ questions: its }, one, [4], { now: days(1) });
  const rounds = await prisma().pulseRound.findMany();
  await Promise.all(rounds.map(({ id }) => publishRound(jobCtx({ now: days(1) }), id)));
  const shownCount = await prisma().pulseResult.count({ where: { hiddenReason: null, teamId: 0 } });
  expect([rounds.length, shownCount]).toEqual([2, 1]);
});
