import { handle } from '#/app/handle.ts';
import { getBreakdownContract } from '#/lib/domain/dashboards/breakdown/breakdown.contract.ts';
import { getBreakdown } from '#/lib/domain/dashboards/breakdown/get-breakdown.ts';

export const GET = handle(getBreakdownContract, ({ ctx, query }) => getBreakdown(ctx, query));
