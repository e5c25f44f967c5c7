import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

/** Watches the driver, and returns the most statements that a connection had at a time until the test ends. */
function watchConnections(): () => number {
  const waiting = new Map<object, number>();
  let most = 0;
  const send = Reflect.get(pg.Client.prototype, 'query') as (...values: unknown[]) => unknown;
  const count = (client: object, change: number) => {
    const now = (waiting.get(client) ?? 0) + change;
    waiting.set(client, now);
    most = Math.max(most, now);
  };
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...values: unknown[]
  ) {
    count(this, 1);
    const answer = Promise.resolve(send.apply(this, values));
    return answer.finally(() => count(this, -1));
  } as never);
  onTestFinished(() => spy.mockRestore());
  return () => most;
}

it('a row’s relations are read one by one in a transaction, and a failure blocks nothing', async () => {
  const { id: companyId } = await buildCompany(prisma());
  const { id } = await buildUser(prisma(), { companyId });
  const most = watchConnections();
  const relations = { company: true, administrator: true, ledTeams: true, sessions: true, memberships: true };
  const user = await prisma().$transaction(async (tx) => {
    await tx.$executeRaw`SAVEPOINT before`;
    await expect(tx.$queryRaw`SELECT 1 / 0`).rejects.toThrow('division by zero');
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT before`;
    return tx.user.findUniqueOrThrow({ where: { id }, include: relations });
  });
  expect(user).toMatchObject({ company: { id: companyId }, administrator: null, ledTeams: [], sessions: [] });
  expect(most()).toBe(1);
});

it('a connection keeps the plans of inserts, and of nothing else', async () => {
  const { id: companyId } = await buildCompany(prisma());
  const statements = await prisma().$transaction(async (tx) => {
    const { id } = await buildUser(tx, { companyId });
    await tx.user.findUniqueOrThrow({ where: { id } });
    await tx.user.update({ where: { id }, data: { phone: '+49 30 1' } });
    await tx.$queryRaw`INSERT INTO teams (name) SELECT ${'x'} FROM companies WHERE false`;
    return tx.$queryRaw<{ statement: string }[]>`SELECT statement FROM pg_prepared_statements`;
  });
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter(({ statement }) => !statement.startsWith('INSERT INTO "public".'))).toEqual([]);
});
