import type pg from 'pg';
import * as z from 'zod';
import { closeConnections } from '#/lib/domain/companies/access/block-company.ts';
import { ACTIVITY_LOG, listCompanyTables } from '#/lib/domain/companies/erasure/list-company-tables.ts';
import { countJobs, deleteJobs } from '#/lib/domain/companies/waiting-jobs/delete-jobs.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { NotedCompany } from '#/lib/domain/privacy/note-erasure.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, withOwnConnection } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** What a company has in the database, or had. */
interface Extent {
  /** How many rows, by table; those with rows alone. */
  rows: ReadonlyMap<string, number>;
  jobs: number;
}

/** Returns how many rows and jobs of a company `eraseCompany` would delete. */
export function measureCompany(companyId: number): Promise<Extent> {
  return withOwnConnection(async (client) => {
    const rows = new Map<string, number>();
    for (const table of await listCompanyTables(client)) await add(rows, table, countRows(client, table, companyId));
    return { rows, jobs: await countJobs(client, companyId) };
  });
}

/**
 * Erases a company with everything of it, whatever its size: it is blocked, its connections close, its jobs go, then its
 * rows table by table, and at last the company with its activity log. What an end in between has left, a second call
 * erases. A row of the log without a company keeps that it happened; `describeCompanyErasure` is its line outside of the
 * database. The company must be there.
 */
export async function eraseCompany(ctx: Ctx, { companyId, createdAt }: NotedCompany): Promise<Extent> {
  const now = ctx.clock.now();
  const account = await ctx.db.billingAccount.findUnique({ where: { companyId }, select: { customerId: true } });
  await inTransaction(ctx.db, async (tx) => {
    await tx.company.updateMany({ where: { id: companyId, blockedAt: null }, data: { blockedAt: now } });
    await closeConnections(tx, companyId, now);
  });
  return withOwnConnection(async (client) => {
    const rows = new Map<string, number>();
    const jobs = await deleteJobs(client, companyId);
    const tables = await listCompanyTables(client);
    for (const table of tables)
      if (table !== ACTIVITY_LOG) await add(rows, table, deleteRows(client, table, companyId));
    await client.query('DELETE FROM stripe_events WHERE customer_id = $1', [account?.customerId ?? null]);
    const details = { createdAt: createdAt.toISOString() };
    await recordEvent(ctx.db, ctx, { action: 'company.erase', subject: `company:${companyId}`, details });
    await client.query('BEGIN');
    await client.query('DELETE FROM companies WHERE id = $1', [companyId]);
    // Of tables that point to nothing, also what was being written while they were emptied.
    for (const table of tables) await add(rows, table, deleteRows(client, table, companyId));
    await client.query('COMMIT');
    return { rows, jobs };
  });
}

async function add(rows: Map<string, number>, table: string, counting: Promise<number>): Promise<void> {
  const count = await counting;
  if (count > 0) rows.set(table, (rows.get(table) ?? 0) + count);
}

const countRow = z.object({ count: z.number() });

async function countRows(client: pg.Client, table: string, companyId: number): Promise<number> {
  const result = await client.query('SELECT count_company_rows($1::regclass, $2)::int AS count', [table, companyId]);
  return asRows(countRow, result)[0]?.count ?? 0;
}

async function deleteRows(client: pg.Client, table: string, companyId: number): Promise<number> {
  const result = await client.query('SELECT delete_company_rows($1::regclass, $2)::int AS count', [table, companyId]);
  return asRows(countRow, result)[0]?.count ?? 0;
}
