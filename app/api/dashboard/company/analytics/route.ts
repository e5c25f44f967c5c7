import { handle } from '#/app/handle.ts';
import { DEFAULT_PERIOD } from '#/lib/domain/calendar/period.ts';
import { getCompanyAnalyticsContract } from '#/lib/domain/dashboards/company/company.contract.ts';
import { getCompanyAnalytics } from '#/lib/domain/dashboards/company/get-company-analytics.ts';

export const POST = handle(getCompanyAnalyticsContract, ({ ctx, query, body }) =>
  getCompanyAnalytics(ctx, { ...body, period: body.period ?? query.period ?? DEFAULT_PERIOD }),
);
