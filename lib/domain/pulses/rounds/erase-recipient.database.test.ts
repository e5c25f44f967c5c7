import { beforeEach, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { answerScene, buildPulseScene, openScene, pulseStart } from '#/e2e/support/scenes/pulse-scene.ts';
import type { PulseRecipient } from '#/generated/prisma/client.ts';
import { removeAccount } from '#/lib/domain/profile/profile.service.ts';
import { publishRound } from '#/lib/domain/pulses/results/results.service.ts';
import { closeDueRounds } from '#/lib/domain/pulses/rounds/due-round.service.ts';
import { prisma } from '#/lib/platform/db.ts';

openQueue();
beforeEach(() => prisma().pulse.deleteMany());

const erase = async ({ userId }: PulseRecipient) => removeAccount(await userCtx({ id: userId }));
const rowsOf = ({ userId }: PulseRecipient) => prisma().pulseRecipient.count({ where: { userId } });
const round = () => prisma().pulseRound.findFirstOrThrow();
const publish = async () => publishRound(jobCtx({ now: new Date(pulseStart.getTime() + 1000) }), (await round()).id);

it('a round doesn’t wait for an erased person without an answer, and its number of people stays', async () => {
  const scene = await buildPulseScene([6]);
  const recipients = await openScene(scene);
  const [leaves, ...others] = recipients;
  if (!leaves) throw new Error('There are six.');
  for (const one of others) await answerScene(scene, one, [4]);
  expect(await closeDueRounds(jobCtx({ now: pulseStart }))).toBe(0);
  await erase(leaves);
  expect([await rowsOf(leaves), (await round()).membersCount]).toEqual([0, 6]);
  expect(await closeDueRounds(jobCtx({ now: pulseStart }))).toBe(1);
});

it('an erased person’s answer to an open round stays with all others, and counts as theirs', async () => {
  const scene = await buildPulseScene([5]);
  const recipients = await openScene(scene);
  for (const one of recipients) await answerScene(scene, one, [4]);
  const [leaves] = recipients;
  if (!leaves) throw new Error('There are five.');
  await erase(leaves);
  expect([await rowsOf(leaves), (await round()).membersCount]).toEqual([1, 5]);
  await publish();
  const result = await prisma().pulseResult.findFirstOrThrow({ where: { teamId: 0 } });
  expect([result.persons, result.hiddenReason, (await round()).responsesCount]).toEqual([5, null, 5]);
});

it('an erased person stays in a closed round’s group for comparing with the next, and numbers stay', async () => {
  const scene = await buildPulseScene([6]);
  const recipients = await openScene(scene);
  const [leaves, silent, ...others] = recipients;
  if (!leaves || !silent) throw new Error('There are six.');
  for (const one of [leaves, ...others]) await answerScene(scene, one, [4]);
  await publish();
  await erase(leaves);
  await erase(silent);
  expect([await rowsOf(leaves), await rowsOf(silent)]).toEqual([1, 0]);
  expect(await round()).toMatchObject({ membersCount: 6, responsesCount: 5 });
});
