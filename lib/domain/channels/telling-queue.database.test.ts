import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { defineTellingJob, defineTellingQueue, enqueueTellings } from '#/lib/domain/channels/telling-queue.ts';
import { TryLater } from '#/lib/domain/channels/way.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { enqueue, startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildConnection } from '#/prisma/seed/builders/build-connection.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const DAY_MS = 24 * 3_600_000;
const LANE = 5;

const queue = defineTellingQueue({ name: 'test.telling-mail', payload: z.object({ userId: z.int() }) });

beforeAll(() => testDatabase());
beforeEach(async () => {
  await startJobs({ work: false });
  await pool().query("DELETE FROM pgboss.job WHERE name LIKE 'test.telling-%'");
});
afterAll(async () => {
  // Files share processes.
  const { queues, jobs } = singleton('jobs.registry', () => ({ queues: new Map(), jobs: new Map() }));
  for (const { name } of [queue, queue.chat]) {
    queues.delete(name);
    jobs.delete(name);
  }
  await closeDatabase();
});

/** Without a company, the people are in a new one that uses email. */
async function makePeople(count: number, company?: { companyId: number }): Promise<number[]> {
  const companyId = company?.companyId ?? (await buildCompany(prisma())).id;
  const people = [];
  for (let at = 0; at < count; at += 1) people.push((await buildUser(prisma(), { companyId })).id);
  return people;
}

/** A company that uses Slack, where no one has been looked up yet. */
async function makeChatCompany(): Promise<{ companyId: number; connectionId: number }> {
  const { id: companyId } = await buildCompany(prisma());
  const { id: connectionId } = await buildConnection(prisma(), { companyId });
  await prisma().company.update({ where: { id: companyId }, data: { channel: 'slack' } });
  return { companyId, connectionId };
}

const tell = (userIds: readonly number[]) =>
  prisma().$transaction((tx) =>
    enqueueTellings(
      tx,
      jobCtx(),
      queue,
      userIds.map((userId) => ({ userId, payload: { userId } })),
    ),
  );

interface KeptJob {
  name: string;
  group: string | null;
  state: string;
  tries: number;
  /** What its last attempt returned. */
  output: unknown;
}

async function jobsOf(userIds: readonly number[]): Promise<KeptJob[]> {
  const { rows } = await pool().query<KeptJob>(
    `SELECT name, group_id AS "group", state::text, retry_count AS tries, output FROM pgboss.job
     WHERE name LIKE 'test.telling-%' AND (data ->> 'userId')::int = ANY($1) ORDER BY (data ->> 'userId')::int`,
    [userIds],
  );
  return rows;
}

/** Works on the jobs until the test ends, like a worker. */
async function work(run: Parameters<typeof defineTellingJob<typeof queue.payload>>[1]): Promise<void> {
  defineTellingJob(queue, run);
  await stopJobs();
  await startJobs({ work: true });
  onTestFinished(stopJobs);
}

it('a message waits with the emails, or in the connection’s group for people notified in a chat', async () => {
  const { companyId, connectionId } = await makeChatCompany();
  const people = await makePeople(6, { companyId });
  const [newcomer = 0, member = 0, absentee = 0, traveller = 0, returner = 0, mailReader = 0] = people;
  const now = Date.now();
  const match = { companyId, connectionId, matchedAt: new Date() };
  await prisma().channelPerson.createMany({
    data: [
      { ...match, userId: member, externalId: 'U1' },
      { ...match, userId: absentee },
      { ...match, userId: traveller, externalId: 'U2', unreachableUntil: new Date(now + DAY_MS) },
      { ...match, userId: returner, externalId: 'U3', unreachableUntil: new Date(now - DAY_MS) },
    ],
  });
  await prisma().user.update({ where: { id: mailReader }, data: { channel: 'mail' } });
  const [stranger = 0] = await makePeople(1);
  const everyone = [...people, stranger];
  await tell(everyone);
  const byUser = new Map((await jobsOf(everyone)).map((job, at) => [everyone[at], job]));
  const chat = { name: 'test.telling-chat', group: String(connectionId) };
  for (const userId of [newcomer, member, returner]) expect(byUser.get(userId)).toMatchObject(chat);
  for (const userId of [absentee, traveller, mailReader, stranger])
    expect(byUser.get(userId)).toMatchObject({ name: 'test.telling-mail', group: null });
  await prisma().channelConnection.update({ where: { id: connectionId }, data: { brokenAt: new Date() } });
  const [later = 0] = await makePeople(1, { companyId });
  await tell([later]);
  expect(await jobsOf([later])).toMatchObject([{ name: 'test.telling-mail' }]);
});

