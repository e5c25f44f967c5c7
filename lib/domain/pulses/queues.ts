import * as z from 'zod';
import { defineTellingQueue } from '#/lib/domain/channels/telling-queue.ts';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Every minute: which rounds have ended, which are due, and whose send time has come? */
export const sweepPulses = defineQueue({
  name: 'pulses.sweep',
  payload: z.object({}),
  schedule: '* * * * *',
  // The next minute's sweep is the retry.
  retries: 0,
});

/** So seldom that nobody who watches a screen sees a colleague answer. */
export const announceAnswers = defineQueue({
  name: 'pulses.announce-answers',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  // The next quarter's is the retry.
  retries: 0,
});

export const closePulseRound = defineQueue({
  name: 'pulses.close-round',
  payload: z.object({ roundId: z.int() }),
  retries: 12,
  // At the end of a month many rounds close together; people who answer elsewhere must not wait for that.
  share: 0.2,
});

/** A mail that asks: number 0 is the pulse, 1 its reminder, 2 and 3 are nudges. */
export const sendPulseMail = defineTellingQueue({
  name: 'pulses.mail',
  payload: z.object({ recipientId: z.int(), number: z.int().min(0).max(3) }),
});

/** Tells people who may read them that results are in. */
export const sendResultsMail = defineTellingQueue({
  name: 'pulses.results-mail',
  payload: z.object({ roundId: z.int(), userId: z.int() }),
});
