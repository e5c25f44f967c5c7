import { expect, it } from 'vitest';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { sweepRounds } from '#/lib/domain/check-ins/queues.ts';
import { sweepPulses } from '#/lib/domain/pulses/queues.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { deadLetterQueue, enqueue } from '#/lib/platform/jobs.ts';
import { listQueueStates } from '#/lib/platform/operating/queue-state.ts';

openQueue();

it('the state of queues says for each what is due, for how long, and what has failed for good', async () => {
  await prisma().$transaction(async (tx) => {
    await enqueue(tx, sweepRounds, {}, {}, {}, {});
    await enqueue(tx, sweepPulses, {});
  });
  const change = (set: string, which: string) =>
    pool().query(`UPDATE pgboss.job SET ${set} WHERE id IN (SELECT id FROM pgboss.job WHERE ${which} LIMIT 1)`);
  await change("start_after = now() - interval '5 minutes'", `name = '${sweepRounds.name}'`);
  await change(
    "start_after = now() + interval '5 minutes'",
    `name = '${sweepRounds.name}' AND start_after > now() - interval '1 minute'`,
  );
  await change(
    "state = 'active'",
    `name = '${sweepRounds.name}' AND start_after BETWEEN now() - interval '1 minute' AND now()`,
  );
  await change(`name = '${deadLetterQueue}', source_name = name`, `name = '${sweepPulses.name}'`);

  const states = await listQueueStates();
  const stateOf = (queue: string) => states.find((state) => state.queue === queue);
  expect(stateOf(sweepRounds.name)).toMatchObject({ due: 2, dead: 0 });
  expect(stateOf(sweepRounds.name)?.oldestSeconds).toBeCloseTo(300, -1);
  expect(stateOf(sweepPulses.name)).toEqual({ queue: sweepPulses.name, due: 0, oldestSeconds: 0, dead: 1 });
  expect(stateOf(deadLetterQueue)).toEqual({ queue: deadLetterQueue, due: 0, oldestSeconds: 0, dead: 0 });
});
