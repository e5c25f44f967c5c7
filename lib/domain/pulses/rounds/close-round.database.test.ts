import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import {
  answerScene,
  buildPulseScene,
  openScene,
  type PulseScene,
  pulseStart,
} from '#/e2e/support/scenes/pulse-scene.ts';
import { closePulseRound, sendResultsMail } from '#/lib/domain/pulses/queues.ts';
import { publishRound } from '#/lib/domain/pulses/results/results.service.ts';
import { closeDueRounds } from '#/lib/domain/pulses/rounds/due-round.service.ts';
import { closeRound } from '#/lib/domain/pulses/rounds/round.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const at = (hours: number) => new Date(pulseStart.getTime() + hours * 3_600_000);

openQueue();
beforeEach(() => prisma().pulse.deleteMany());

async function close(scene: PulseScene): Promise<void> {
  const { id } = await prisma().pulseRound.findFirstOrThrow({ where: { pulseId: scene.pulse.id } });
  await publishRound(jobCtx({ now: at(1) }), id);
}

/** By team in the order of the scene, then the whole: a question's result, or why it is hidden. */
async function results(scene: PulseScene, at = 0): Promise<unknown[]> {
  const rows = await prisma().pulseResult.findMany({ where: { questionId: scene.questions[at]?.id ?? 0 } });
  return [...scene.teams.map(({ id }) => id), 0].map((teamId) => {
    const row = rows.find((one) => one.teamId === teamId);
    return row?.hiddenReason ?? row?.result ?? null;
  });
}

const shows = (figures: object) => expect.objectContaining(figures);

it('closing publishes teams that are large enough, and the whole', async () => {
  const scene = await buildPulseScene([5, 6], { questions: [{ typeId: 5 }, { typeId: 4 }] });
  for (const [at, one] of (await openScene(scene)).entries()) await answerScene(scene, one, [at < 5 ? 5 : 2, at < 5]);
  await close(scene);
  expect(await results(scene)).toEqual([
    shows({ average: 5, score: 100, positiveAnswers: 100 }),
    shows({ average: 2, score: 25, negativeAnswers: 100 }),
    shows({ average: 3.4, positiveAnswers: 45, neutralAnswers: 0, negativeAnswers: 55 }),
  ]);
  expect(await results(scene, 1)).toEqual([shows({ average: 100 }), shows({ average: 0 }), shows({ average: 45 })]);
});

it('closing hides a small team and the one that it’s counted with; the whole includes both', async () => {
  const scene = await buildPulseScene([4, 6]);
  for (const one of await openScene(scene)) await answerScene(scene, one, [4]);
  await close(scene);
  expect(await results(scene)).toEqual(['group_too_small', 'counted_together', shows({ average: 4 })]);
});

it('each question is judged alone: a skipped one has its own threshold', async () => {
  const scene = await buildPulseScene([6], { questions: [{ typeId: 5 }, { typeId: 5 }] });
  for (const [at, one] of (await openScene(scene)).entries()) await answerScene(scene, one, [3, at < 4 ? 3 : null]);
  await close(scene);
  expect(await results(scene)).toEqual([shows({ average: 3 }), shows({ average: 3 })]);
  expect(await results(scene, 1)).toEqual(['not_enough_answers', 'not_enough_answers']);
});

it.each([
  [5, 3, 'not_enough_answers'],
  [3, 5, 'not_enough_answers'],
  [3, 3, shows({ average: 3 })],
])(
  'asked with a minimum group size of %i, closed with one of %i, a round uses the larger',
  async (askedSize, closedSize, result) => {
    const scene = await buildPulseScene([6]);
    const set = (minimumGroupSize: number) =>
      prisma().company.update({ where: { id: scene.companyId }, data: { minimumGroupSize } });
    await set(askedSize);
    for (const one of (await openScene(scene)).slice(0, 4)) await answerScene(scene, one, [3]);
    await set(closedSize);
    await close(scene);
    expect(await results(scene)).toEqual([result, result]);
  },
);

it('texts keep their team only if it has its own results, and are deleted if they fit nowhere', async () => {
  const scene = await buildPulseScene([5, 4, 6], { questions: [{ typeId: 3 }] });
  const recipients = await openScene(scene);
  for (const [at, one] of recipients.entries()) await answerScene(scene, one, [`Text ${at}`]);
  const before = await prisma().pulseAnswer.findMany({ select: { id: true } });
  await close(scene);
  const texts = await prisma().pulseAnswer.findMany();
  // The smallest batch, which has five people, takes in the four.
  expect(texts.map(({ teamId }) => teamId).filter((id) => id === null)).toHaveLength(9);
  expect(texts.filter(({ teamId }) => teamId === scene.teams[2]?.id)).toHaveLength(6);
  expect(texts.map(({ text }) => text).sort()).toEqual(recipients.map((_, at) => `Text ${at}`).sort());
  const old = new Set(before.map(({ id }) => id));
  expect(texts.filter(({ id }) => old.has(id))).toEqual([]);
});

