import { endPulses } from '#/lib/domain/pulses/activation/end-pulses.ts';
import { mailPulse } from '#/lib/domain/pulses/mails/mail-pulse.ts';
import { mailResults } from '#/lib/domain/pulses/mails/mail-results.ts';
import { notifyRecipients } from '#/lib/domain/pulses/mails/notify-recipients.ts';
import { remindRecipients } from '#/lib/domain/pulses/mails/remind-recipients.ts';
import {
  announceAnswers,
  closePulseRound,
  sendPulseMail,
  sendResultsMail,
  sweepPulses,
} from '#/lib/domain/pulses/queues.ts';
import { publishRound } from '#/lib/domain/pulses/results/publish-round.ts';
import { announceOpenRounds } from '#/lib/domain/pulses/rounds/announce-open-rounds.ts';
import { closeDueRounds } from '#/lib/domain/pulses/rounds/close-due-rounds.ts';
import { openDueRounds } from '#/lib/domain/pulses/rounds/open-due-rounds.ts';
import { forEachApart } from '#/lib/platform/for-each-apart.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

const sweeps = [closeDueRounds, openDueRounds, notifyRecipients, remindRecipients, endPulses];
defineJob(sweepPulses, (ctx) => forEachApart(sweeps, (sweep) => sweep(ctx)));

defineJob(announceAnswers, announceOpenRounds);

defineJob(closePulseRound, (ctx, { roundId }) => publishRound(ctx, roundId));

defineJob(sendPulseMail, (ctx, mail) => mailPulse(ctx, mail));

defineJob(sendResultsMail, (ctx, mail) => mailResults(ctx, mail));
