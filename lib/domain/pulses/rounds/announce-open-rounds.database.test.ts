import { expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { liveMessagesOf } from '#/e2e/support/product/live.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { answerScene, buildPulseScene, openScene, pulseStart } from '#/e2e/support/scenes/pulse-scene.ts';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import { closeDueRounds } from '#/lib/domain/pulses/rounds/due-round.service.ts';
import { announceOpenRounds } from '#/lib/domain/pulses/rounds/round.service.ts';

openQueue();

it('readers of an open round are notified that someone answered it, not who or what, and of others not', async () => {
  const scene = await buildPulseScene([6]);
  const [first] = await openScene(scene);
  if (!first) throw new Error('nobody is asked');
  const announce = async () => {
    await closeDueRounds(jobCtx({ now: pulseStart }));
    return liveMessagesOf(() => announceOpenRounds(jobCtx()));
  };
  expect(await announce()).toEqual([]);
  await answerScene(scene, first, [4]);
  const messages = JSON.stringify(await announce());
  expect(messages).toContain(JSON.stringify({ pulseId: scene.pulse.id }));
  expect(messages).toContain(JSON.stringify(userRoom(scene.creator.id)));
  expect(messages).not.toContain(JSON.stringify(userRoom(first.userId)));
});
