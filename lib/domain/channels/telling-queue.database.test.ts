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

async function makePeople(count: number, connectionOf: { companyId: number } | null = null): Promise<number[]> {
  const { id: companyId } = connectionOf ? { id: connectionOf.companyId } : await buildCompany(prisma());
  const people = [];
  for (let at = 0; at < count; at += 1) people.push((await buildUser(prisma(), { companyId })).id);
  return people;
}

/** A company that is told in Slack, where nobody was looked for yet. */
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
}

async function jobsOf(userIds: readonly number[]): Promise<KeptJob[]> {
  const { rows } = await pool().query<KeptJob>(
    `SELECT name, group_id AS "group", state::text, retry_count AS tries FROM pgboss.job
     WHERE name LIKE 'test.telling-%' AND (data ->> 'userId')::int = ANY($1) ORDER BY (data ->> 'userId')::int`,
    [userIds],
  );
  return rows;
}

/** Works on the jobs until the test ends, as a worker does. */
async function work(run: Parameters<typeof defineTellingJob<typeof queue.payload>>[1]): Promise<void> {
  defineTellingJob(queue, run);
  await stopJobs();
  await startJobs({ work: true });
  onTestFinished(stopJobs);
}

it('waits among the mails, or in the group of their connection for those who are told in a chat', async () => {
  const { companyId, connectionId } = await makeChatCompany();
  const people = await makePeople(6, { companyId });
  const [never = 0, found = 0, absent = 0, away = 0, back = 0, mailed = 0] = people;
  const now = Date.now();
  const match = { companyId, connectionId, matchedAt: new Date() };
  await prisma().channelPerson.createMany({
    data: [
      { ...match, userId: found, externalId: 'U1' },
      { ...match, userId: absent },
      { ...match, userId: away, externalId: 'U2', unreachableUntil: new Date(now + DAY_MS) },
      { ...match, userId: back, externalId: 'U3', unreachableUntil: new Date(now - DAY_MS) },
    ],
  });
  await prisma().user.update({ where: { id: mailed }, data: { channel: 'mail' } });
  const [elsewhere = 0] = await makePeople(1);
  await tell([...people, elsewhere]);
  const byUser = new Map((await jobsOf([...people, elsewhere])).map((job, at) => [[...people, elsewhere][at], job]));
  const chat = { name: 'test.telling-chat', group: String(connectionId) };
  for (const userId of [never, found, back]) expect(byUser.get(userId)).toMatchObject(chat);
  for (const userId of [absent, away, mailed, elsewhere])
    expect(byUser.get(userId)).toMatchObject({ name: 'test.telling-mail', group: null });
  await prisma().channelConnection.update({ where: { id: connectionId }, data: { brokenAt: new Date() } });
  const [later = 0] = await makePeople(1, { companyId });
  await tell([later]);
  expect(await jobsOf([later])).toMatchObject([{ name: 'test.telling-mail' }]);
});

it('holds up no mail and no other company while a platform does not answer, and nobody is missed or told twice', async () => {
  const [silent, other] = [await makeChatCompany(), await makeChatCompany()];
  const held = await makePeople(6 * LANE, silent);
  const others = await makePeople(2 * LANE, other);
  const mailed = await makePeople(5 * LANE);
  const [before = 0] = held;
  // As the release before has left it.
  await prisma().$transaction((tx) => enqueue(tx, queue, { userId: before }));
  await tell([...held.slice(1), ...others, ...mailed]);
  const answer = Promise.withResolvers<void>();
  onTestFinished(() => answer.resolve());
  const [asked, told]: number[][] = [[], []];
  const isHeld = new Set(held.slice(1));
  await work((_, { userId }, inLine) =>
    inLine(async () => {
      asked?.push(userId);
      if (isHeld.has(userId)) await answer.promise;
      told?.push(userId);
    }),
  );
  const sorted = (ids: readonly number[] = []) => [...ids].sort((one, two) => one - two);
  await expect.poll(() => sorted(told), { timeout: 30_000 }).toEqual(sorted([before, ...others, ...mailed]));
  await expect.poll(() => asked?.filter((id) => isHeld.has(id)).length, { timeout: 30_000 }).toBe(LANE);
  answer.resolve();
  await expect.poll(() => sorted(told), { timeout: 60_000 }).toEqual(sorted([...held, ...others, ...mailed]));
  expect(sorted(asked)).toEqual(sorted(told));
}, 120_000);

it('asked to wait, a message waits in its lane and goes on there, and a stopping worker gives it back', async () => {
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
  expect(await jobsOf([long])).toMatchObject([{ state: 'retry' }]);
  expect(tries).toEqual([brief, brief, long]);
}, 60_000);

it('goes on among the mails for the release before, as the instructions for going back say', async () => {
  const { companyId } = await makeChatCompany();
  const [person = 0] = await makePeople(1, { companyId });
  await tell([person]);
  const [, statement = ''] = /`(UPDATE pgboss\.job [^`]+)`/.exec(await readFile('docs/upgrading.md', 'utf8')) ?? [];
  await pool().query(statement);
  expect(await jobsOf([person])).toMatchObject([{ name: 'test.telling-mail', state: 'created' }]);
  const told: number[] = [];
  await work(async (_, { userId }) => void told.push(userId));
  await expect.poll(() => jobsOf([person]), { timeout: 30_000 }).toMatchObject([{ state: 'completed' }]);
  expect(told).toEqual([person]);
}, 60_000);
