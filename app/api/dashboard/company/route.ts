import { handle } from '#/app/handle.ts';
import { getCompanyDashboardContract } from '#/lib/domain/dashboards/company/company.contract.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';

export const GET = handle(getCompanyDashboardContract, ({ ctx, query }) => getCompanyDashboard(ctx, query));
