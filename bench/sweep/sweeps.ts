import { notifyOfBirthdays } from '#/lib/domain/birthdays/birthday.service.ts';
import { sendBriefs } from '#/lib/domain/briefs/brief-mail.service.ts';
import { sendReminders } from '#/lib/domain/check-ins/mails/reminder.service.ts';
import { openDueRounds as openCheckIns } from '#/lib/domain/check-ins/rounds/due-round.service.ts';
import { enqueueEvaluations } from '#/lib/domain/coaching/evaluations/enqueue-evaluations.ts';
import { writeFirstInsights } from '#/lib/domain/coaching/evaluations/write-first-insights.ts';
import { notifyOfAnonymousPosts } from '#/lib/domain/coaching/post-notices/post-notice.service.ts';
import { sweepOldImports } from '#/lib/domain/people/imports/import.service.ts';
import { notifyRecipients, remindRecipients } from '#/lib/domain/pulses/mails/recipient-notice.service.ts';
import { closeDueRounds, openDueRounds as openPulses } from '#/lib/domain/pulses/rounds/due-round.service.ts';
import { announceOpenRounds } from '#/lib/domain/pulses/rounds/round.service.ts';
import { enqueueDueReleases } from '#/lib/domain/releases/due-release.service.ts';
import { sweepOldReports } from '#/lib/domain/reports/exports/export.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';

interface Sweep {
  title: string;
  every: string;
  run: (ctx: Ctx) => Promise<unknown>;
}

export const checkInSweep: Sweep = { title: 'check-ins', every: 'minute', run: openCheckIns };

/** The jobs that look for what is due, except nightly ones. */
export const sweeps: readonly Sweep[] = [
  checkInSweep,
  { title: 'pulses to close', every: 'minute', run: closeDueRounds },
  { title: 'pulses to open or end', every: 'minute', run: openPulses },
  { title: 'pulses to send', every: 'minute', run: notifyRecipients },
  { title: 'reminders of pulses', every: 'minute', run: remindRecipients },
  { title: 'newcomers of the coaching corner', every: 'minute', run: writeFirstInsights },
  { title: 'imports', every: 'minute', run: sweepOldImports },
  { title: 'reports', every: 'minute', run: sweepOldReports },
  { title: 'reminders of check-ins', every: '5 minutes', run: sendReminders },
  { title: 'figures to publish', every: '15 minutes', run: enqueueDueReleases },
  { title: 'evaluations of the coaching corner', every: '15 minutes', run: enqueueEvaluations },
  { title: 'answers of pulses to announce', every: '15 minutes', run: announceOpenRounds },
  { title: 'birthdays', every: '15 minutes', run: notifyOfBirthdays },
  { title: 'Monday briefs', every: '15 minutes', run: sendBriefs },
  { title: 'posts without a name', every: 'hour', run: notifyOfAnonymousPosts },
];