it('a silent platform delays no email and no other company, and everyone is notified once', async () => {
  const [silent, other] = [await makeChatCompany(), await makeChatCompany()];
  const waiters = await makePeople(6 * LANE, silent);
  const others = await makePeople(2 * LANE, other);
  const mailReaders = await makePeople(5 * LANE);
  const [firstOne = 0] = waiters;
  // As the previous release left it.
  await prisma().$transaction((tx) => enqueue(tx, queue, { userId: firstOne }));
  await tell([...waiters.slice(1), ...others, ...mailReaders]);
  const answer = Promise.withResolvers<void>();
  onTestFinished(() => answer.resolve());
  const attempts: number[] = [];
  const takers: number[] = [];
  const silentIds = new Set(waiters.slice(1));
  await work((_, { userId }, inLine) =>
    inLine(async () => {
      attempts.push(userId);
      if (silentIds.has(userId)) await answer.promise;
      takers.push(userId);
    }),
  );
  const sorted = (ids: readonly number[]) => [...ids].sort((one, two) => one - two);
  await expect.poll(() => sorted(takers), { timeout: 30_000 }).toEqual(sorted([firstOne, ...others, ...mailReaders]));
  await expect.poll(() => attempts.filter((id) => silentIds.has(id)).length, { timeout: 30_000 }).toBe(LANE);
  answer.resolve();
  await expect.poll(() => sorted(takers), { timeout: 60_000 }).toEqual(sorted([...waiters, ...others, ...mailReaders]));
  expect(sorted(attempts)).toEqual(sorted(takers));
}, 120_000);

it('a delayed message stays in its lane and continues there, and a stopping worker returns it', async () => {
  const { companyId } = await makeChatCompany();
  const [brief = 0, long = 0] = await makePeople(2, { companyId });
  const tries: number[] = [];
  const { promise: isWaiting, resolve } = Promise.withResolvers<void>();
  await work(async (_, { userId }) => {
    tries.push(userId);
    if (userId === long) {
      resolve();
      throw new TryLater(DAY_MS);
    }
    if (tries.filter((id) => id === brief).length === 1) throw new TryLater(1);
  });
  await tell([brief]);
  await expect.poll(() => jobsOf([brief]), { timeout: 30_000 }).toMatchObject([{ state: 'completed', tries: 0 }]);
  expect(tries).toEqual([brief, brief]);
  await tell([long]);
  await isWaiting;
  await stopJobs();
  // On its own, without being ended by the worker.
  expect(await jobsOf([long])).toMatchObject([{ state: 'retry', output: { error: 'Error' } }]);
  expect(tries).toEqual([brief, brief, long]);
}, 60_000);

it('jobs move to the emails for the previous release, as the instructions for going back say', async () => {
  const { companyId } = await makeChatCompany();
  const [person = 0] = await makePeople(1, { companyId });
  await tell([person]);
  const [, statement = ''] = /`(UPDATE pgboss\.job [^`]+)`/.exec(await readFile('docs/upgrading.md', 'utf8')) ?? [];
  await pool().query(statement);
  expect(await jobsOf([person])).toMatchObject([{ name: 'test.telling-mail', state: 'created' }]);
  const takers: number[] = [];
  await work(async (_, { userId }) => void takers.push(userId));
  await expect.poll(() => jobsOf([person]), { timeout: 30_000 }).toMatchObject([{ state: 'completed' }]);
  expect(takers).toEqual([person]);
}, 60_000);
