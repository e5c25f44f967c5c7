import * as z from 'zod';
import { defineTellingQueue } from '#/lib/domain/channels/telling-queue.ts';
import { defineQueue, endSchedule } from '#/lib/platform/jobs.ts';

/** Every minute: finds teams whose send time has come, and people who joined or moved after today's round was sent. */
export const sweepRounds = defineQueue({
  name: 'check-ins.sweep',
  payload: z.object({}),
  schedule: '* * * * *',
  // The next minute's sweep is the retry.
  retries: 0,
});

export const sendRound = defineQueue({
  name: 'check-ins.send-round',
  payload: z.object({ roundId: z.int() }),
  retries: 12,
});

// Since 0.1.0, the sweep finds latecomers itself.
endSchedule('check-ins.sweep-latecomers');

/** Every five minutes: finds people to remind. */
export const sweepReminders = defineQueue({
  name: 'check-ins.sweep-reminders',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  retries: 0,
});

export const sendCheckInMail = defineTellingQueue({
  name: 'check-ins.check-in-mail',
  payload: z.object({ checkInId: z.int() }),
});

const reminder = z.object({ checkInId: z.int(), number: z.int() });

/** One email to one person about all of their due reminders. */
export const sendReminderMail = defineTellingQueue({
  name: 'check-ins.reminder-mail',
  payload: reminder.extend({ others: z.array(reminder).default([]) }),
});

/** The email to a person who is reminded by a leader. */
export const sendNudgeMail = defineTellingQueue({
  name: 'check-ins.nudge-mail',
  payload: z.object({ checkInId: z.int() }),
});
