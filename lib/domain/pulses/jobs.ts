import { defineTellingJob } from '#/lib/domain/channels/telling-queue.ts';
import { mailPulse } from '#/lib/domain/pulses/mails/pulse-mail.service.ts';
import { notifyRecipients, remindRecipients } from '#/lib/domain/pulses/mails/recipient-notice.service.ts';
import {
  announceAnswers,
  closePulseRound,
  sendPulseMail,
  sendResultsMail,
  sweepPulses,
} from '#/lib/domain/pulses/queues.ts';
import { mailResults, publishRound } from '#/lib/domain/pulses/results/results.service.ts';
import { closeDueRounds, openDueRounds } from '#/lib/domain/pulses/rounds/due-round.service.ts';
import { announceOpenRounds } from '#/lib/domain/pulses/rounds/round.service.ts';
import { forEachApart } from '#/lib/platform/for-each-apart.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

const sweeps = [closeDueRounds, openDueRounds, notifyRecipients, remindRecipients];
defineJob(sweepPulses, (ctx) => forEachApart(sweeps, (sweep) => sweep(ctx)));

defineJob(announceAnswers, announceOpenRounds);

defineJob(closePulseRound, (ctx, { roundId }) => publishRound(ctx, roundId));

defineTellingJob(sendPulseMail, (ctx, mail) => mailPulse(ctx, mail));

defineTellingJob(sendResultsMail, (ctx, mail) => mailResults(ctx, mail));
