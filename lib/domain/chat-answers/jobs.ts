import { settleCheckIn, sweepSettled } from '#/lib/domain/chat-answers/queues.ts';
import { settleMessages } from '#/lib/domain/chat-answers/settle-messages.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(settleCheckIn, (ctx, { checkInId }) => settleMessages(ctx, checkInId));
defineJob(sweepSettled, (ctx) => settleMessages(ctx, null));
