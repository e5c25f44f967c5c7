import { announceOpenRounds } from '#/lib/domain/pulses/commands/announce-open-rounds.ts';
import { closeDueRounds } from '#/lib/domain/pulses/commands/close-due-rounds.ts';
import { endPulses } from '#/lib/domain/pulses/commands/end-pulses.ts';
import { mailPulse } from '#/lib/domain/pulses/commands/mail-pulse.ts';
import { mailResults } from '#/lib/domain/pulses/commands/mail-results.ts';
import { notifyRecipients } from '#/lib/domain/pulses/commands/notify-recipients.ts';
import { openDueRounds } from '#/lib/domain/pulses/commands/open-due-rounds.ts';
import { publishRound } from '#/lib/domain/pulses/commands/publish-round.ts';
import { remindRecipients } from '#/lib/domain/pulses/commands/remind-recipients.ts';
import {
  announceAnswers,
  closePulseRound,
  sendPulseMail,
  sendResultsMail,
  sweepPulses,
} from '#/lib/domain/pulses/queues.ts';
import { forEachApart } from '#/lib/platform/for-each-apart.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

const sweeps = [closeDueRounds, openDueRounds, notifyRecipients, remindRecipients, endPulses];
defineJob(sweepPulses, (ctx) => forEachApart(sweeps, (sweep) => sweep(ctx)));

defineJob(announceAnswers, announceOpenRounds);

defineJob(closePulseRound, (ctx, { roundId }) => publishRound(ctx, roundId));

defineJob(sendPulseMail, (ctx, mail) => mailPulse(ctx, mail));

defineJob(sendResultsMail, (ctx, mail) => mailResults(ctx, mail));
