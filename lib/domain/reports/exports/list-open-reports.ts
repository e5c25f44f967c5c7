import * as z from 'zod';
import type { Ctx } from '#/lib/platform/context.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const openReport = z.object({ id: z.string(), companyId: z.number() });

/**
 * Lists unfinished exports in the order in which they are made: files before mails, because somebody waits for them;
 * then the company whose turn was longest ago; then the oldest.
 */
export async function listOpenReports(ctx: Ctx): Promise<{ id: string; companyId: number }[]> {
  return asRows(
    openReport,
    await ctx.db.$queryRaw`
    SELECT e.id, e.company_id AS "companyId" FROM report_exports e
    WHERE e.status IN ('waiting', 'working')
    ORDER BY e.flag = 'send',
      (SELECT max(o.started_at) FROM report_exports o WHERE o.company_id = e.company_id) NULLS FIRST, e.created_at, e.id`,
  );
}
