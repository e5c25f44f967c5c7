import { handle } from '#/app/handle.ts';
import { fetchReportContract } from '#/lib/domain/reports/exports/exports.contract.ts';
import { fetchReport } from '#/lib/domain/reports/exports/exports.present.ts';

export const GET = handle(fetchReportContract, ({ ctx, params }) => fetchReport(ctx, params.id));
