import { Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team } from '#/generated/prisma/client.ts';
import {
  closeDatabase,
  inTransaction,
  isDatabaseDown,
  pool,
  prisma,
  type Transaction,
  withConnection,
} from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';

let teams: [Team, Team];

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  teams = [await buildTeam(prisma(), { companyId }), await buildTeam(prisma(), { companyId })];
});

/** Returns a function in which two callers wait for each other; later callers continue immediately. */
function meetingOfTwo(): () => Promise<void> {
  let coming = 2;
  let open = () => {};
  const met = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    coming--;
    if (coming <= 0) open();
    return met;
  };
}

type Change = (tx: Transaction, id: number) => Promise<unknown>;

const changes: [string, Change][] = [
  ['a change', (tx, id) => tx.team.update({ where: { id }, data: { linkVersion: { increment: 1 } } })],
  ['a raw statement', (tx, id) => tx.$executeRaw`UPDATE teams SET link_version = link_version + 1 WHERE id = ${id}`],
];

it.each(changes)('two transactions in a deadlock, over %s, both succeed', async (_title, change) => {
  const meet = meetingOfTwo();
  let runs = 0;
  const both = ([first, second]: readonly [Team, Team]) =>
    inTransaction(prisma(), async (tx) => {
      runs++;
      await change(tx, first.id);
      await meet();
      await change(tx, second.id);
    });
  await Promise.all([both(teams), both([teams[1], teams[0]])]);
  expect(runs).toBe(3);
  const rows = await prisma().team.findMany({ where: { companyId: teams[0].companyId } });
  expect(rows.map(({ linkVersion }) => linkVersion)).toEqual([3, 3]);
});

it.each([
  [3, 'comes about'],
  [4, 'is given up'],
])('work that meets %i deadlocks %s, after four runs', async (deadlocks, expected) => {
  let runs = 0;
  const work = inTransaction(prisma(), async (tx) => {
    runs++;
    if (runs <= deadlocks) await tx.$executeRaw`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '40P01'; END $$`;
    return 'comes about';
  });
  const outcome = await work.catch(() => 'is given up');
  expect({ outcome, runs }).toEqual({ outcome: expected, runs: 4 });
});

it('work that fails for another reason is tried once', async () => {
  let runs = 0;
  const refused = inTransaction(prisma(), async (tx) => {
    runs++;
    await tx.team.update({ where: { id: teams[0].id }, data: { companyId: 2_147_483_647 } });
  });
  await expect(refused).rejects.toMatchObject({ code: 'P2003' });
  expect(runs).toBe(1);
});

it('a statement that takes too long ends in the database as well', async () => {
  const name = `slow-${teams[0].id}`;
  const slow = { text: `SELECT pg_sleep(60) AS "${name}"`, query_timeout: 100 };
  await expect(pool().query(slow)).rejects.toThrow('Query read timeout');
  const running = () =>
    pool().query("SELECT FROM pg_stat_activity WHERE state = 'active' AND query LIKE $1", [`%"${name}"`]);
  await expect.poll(async () => (await running()).rowCount, { timeout: 5000 }).toBe(0);
});

describe('a database that ends connections, as in a restart, counts as down for', () => {
  const asks: [string, () => PromiseLike<unknown>][] = [
    ['the driver', () => pool().query('SELECT pg_terminate_backend(pg_backend_pid())')],
    ['a statement', () => prisma().$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`],
    [
      'the next statement of a transaction',
      () =>
        prisma().$transaction(async (tx) => {
          const [first] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
          await pool().query('SELECT pg_terminate_backend($1)', [first?.pid]);
          await tx.team.findMany();
        }),
    ],
  ];

  it.each(asks)('%s', async (_title, ask) => {
    const error = await Promise.resolve(ask()).catch((reason: unknown) => reason);
    expect(isDatabaseDown(error)).toBe(true);
  });
});

describe('a database that can’t serve counts as down for the driver and for Prisma', () => {
  const raised = (code: string) => `DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`;
  const troubles: [string, string[]][] = [
    ['a full disk', [raised('53100')]],
    ['no memory', [raised('53200')]],
    ['a statement that took too long', ['SET LOCAL statement_timeout = 1', 'SELECT pg_sleep(1)']],
    ['a server that only reads', ['SET TRANSACTION READ ONLY', 'DELETE FROM companies WHERE id = -1']],
  ];

  it.each(troubles)('%s', async (_title, statements) => {
    const inDriver = () =>
      withConnection(async (client) => {
        await client.query('BEGIN');
        for (const statement of statements) await client.query(statement);
      });
    const inPrisma = () =>
      prisma().$transaction(async (tx) => {
        for (const statement of statements) await tx.$executeRawUnsafe(statement);
      });
    for (const work of [inDriver, inPrisma])
      expect(isDatabaseDown(await work().catch((error: unknown) => error))).toBe(true);
  });

  it('with a server that only reads, for a write of the client', async () => {
    const write = prisma().$transaction(async (tx) => {
      await tx.$executeRaw`SET TRANSACTION READ ONLY`;
      await tx.team.update({ where: { id: teams[0].id }, data: { linkVersion: 4 } });
    });
    expect(isDatabaseDown(await write.catch((error: unknown) => error))).toBe(true);
  });

  it('with an unknown host name', async () => {
    const elsewhere = new Pool({ connectionString: 'postgresql://nobody@database.invalid/none' });
    const error = await elsewhere.query('SELECT 1').catch((reason: unknown) => reason);
    expect(isDatabaseDown(error)).toBe(true);
    await elsewhere.end();
  });

  it('but not for a statement refused for its content', async () => {
    const write = prisma().team.update({ where: { id: teams[0].id }, data: { companyId: 2_147_483_647 } });
    expect(isDatabaseDown(await write.catch((error: unknown) => error))).toBe(false);
  });
});

describe('a dedicated connection', () => {
  const pidOf = async (client: PoolClient) =>
    (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;

  /** Ends a connection like a restart of the database; resolves when the client has noticed. */
  async function lose(client: PoolClient): Promise<void> {
    // A listener for errors would hide a missing handler.
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    await pool().query('SELECT pg_terminate_backend($1)', [await pidOf(client)]);
    await ended;
  }

  it('may be lost while idle, without ending the process', async () => {
    let lost: number | undefined;
    const work = withConnection(async (client) => {
      lost = await pidOf(client);
      await lose(client);
      return 'done';
    });
    expect(await work).toBe('done');
    expect(await withConnection(pidOf)).not.toBe(lost);
  });

  it('fails its work if it’s lost before a statement', async () => {
    const work = withConnection(async (client) => {
      await lose(client);
      await client.query('SELECT 1');
    });
    await expect(work).rejects.toThrow(/connection/);
  });

  it('is closed after failed work, which rolls back, and reused after other work', async () => {
    let failed: number | undefined;
    const work = withConnection(async (client) => {
      failed = await pidOf(client);
      await client.query('BEGIN');
      await client.query('UPDATE teams SET link_version = 9 WHERE id = $1', [teams[0].id]);
      throw new Error('no good');
    });
    await expect(work).rejects.toThrow('no good');
    expect(await prisma().team.findUniqueOrThrow({ where: { id: teams[0].id } })).toMatchObject({ linkVersion: 1 });
    const next = await withConnection(pidOf);
    expect(next).not.toBe(failed);
    expect(await withConnection(pidOf)).toBe(next);
  });
});
