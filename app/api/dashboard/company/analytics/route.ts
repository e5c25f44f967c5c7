import { handle } from '#/lib/api/handle.ts';
import { getCompanyAnalyticsContract } from '#/lib/domain/dashboards/company-contract.ts';
import { getCompanyAnalytics } from '#/lib/domain/dashboards/queries/get-company-analytics.ts';

export const POST = handle(getCompanyAnalyticsContract, ({ ctx, body }) => getCompanyAnalytics(ctx, body));
