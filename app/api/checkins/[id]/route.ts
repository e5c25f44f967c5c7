import { handle } from '#/app/handle.ts';
import { getCheckInReport } from '#/lib/domain/check-ins/report/get-check-in-report.ts';
import { getCheckInReportContract } from '#/lib/domain/check-ins/report/report.contract.ts';

export const GET = handle(getCheckInReportContract, ({ ctx, params, query }) =>
  getCheckInReport(ctx, { ...params, ...query }),
);
