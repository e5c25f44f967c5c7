import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Every minute: which rounds are over, which are due, and whose send time has come? */
export const sweepPulses = defineQueue({
  name: 'pulses.sweep',
  payload: z.object({}),
  schedule: '* * * * *',
  // The next minute's sweep is the retry.
  retries: 0,
});

export const closePulseRound = defineQueue({
  name: 'pulses.close-round',
  payload: z.object({ roundId: z.int() }),
  retries: 12,
});

/** A mail that asks: number 0 is the pulse, 1 its reminder, 2 and 3 are nudges. */
export const sendPulseMail = defineQueue({
  name: 'pulses.mail',
  payload: z.object({ recipientId: z.int(), number: z.int().min(0).max(3) }),
  retries: 12,
});

/** To who may read them: results are in. */
export const sendResultsMail = defineQueue({
  name: 'pulses.results-mail',
  payload: z.object({ roundId: z.int(), userId: z.int() }),
  retries: 12,
});
