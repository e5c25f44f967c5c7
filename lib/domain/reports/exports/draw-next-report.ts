import * as z from 'zod';
import { drawReport } from '#/lib/domain/reports/content/draw-report.ts';
import { makeReport } from '#/lib/domain/reports/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { withOwnConnection } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/**
 * Draws one export. Only one process draws for a company at a time. Enqueues a job for the next export, which does
 * nothing if there is none.
 */
export async function drawNextReport(ctx: Ctx): Promise<void> {
  const tried = new Set<number>();
  for (const { id, companyId } of await listOpenReports(ctx)) {
    if (tried.has(companyId)) continue;
    tried.add(companyId);
    if (!(await withCompany(companyId, () => drawReport(ctx, { exportId: id })))) continue;
    await ctx.db.$transaction((tx) => enqueue(tx, makeReport, {}));
    return;
  }
}

/**
 * Runs the work and returns true, unless another process works for this company. The lock belongs to a session, so it
 * ends with the process; on a pooler in transaction mode, others would share it.
 */
function withCompany(companyId: number, work: () => Promise<void>): Promise<boolean> {
  const key = [`reports/${companyId}`];
  return withOwnConnection(async (client) => {
    const rows = asRows(
      z.object({ free: z.boolean() }),
      await client.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS free', key),
    );
    const isFree = rows[0]?.free === true;
    if (isFree) {
      await work();
      await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', key);
    }
    return isFree;
  });
}

const openReport = z.object({ id: z.string(), companyId: z.number() });

/**
 * Lists unfinished exports in the order they are drawn. Files come before emails, because someone waits for them; then
 * it's by how long ago the company had its last turn, then by age.
 */
async function listOpenReports(ctx: Ctx): Promise<{ id: string; companyId: number }[]> {
  return asRows(
    openReport,
    await ctx.db.$queryRaw`
    SELECT e.id, e.company_id AS "companyId" FROM report_exports e
    JOIN companies c ON c.id = e.company_id AND c.blocked_at IS NULL
    WHERE e.status IN ('waiting', 'working')
    ORDER BY e.flag = 'send',
      (SELECT max(o.started_at) FROM report_exports o WHERE o.company_id = e.company_id) NULLS FIRST, e.created_at, e.id`,
  );
}
