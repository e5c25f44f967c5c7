import { handle } from '#/app/handle.ts';
import { getReportData } from '#/lib/domain/reports/content/report-content.service.ts';
import { getReportDataContract } from '#/lib/domain/reports/exports/exports.contract.ts';

export const GET = handle(getReportDataContract, ({ ctx, query }) => getReportData(ctx, query));
