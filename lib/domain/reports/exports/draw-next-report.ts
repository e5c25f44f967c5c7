import * as z from 'zod';
import { drawReport } from '#/lib/domain/reports/content/draw-report.ts';
import { listOpenReports } from '#/lib/domain/reports/exports/list-open-reports.ts';
import { makeReport } from '#/lib/domain/reports/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { withConnection } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/**
 * Draws one export. Only one process draws for a company at a time. The job for the next export is queued here and does
 * nothing when there is none.
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

/** Does the work and returns true, unless another process works for this company. The lock ends with its process. */
function withCompany(companyId: number, work: () => Promise<void>): Promise<boolean> {
  const key = [`reports/${companyId}`];
  return withConnection(async (client) => {
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
