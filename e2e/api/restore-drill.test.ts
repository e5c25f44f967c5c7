import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asProgram, buildWorld, type WorldCompany } from '#/e2e/api/world.ts';
import { operate } from '#/e2e/support/actors/operator.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { startWorker, watchQueue } from '#/e2e/support/product/crashing-worker.ts';
import { pointAt } from '#/e2e/support/product/database.ts';
import { type MachinePostgres, startMachinePostgres } from '#/e2e/support/product/machine-postgres.ts';
import { startQueue } from '#/e2e/support/product/queue.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { checkInTokenPrefix } from '#/lib/domain/check-ins/constants.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { stopJobs } from '#/lib/platform/jobs.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';
import { loadContracts } from '#/server/feature-files.ts';

const PEOPLE = 300;
const WRITERS = 4;
const MINUTE_MS = 60_000;
const clockFile = path.join(tmpdir(), `unboxt-clock-${randomUUID()}`);
const dump = path.join(tmpdir(), `unboxt-dump-${randomUUID()}`);

const sink = openMailSink();
let postgres: MachinePostgres | null = null;
let addresses: string[];

beforeAll(async () => {
  postgres = await startMachinePostgres();
  if (!postgres) return;
  addresses = [await postgres.create('live', { isMigrated: true }), await postgres.create('restored')];
  process.env.CLOCK_FILE = clockFile;
  pointAt(addresses[0] ?? '');
  await startQueue();
});
afterAll(async () => {
  delete process.env.CLOCK_FILE;
  for (const file of [clockFile, dump]) rmSync(file, { force: true });
  if (!postgres) return;
  await stopJobs();
  await closeDatabase();
  await postgres.stop();
});

const tokensOf = async ({ team }: WorldCompany): Promise<string[]> => {
  const tokens: string[] = [];
  const sentAt = new Date(Date.now() - MINUTE_MS);
  const localDate = sentAt.toISOString().slice(0, 10);
  for (let count = 0; count < PEOPLE; count++) {
    const { id: userId } = await buildMember(prisma(), { team });
    const { id } = await buildCheckIn(prisma(), { team, userId, localDate, sentAt });
    tokens.push(mailedToken(checkInTokenPrefix, id));
  }
  return tokens;
};

/**
 * Moves the next check-ins eight hours away and turns the Monday brief off, because emails that are due would be
 * correct.
 */
async function leaveNothingDue(): Promise<void> {
  const surveysTimeSend = new Date(Date.now() + 8 * 60 * MINUTE_MS).toISOString().slice(11, 16);
  await prisma().team.updateMany({ data: { surveysTimeSend, workingDays: [1, 2, 3, 4, 5, 6, 7] } });
  await prisma()
    .$executeRaw`INSERT INTO mail_opt_outs (user_id, company_id, kind, created_at) SELECT id, company_id, 'brief', now() FROM users`;
}

