import * as z from 'zod';
import { defineTellingQueue } from '#/lib/domain/channels/telling-queue.ts';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Every minute: finds rounds that have ended, rounds that are due, and people whose send time has come. */
export const sweepPulses = defineQueue({
  name: 'pulses.sweep',
  payload: z.object({}),
  schedule: '* * * * *',
  // The next minute's sweep is the retry.
  retries: 0,
});

/** Runs so rarely that no one watching a screen can tell who has just answered. */
export const announceAnswers = defineQueue({
  name: 'pulses.announce-answers',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  // The next quarter of an hour's run is the retry.
  retries: 0,
});

export const closePulseRound = defineQueue({
  name: 'pulses.close-round',
  payload: z.object({ roundId: z.int() }),
  retries: 12,
  // At the end of a month many rounds close together; people answering other rounds must not wait for them.
  share: 0.2,
});

/** An email that asks: number 0 is the pulse itself, 1 its reminder, 2 and 3 are nudges. */
export const sendPulseMail = defineTellingQueue({
  name: 'pulses.mail',
  payload: z.object({ recipientId: z.int(), number: z.int().min(0).max(3) }),
});

/** Tells people that results they may read are in. */
export const sendResultsMail = defineTellingQueue({
  name: 'pulses.results-mail',
  payload: z.object({ roundId: z.int(), userId: z.int() }),
});
