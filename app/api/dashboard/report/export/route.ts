import { handle } from '#/app/handle.ts';
import { exportReport } from '#/lib/domain/reports/commands/export-report.ts';
import { exportReportContract } from '#/lib/domain/reports/contract.ts';

export const POST = handle(exportReportContract, ({ ctx, body }) => exportReport(ctx, body));
