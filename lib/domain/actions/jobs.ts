import { askWhetherHelped, closeBallots } from '#/lib/domain/actions/helped/ballot.service.ts';
import { remindOfLookBacks } from '#/lib/domain/actions/look-back/remind-of-look-backs.ts';
import { sweepLookBacks } from '#/lib/domain/actions/queues.ts';
import { notifyOfMonth } from '#/lib/domain/actions/share/notify-of-month.ts';
import { closeDueVotes } from '#/lib/domain/actions/share/vote.service.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepLookBacks, async (ctx) => {
  await askWhetherHelped(ctx);
  // Before the reminder, because leaders read the team's answers when they look back.
  await closeBallots(ctx);
  await closeDueVotes(ctx);
  await notifyOfMonth(ctx);
  await remindOfLookBacks(ctx);
});