it('below the minimum group size closing publishes that nothing is shown, and erases everything', async () => {
  const scene = await buildPulseScene([6], { questions: [{ typeId: 5 }, { typeId: 3 }] });
  for (const one of (await openScene(scene)).slice(0, 4)) await answerScene(scene, one, [1, 'Alone']);
  await close(scene);
  expect(await results(scene)).toEqual(['not_enough_answers', 'not_enough_answers']);
  expect(await prisma().pulseAnswer.count()).toBe(0);
  expect(await prisma().pulseTally.count()).toBe(0);
  const round = await prisma().pulseRound.findFirstOrThrow();
  expect(round).toMatchObject({ responsesCount: 4, membersCount: 6, publishedAt: at(1) });
});

it('closing leaves no trace of how the results were calculated', async () => {
  const scene = await buildPulseScene([5]);
  for (const one of await openScene(scene)) await answerScene(scene, one, [2], { submissionId: randomUUID() });
  await close(scene);
  expect(await prisma().pulseTally.count()).toBe(0);
  expect(await prisma().pulseRecipient.count({ where: { NOT: { submissionId: null } } })).toBe(0);
});

it('closing happens once, also in parallel; it ends a single pulse and notifies readers once', async () => {
  const scene = await buildPulseScene([5]);
  for (const one of await openScene(scene)) await answerScene(scene, one, [2]);
  await Promise.all([close(scene), close(scene), close(scene)]);
  const [result] = await results(scene);
  expect(result).toEqual(shows({ average: 2 }));
  expect(await prisma().pulse.findFirstOrThrow()).toMatchObject({
    isActive: false,
    closedAt: at(1),
    stoppedAt: null,
  });
  const notices = await findNotices({ where: { userId: scene.creator.id } });
  expect(notices.map(({ message }) => message)).toEqual([`Results of <strong>${scene.pulse.name}</strong> are in.`]);
  expect((await waitingIn(sendResultsMail)).filter(({ userId }) => userId === scene.creator.id)).toHaveLength(1);
});

it('leaders of a team with results are asked to share them, and no others', async () => {
  const scene = await buildPulseScene([5, 5]);
  const leaders = [];
  for (const { id } of scene.teams) {
    const leader = await buildUser(prisma(), { companyId: scene.companyId });
    await prisma().team.update({ where: { id }, data: { leaderId: leader.id } });
    leaders.push(leader);
  }
  const recipients = await openScene(scene);
  for (const one of recipients.filter(({ teamId }) => teamId === scene.teams[0]?.id))
    await answerScene(scene, one, [2]);
  await close(scene);
  const messages = [];
  for (const { id } of leaders)
    messages.push(...(await findNotices({ where: { userId: id } })).map((one) => one.message));
  const results = `Results of <strong>${scene.pulse.name}</strong> are in.`;
  expect(messages).toEqual([`${results} Share them with your team.`, results]);
});

it('closing without publishing erases the answers and notifies no one', async () => {
  const scene = await buildPulseScene([5], { questions: [{ typeId: 5 }, { typeId: 3 }] });
  for (const one of await openScene(scene)) await answerScene(scene, one, [2, 'Text']);
  const { id } = await prisma().pulseRound.findFirstOrThrow();
  const ctx = jobCtx({ now: at(1) });
  expect(await prisma().$transaction((tx) => closeRound(tx, ctx, id, { publishes: false }))).toBe(true);
  expect([
    await prisma().pulseAnswer.count(),
    await prisma().pulseTally.count(),
    await prisma().pulseResult.count(),
  ]).toEqual([0, 0, 0]);
  expect(await prisma().notification.count({ where: { companyId: scene.companyId } })).toBe(0);
});

describe('a round is over', () => {
  const isEnqueued = async (now: Date) => (await closeDueRounds(jobCtx({ now }))) === 1;

  it('once the time it closes has passed', async () => {
    const scene = await buildPulseScene([5]);
    await openScene(scene);
    expect(await isEnqueued(at(5 * 24 - 0.1))).toBe(false);
    expect(await isEnqueued(at(5 * 24))).toBe(true);
    expect((await waitingIn(closePulseRound)).length).toBeGreaterThan(0);
  });

  it('when everyone who still can answer has done so', async () => {
    const scene = await buildPulseScene([6]);
    const [blocked, last, ...others] = await openScene(scene);
    for (const one of others) await answerScene(scene, one, [2]);
    expect(await isEnqueued(at(1))).toBe(false);
    await prisma().user.update({ where: { id: blocked?.userId ?? 0 }, data: { blockedAt: pulseStart } });
    expect(await isEnqueued(at(1))).toBe(false);
    await answerScene(scene, last ?? { id: 0 }, [2]);
    expect(await isEnqueued(at(1))).toBe(true);
  });

  it('when its pulse now has a last day, and that has passed', async () => {
    const scene = await buildPulseScene([5]);
    await openScene(scene);
    await prisma().pulse.update({ where: { id: scene.pulse.id }, data: { endDate: new Date('2026-03-03') } });
    expect(await isEnqueued(at(35.9))).toBe(false);
    expect(await isEnqueued(at(36))).toBe(true);
  });
});
