import { handle } from '#/app/handle.ts';
import { getReportDataContract } from '#/lib/domain/reports/contract.ts';
import { getReportData } from '#/lib/domain/reports/queries/get-report-data.ts';

export const GET = handle(getReportDataContract, ({ ctx, query }) => getReportData(ctx, query));
