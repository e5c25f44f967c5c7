import { handle } from '#/app/handle.ts';
import { getBreakdownContract } from '#/lib/domain/dashboards/breakdown-contract.ts';
import { getBreakdown } from '#/lib/domain/dashboards/queries/get-breakdown.ts';

export const GET = handle(getBreakdownContract, ({ ctx, query }) => getBreakdown(ctx, query));
