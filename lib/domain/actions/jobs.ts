import { askWhetherHelped, closeBallots } from '#/lib/domain/actions/helped/ballot.service.ts';
import { remindOfLookBacks } from '#/lib/domain/actions/look-back/remind-of-look-backs.ts';
import { sweepLookBacks } from '#/lib/domain/actions/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepLookBacks, async (ctx) => {
  await askWhetherHelped(ctx);
  // Who looks back reads what the team said.
  await closeBallots(ctx);
  await remindOfLookBacks(ctx);
});
