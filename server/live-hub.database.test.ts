import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pointAt, testDatabase } from '#/e2e/support/product/database.ts';
import {
  closeSockets,
  type LiveProcess,
  next,
  openSocketAs,
  startLiveProcess,
  stopLiveProcess,
} from '#/e2e/support/product/live-processes.ts';
import { type Pooler, poolerLack, startPooler } from '#/e2e/support/product/pooler.ts';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import { closeDatabase, directUrl, pool, prisma } from '#/lib/platform/db.ts';
import { announceSoon } from '#/lib/platform/live.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let live: LiveProcess | undefined;

beforeAll(testDatabase);
afterEach(async () => {
  closeSockets();
  if (live) await stopLiveProcess(live);
  live = undefined;
});
afterAll(closeDatabase);

it('a listening process hears itself once it’s ready', async () => {
  live = await startLiveProcess();
  expect(live.hub.hears()).toBe(true);
});

const lack = poolerLack();

describe.skipIf(lack)(`behind a pooler in transaction mode${lack ? ` (skipped: ${lack})` : ''}`, () => {
  let pooler: Pooler;
  let direct: string;
  beforeAll(async () => {
    direct = process.env.DATABASE_URL ?? '';
    pooler = await startPooler(direct);
  });
  afterEach(() => {
    delete process.env.DATABASE_DIRECT_URL;
  });
  afterAll(async () => {
    await closeDatabase();
    pointAt(direct);
    await pooler.stop();
  });

  it('a process with the direct address hears itself, and named statements and transactions work', async () => {
    process.env.DATABASE_DIRECT_URL = direct;
    pointAt(pooler.url);
    live = await startLiveProcess(directUrl());
    expect(live.hub.hears()).toBe(true);
    const user = await buildUser(prisma(), { companyId: (await buildCompany(prisma())).id });
    const session = await signInAs(prisma(), user);
    const socket = await openSocketAs(live, session);
    const event = next(socket, 'test');
    announceSoon(userRoom(user.id), 'test', { id: 7 });
    expect(await event).toEqual({ id: 7 });
    const statement = { name: 'double', text: 'SELECT $1::int * 2 AS double' };
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((value) => pool().query({ ...statement, values: [value] })),
    );
    expect(answers.map(({ rows }) => rows[0].double)).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
  });

  it('a process that listens through the pooler knows that it hears nothing', async () => {
    process.env.DATABASE_DIRECT_URL = pooler.url;
    pointAt(pooler.url);
    live = await startLiveProcess(directUrl());
    expect(live.hub.hears()).toBe(false);
  });
});
