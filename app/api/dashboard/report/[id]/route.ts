import { handle } from '#/app/handle.ts';
import { fetchReport } from '#/lib/domain/reports/commands/fetch-report.ts';
import { fetchReportContract } from '#/lib/domain/reports/contract.ts';

export const GET = handle(fetchReportContract, ({ ctx, params }) => fetchReport(ctx, params.id));
