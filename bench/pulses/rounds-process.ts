// Opens and closes rounds of pulses like the worker, in a separate process, so that it doesn't slow down the process
// that measures answers.

import { notifyRecipients } from '#/lib/domain/pulses/mails/recipient-notice.service.ts';
import { closePulseRound } from '#/lib/domain/pulses/queues.ts';
import { publishRound } from '#/lib/domain/pulses/results/results.service.ts';
import { openDueRounds } from '#/lib/domain/pulses/rounds/due-round.service.ts';
import { workInBackground } from '#/lib/platform/background.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { startJobs } from '#/lib/platform/jobs.ts';
import { paceWork } from '#/lib/platform/pace.ts';
import { loadQueues } from '#/server/feature-files.ts';

/** Without rounds to close, it opens due rounds and notifies their people. */
export interface RoundsQuestion {
  close: number[];
}

export interface RoundsAnswer {
  ms: number;
  /** People who were notified. */
  notifiedCount: number;
}

workInBackground();
await loadQueues();
await startJobs({ work: false });
process.on('message', (question) => void answer(JSON.parse(String(question)) as RoundsQuestion));
for (const event of ['SIGTERM', 'disconnect']) process.on(event, () => process.exit(0));
process.send?.('ready');

async function answer({ close }: RoundsQuestion): Promise<void> {
  const ctx = newCtx({ kind: 'job', name: 'bench' });
  const startedAt = performance.now();
  let notifiedCount = 0;
  if (close.length === 0) {
    await openDueRounds(ctx);
    notifiedCount = await notifyRecipients(ctx);
  }
  const { share = 1 } = closePulseRound;
  for (const id of close) await paceWork(share, () => publishRound(ctx, id));
  process.send?.({ ms: performance.now() - startedAt, notifiedCount } satisfies RoundsAnswer);
}
