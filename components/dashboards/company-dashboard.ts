import type { Output } from '#/lib/api/endpoint.ts';
import type {
  getCompanyAnalyticsContract,
  getCompanyDashboardContract,
  listTeamsOverviewContract,
} from '#/lib/domain/dashboards/company-contract.ts';

/** The company or one department over one period, as the API gives it. */
export type CompanyDashboard = Output<typeof getCompanyDashboardContract>;
export type CompanyAnalytics = Output<typeof getCompanyAnalyticsContract>;
export type TeamsOverview = Output<typeof listTeamsOverviewContract>;
export type OverviewTeam = TeamsOverview['teams'][number];
export type HiddenReason = CompanyDashboard['onboarding']['hiddenReason'];

/** Who looks at the figures above team level. */
export interface CompanyViewer {
  role: 'Administrator' | 'Department Leader';
  companyName: string;
  minimumGroupSize: number;
  /** Those the person may choose between, by name. */
  departments: readonly { id: number; name: string }[];
  /** BCP 47 tag in which dates and numbers are written. */
  locale: string;
}
