import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { QUEUE_RETENTION_DAYS, retryDeadLetters } from '#/lib/platform/jobs.ts';
import { listDeadLetters } from '#/lib/platform/operating/dead-letters.ts';
import type { Command } from '#/server/ops/command.ts';

const LISTED_MAX = 100;
/** Jobs returned per transaction; call again for the rest. */
const RETRIED_MAX = 5000;
const ERROR_LENGTH = 200;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const queue = { type: 'string', about: 'Only this queue.' } as const;

export const jobsList: Command = {
  name: 'jobs list',
  usage: '',
  summary: `Lists the jobs that have failed for good, newest first; they’re deleted after ${QUEUE_RETENTION_DAYS} days.`,
  values: [0, 0],
  options: { queue },
  run: async ({ option }) => {
    const letters = await listDeadLetters({ queue: option('queue'), limit: LISTED_MAX + 1 });
    if (letters.length === 0) return { lines: ['No job has failed for good.'] };
    const lines = letters.slice(0, LISTED_MAX).map(({ id, queue: of, failedAt, error }) => {
      const reason = error.replace(/\s+/g, ' ').slice(0, ERROR_LENGTH);
      return `${id}  ${failedAt.toISOString().slice(0, 19)}Z  ${of ?? 'of an unknown queue'}  ${reason}`;
    });
    return { lines: letters.length > LISTED_MAX ? [...lines, 'There are more: limit the list with --queue.'] : lines };
  },
};

export const jobsRetry: Command = {
  name: 'jobs retry',
  usage: '<id>… | --queue <name>',
  summary: 'Puts jobs that have failed for good back into their queues, to be tried again.',
  values: [0, 100],
  isChange: true,
  options: { queue: { ...queue, about: 'All jobs of this queue.' } },
  objection: ({ values, option }) => {
    if ((option('queue') === undefined) === (values.length === 0)) return 'Give either ids of `jobs list` or --queue.';
    const other = values.find((value) => !uuid.test(value));
    return other === undefined ? null : `“${other}” is no id of \`jobs list\`.`;
  },
  run: async ({ values, option, change }) => {
    const name = option('queue');
    const choice = name === undefined ? { ids: [...values] } : { queue: name };
    const count = await change((tx) => retryDeadLetters(tx, { ...choice, limit: RETRIED_MAX }));
    if (count === 0)
      throw new Problem('not_found', 'None of these waits to be tried again, or its queue is gone. See: jobs list');
    return {
      lines: [`${countWords(count, 'job', 'jobs')} put back into the queue.`, ...missingOf(values.length, count)],
    };
  },
};

function missingOf(total: number, count: number): string[] {
  return total > count ? [`${total - count} of these ids were not there.`] : [];
}
