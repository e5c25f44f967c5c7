import { REPORT_PAGE_SIZE } from '#/lib/domain/reports/constants.ts';
import { listReportUsers } from '#/lib/domain/reports/recipients/list-report-users.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns one page of the people for whom the requester can have a report made. */
export async function getReportData(ctx: UserCtx, { search, page }: { search: string; page: number }) {
  const { total, users } = await listReportUsers(ctx, { search, page });
  return { users, page, pages: Math.max(1, Math.ceil(total / REPORT_PAGE_SIZE)), total };
}
