import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import * as z from 'zod';
import { cancelSubscriptions } from '#/lib/domain/billing/account/stripe-subscription.service.ts';
import { openConnection } from '#/lib/domain/channels/connections/open-connection.ts';
import { revokeConnection } from '#/lib/domain/channels/connections/revoke-connection.ts';
import { closeConnections } from '#/lib/domain/companies/access/block-company.ts';
import { listReaders } from '#/lib/domain/companies/deletion/deletion-mail.service.ts';
import { listCompanyTables } from '#/lib/domain/companies/erasure/list-company-tables.ts';
import { sendDeletionReceipt } from '#/lib/domain/companies/queues.ts';
import { countJobs, deleteJobs } from '#/lib/domain/companies/waiting-jobs/waiting-job.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { type NotedCompany, noteCompanyErasure } from '#/lib/domain/privacy/note-erasure.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction, withOwnConnection } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Rows deleted per transaction. */
const PORTION = 10_000;
/** Tables that are emptied last, together with the company: until then, they say who gets receipts. */
const lastTables: readonly string[] = ['administrators', 'users'];

/** What the database has, or had, of a company. */
interface Extent {
  /** Number of rows by table, for tables with rows. */
  rows: Map<string, number>;
  jobs: number;
}

/** Who has the company erased: one of its administrators, 14 days ago, or an operator, maybe again after a restore. */
type Eraser = 'administrator' | 'operator' | 'replay';

/** Returns how many rows and jobs of a company `eraseCompany` would delete. */
export function measureCompany(companyId: number): Promise<Extent> {
  return withOwnConnection(async (client) => {
    const rows = new Map<string, number>();
    for (const table of await listCompanyTables(client)) await add(rows, table, countRows(client, table, companyId));
    return { rows, jobs: await countJobs(client, companyId) };
  });
}

/**
 * Erases a company with everything it has, whatever its size. First it blocks the company, closes its connections, and
 * tells Stripe, Slack and Teams. Then it deletes jobs, rows in portions, and finally the company. After an
 * interruption, another call continues and repeats nothing. `erased_companies` and a row of the activity log without a
 * company record that it happened; for the log outside the database, operators get the line from
 * `describeCompanyErasure`. Returns how many rows and jobs it deleted; null if the company is now kept, or if another
 * process is erasing it. Throws `unavailable` if Stripe doesn't answer.
 */
export function eraseCompany(ctx: Ctx, noted: NotedCompany, by: Eraser): Promise<Extent | null> {
  const { companyId } = noted;
  return withOwnConnection(async (client) => {
    if (!(await holdAlone(client, companyId)) || !(await begin(ctx, companyId, by))) return null;
    const { billingAccount, channelConnections } = await ctx.db.company.findUniqueOrThrow({
      where: { id: companyId },
      include: { billingAccount: true, channelConnections: true },
    });
    const customerId = billingAccount?.customerId ?? null;
    if (customerId) await cancelSubscriptions(customerId);
    for (const connection of channelConnections.flatMap((row) => openConnection(row) ?? []))
      await revokeConnection(connection);
    const rows = new Map<string, number>();
    const jobs = await deleteJobs(client, companyId);
    await client.query('DELETE FROM stripe_events WHERE customer_id = $1', [customerId]);
    const tables = await listCompanyTables(client);
    for (const table of tables)
      if (!lastTables.includes(table)) {
        const deletePortion = () => client.query(portionText, [table, companyId, PORTION]);
        await add(rows, table, deletePortions(deletePortion));
      }
    await add(
      rows,
      'users',
      deletePortions(() => client.query(othersText, [companyId, PORTION])),
    );
    await notify(ctx, noted, by);
    // Logged before it is certain, because without the line, a restored backup would bring the company back.
    if (by === 'administrator') noteCompanyErasure(noted);
    await client.query('BEGIN');
    for (const table of lastTables) await add(rows, table, deleteRows(client, table, companyId));
    await client.query('DELETE FROM companies WHERE id = $1', [companyId]);
    // From tables that refer to nothing, also rows written while they were emptied.
    for (const table of tables) await add(rows, table, deleteRows(client, table, companyId));
    await client.query('UPDATE erased_companies SET erased_on = $2::timestamptz::date WHERE id = $1', [
      companyId,
      ctx.clock.now(),
    ]);
    await client.query('COMMIT');
    return { rows, jobs };
  });
}

