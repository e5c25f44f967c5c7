import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operate } from '#/e2e/support/actors/operator.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { answerResetRequest, sendReconfirmMail } from '#/lib/domain/accounts/queues.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { enqueue, type Queue } from '#/lib/platform/jobs.ts';

let boss: PgBoss;

openQueue();
beforeAll(async () => {
  boss = await new PgBoss({ connectionString: env().DATABASE_URL, supervise: false, schedule: false }).start();
});
afterAll(() => boss.stop({ graceful: false }));
beforeEach(() => pool().query('DELETE FROM pgboss.job'));

/** Makes a job of a queue fail for the last time. */
async function fail(queue: Queue, payload: object, reason: string): Promise<void> {
  await prisma().$transaction((tx) => enqueue(tx, queue, payload));
  await pool().query('UPDATE pgboss.job SET retry_limit = 0 WHERE name = $1', [queue.name]);
  const [job] = await boss.fetch(queue.name);
  await boss.fail(queue.name, job?.id ?? '', { error: reason });
}

const failThree = async () => {
  await fail(answerResetRequest, { email: 'secret@example.com' }, 'Error: first');
  await fail(sendReconfirmMail, { mailedTokenId: 1 }, 'Error: no\nserver');
  await fail(sendReconfirmMail, { mailedTokenId: 2 }, 'Error: no\nserver');
};
const linesOf = async (...args: string[]) => (await operate('jobs', 'list', ...args)).said.split('\n');

describe('jobs list', () => {
  it('says of jobs that failed for good when, where and why, and nothing about their content', async () => {
    expect(await operate('jobs', 'list')).toEqual({ code: 0, said: 'No job has failed for good.', complaint: '' });
    await failThree();
    const lines = await linesOf();
    expect(lines).toHaveLength(3);
    for (const line of lines)
      expect(line).toMatch(/^[\da-f-]{36} {2}2\d{3}-\d\d-\d\dT[\d:]{8}Z {2}accounts\.[a-z-]+ {2}Error: /);
    expect(lines.at(-1)).toMatch(/ {2}accounts\.reset-request {2}Error: first$/);
    expect(lines.join()).not.toContain('secret');
    expect(await linesOf('--queue', sendReconfirmMail.name)).toEqual([
      expect.stringMatching(/mail {2}Error: no server$/),
      expect.stringMatching(/mail {2}Error: no server$/),
    ]);
  });
});

describe('jobs retry', () => {
  const retry = (...args: string[]) => operate('jobs', 'retry', ...args);

  it('returns one to its queue, with its content', async () => {
    await failThree();
    const [line = ''] = await linesOf('--queue', answerResetRequest.name);
    const id = line.slice(0, 36);
    expect(await retry(id, crypto.randomUUID())).toMatchObject({
      code: 0,
      said: '1 job put back into the queue.\n1 of these ids were not there.',
    });
    expect(await waitingIn(answerResetRequest)).toEqual([{ email: 'secret@example.com' }]);
    expect(await linesOf()).toHaveLength(2);
    expect(await retry(id)).toMatchObject({ code: 1, complaint: expect.stringContaining('See: jobs list') });
  });

  it('returns all of a queue, or only says so', async () => {
    await failThree();
    const all = ['--queue', sendReconfirmMail.name];
    expect((await retry(...all, '--dry-run')).said).toContain('2 jobs put back into the queue.');
    expect([await waitingIn(sendReconfirmMail), await linesOf()]).toEqual([[], expect.objectContaining({ length: 3 })]);
    expect((await retry(...all)).said).toBe('2 jobs put back into the queue.');
    expect(new Set(await waitingIn(sendReconfirmMail))).toEqual(new Set([{ mailedTokenId: 1 }, { mailedTokenId: 2 }]));
    expect(await linesOf()).toHaveLength(1);
    expect((await retry('--queue', 'no.such-queue')).code).toBe(1);
  });

  it('requires ids or a queue', async () => {
    for (const args of [[], ['7'], [crypto.randomUUID(), '--queue', 'x']]) expect((await retry(...args)).code).toBe(2);
  });
});