/** Returns all reading calls without parameters, in each role of the company. */
const readsOf = async (world: WorldCompany) => {
  const contracts = await loadContracts();
  const paths = contracts
    .filter((one) => one.method === 'GET' && !('mutates' in one && one.mutates) && !/[[{:]/.test(one.path))
    .map((one) => one.path);
  const all = await Promise.all(Object.values(world.persons).map((person) => asProgram(person)));
  return all.flatMap((headers) => paths.map((at) => ({ at, headers })));
};
type Reads = Awaited<ReturnType<typeof readsOf>>;

const readAll = async (server: TestServer, reads: Reads): Promise<string[]> => {
  const answers: string[] = [];
  for (const { at, headers } of reads) {
    const { status, text } = await server.call(at, { headers });
    // Each server has its own address, which also changes the version of a paper that contains it.
    const body = text.replaceAll(server.url, '').replaceAll(/"version":"[0-9a-f]{12}"/g, '');
    answers.push(`${status} ${at} ${status === 200 ? body : ''}`);
  }
  return answers;
};

const answerCount = async () => Number((await pool().query('SELECT count(*) FROM check_in_answers')).rows[0].count);

it('a dump taken under load restores completely, reads the same, and sends no email', async ({ skip }) => {
  if (!postgres) return skip('This machine has no PostgreSQL of its own with pg_dump: install Debian’s postgresql.');
  const [live = '', restored = ''] = addresses;
  const { own, foreign } = await buildWorld();
  const tokens = await tokensOf(foreign);
  await leaveNothingDue();
  const reads = await readsOf(own);

  // Dumped while people answer and request links.
  const server = await startServer();
  let accepted = 0;
  let next = 0;
  const write = async () => {
    while (next < tokens.length) {
      const token = tokens[next++];
      const body = { token, submissionId: randomUUID(), emotion: 3 };
      const { status } = await server.call('/api/survey/answers', { method: 'POST', body });
      if (status === 200) accepted++;
      const { email } = own.persons.Member;
      if (next % 20 === 0) await server.call('/api/auth/reset', { method: 'POST', body: { email } });
    }
  };
  await server.call('/api/company', { headers: reads[0]?.headers ?? {} });
  const load = Promise.all(Array.from({ length: WRITERS }, write));
  await expect.poll(() => accepted, { timeout: 20_000, interval: 5 }).toBeGreaterThan(20);
  const before = accepted;
  await postgres.run('pg_dump', ['--format=custom', `--file=${dump}`, live]);
  const isUnderLoad = next < tokens.length;
  await load;
  await prisma().$executeRaw`SELECT 1`;
  const [first, second] = [await readAll(server, reads), await readAll(server, reads)];
  const last = await answerCount();
  await server.stop();

  await postgres.run('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${restored}`, dump]);
  await stopJobs();
  await closeDatabase();
  pointAt(restored);
  await startQueue();
  expect(isUnderLoad).toBe(true);
  const restoredCount = await answerCount();
  expect([restoredCount >= before, restoredCount <= last, last]).toEqual([true, true, PEOPLE]);

  // The check before anything runs, and the steps that it asks for.
  const checked = await operate('restore-check');
  expect([checked.code, checked.said]).toEqual([0, expect.stringContaining('foreign keys  all ')]);
  expect(checked.said).toMatch(/note +ids /);
  expect(checked.said).toMatch(
    /note +next hour +a worker would email, at most: \d+ in accounts\.reset-request since \S+Z\./,
  );
  const replayed = await operate('restore-replay', '--drop-mails');
  expect([replayed.code, replayed.said]).toEqual([
    0,
    expect.stringMatching(/\d+ kinds of ids were moved .*\n\d+ email/),
  ]);
  expect((await operate('restore-check')).said).toMatch(/ok +next hour +nothing would be emailed/);

  // Reads must be equal byte for byte, except what differs between two reads of the original.
  const copy = await startServer();
  const again = await readAll(copy, reads);
  await copy.stop();
  const stable = first.flatMap((answer, index) => (answer === second[index] ? [index] : []));
  const isRead = (index: number) => first[index]?.startsWith('200 ');
  expect(stable.filter(isRead).length).toBeGreaterThanOrEqual(100);
  expect(stable.filter((index) => again[index] !== first[index]).map((index) => reads[index]?.at)).toEqual([]);

  // An hour in steps of five minutes, so that every sweep runs in each step.
  const worker = await startWorker(sink.url);
  const boss = await watchQueue();
  const { rows } = await pool().query<{ name: string }>(
    "SELECT name FROM pgboss.schedule WHERE split_part(cron, ' ', 2) = '*' ORDER BY name",
  );
  expect(rows.length).toBeGreaterThan(8);
  const unfinished = async () =>
    Number(
      (await pool().query("SELECT count(*) FROM pgboss.job WHERE state IN ('created', 'retry', 'active')")).rows[0]
        .count,
    );
  const letPass = async (minutes: number) => {
    writeFileSync(clockFile, String(minutes * MINUTE_MS));
    for (const { name } of rows) await boss.send(name, {});
  };
  for (let minutes = 0; minutes <= 60; minutes += 5) {
    await letPass(minutes);
    await expect.poll(unfinished, { timeout: 30_000, interval: 100 }).toBe(0);
  }
  const mailed = [...sink.messageIds];
  // The worker does work: it asks when the teams' check-ins are due.
  await letPass(8 * 60 + 5);
  await sink.taken(1);
  await worker.end('SIGTERM');
  await boss.stop({ graceful: false });
  const { rows: failed } = await pool().query(
    "SELECT name FROM pgboss.job WHERE state = 'failed' OR name = 'dead-letter'",
  );
  expect(failed).toEqual([]);
  expect(mailed).toEqual([]);
}, 240_000);