const lockShape = z.object({ isAlone: z.boolean() });

/** Returns whether this connection is the only one erasing the company; it stays so until the connection ends. */
async function holdAlone(client: pg.Client, companyId: number): Promise<boolean> {
  const text = `SELECT pg_try_advisory_lock(hashtext('erased_companies'), $1) AS "isAlone"`;
  return asRows(lockShape, await client.query(text, [companyId]))[0]?.isAlone ?? false;
}

/** Blocks the company and records that its erasure has begun. Returns false if it is now kept. */
async function begin(ctx: Ctx, companyId: number, by: Eraser): Promise<boolean> {
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR UPDATE`;
    const company = await tx.company.findUnique({ where: { id: companyId } });
    if (!company || (by === 'administrator' && !(company.deletesAt && company.deletesAt <= now))) return false;
    const nameHash = createHash('sha256').update(`${companyId}:${company.name}`).digest('hex');
    // Erased people still have a row.
    const isThere = [{ blockedAt: null }, { suspendedAt: { not: null } }];
    const people = await tx.user.count({ where: { companyId, OR: isThere } });
    const asker = by === 'administrator' ? by : 'operator';
    // A restored backup has brought back an erased company with this id.
    await tx.$executeRaw`
      INSERT INTO erased_companies AS e (id, name_hash, people, by) VALUES (${companyId}, ${nameHash}, ${people}, ${asker})
      ON CONFLICT (id) DO UPDATE SET name_hash = excluded.name_hash, people = excluded.people, by = excluded.by,
        is_notified = false, erased_on = NULL
      WHERE e.erased_on IS NOT NULL`;
    await tx.company.updateMany({ where: { id: companyId, blockedAt: null }, data: { blockedAt: now } });
    // With their secrets.
    await tx.webhookEndpoint.deleteMany({ where: { companyId } });
    await closeConnections(tx, companyId, now);
    return true;
  });
}

/**
 * Records the erasure in the log and emails the receipts, once. All administrators get a receipt if one of them had
 * requested the deletion. Otherwise no one is emailed, and neither is anyone when a company is erased again after a
 * backup was restored.
 */
async function notify(ctx: Ctx, { companyId, createdAt }: NotedCompany, by: Eraser): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const where = { id: companyId, isNotified: false };
    const { count } = await tx.erasedCompany.updateMany({ where, data: { isNotified: true } });
    if (count === 0) return;
    const details = { createdAt: createdAt.toISOString() };
    await recordEvent(tx, ctx, { action: 'company.erase', subject: `company:${companyId}`, details });
    const { deletesAt } = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
    if (deletesAt !== null && by !== 'replay') await sendReceipts(tx, companyId);
  });
}

async function sendReceipts(tx: Transaction, companyId: number): Promise<void> {
  const readers = await listReaders(tx, companyId);
  const receipts = readers.map((reader, number) => ({
    erasedId: companyId,
    number,
    company: reader.company.name,
    address: reader.email,
    locale: localeOf(reader),
  }));
  await enqueue(tx, sendDeletionReceipt, ...receipts);
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

const portionText = 'SELECT delete_company_portion($1::regclass, $2, $3)::int AS count';
/** For everyone but administrators. */
const othersText = `
WITH gone AS (DELETE FROM users WHERE id = ANY (ARRAY(SELECT u.id FROM users u WHERE u.company_id = $1
  AND NOT EXISTS (SELECT FROM administrators a WHERE a.user_id = u.id) LIMIT $2)) RETURNING id)
SELECT count(*)::int AS count FROM gone`;

/** Pauses after each portion for as long as it took, so that half of the database's time stays with people. */
async function deletePortions(deletePortion: () => Promise<pg.QueryResult>): Promise<number> {
  for (let sum = 0; ; ) {
    const startedMs = performance.now();
    const count = asRows(countRow, await deletePortion())[0]?.count ?? 0;
    sum += count;
    if (count < PORTION) return sum;
    await sleep(performance.now() - startedMs);
  }
}

async function deleteRows(client: pg.Client, table: string, companyId: number): Promise<number> {
  const result = await client.query('SELECT delete_company_rows($1::regclass, $2)::int AS count', [table, companyId]);
  return asRows(countRow, result)[0]?.count ?? 0;
}
