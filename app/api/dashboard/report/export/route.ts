import { handle } from '#/app/handle.ts';
import { exportReport } from '#/lib/domain/reports/exports/export-report.ts';
import { exportReportContract } from '#/lib/domain/reports/exports/exports.contract.ts';

export const POST = handle(exportReportContract, ({ ctx, body }) => exportReport(ctx, body));
