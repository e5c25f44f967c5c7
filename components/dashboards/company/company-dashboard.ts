import type { Output } from '#/lib/api/endpoint.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type {
  getCompanyAnalyticsContract,
  getCompanyDashboardContract,
  listTeamsOverviewContract,
} from '#/lib/domain/dashboards/company/company.contract.ts';
import type { FigureReader, HiddenGroup } from '#/lib/domain/metrics/words/hidden-words.ts';

/** The company or one department over one period, as the API gives it. */
export type CompanyDashboard = Output<typeof getCompanyDashboardContract>;
export type CompanyAnalytics = Output<typeof getCompanyAnalyticsContract>;
export type TeamsOverview = Output<typeof listTeamsOverviewContract>;
export type OverviewTeam = TeamsOverview['teams'][number];

/** Who looks at the figures above team level. */
export interface CompanyViewer {
  role: 'Administrator' | 'Department Leader';
  companyName: string;
  /** What is looked at as a whole: the company, or the only department this person leads. */
  placeName: string;
  minimumGroupSize: number;
  /** Those the person may choose between, by name. */
  departments: readonly { id: number; name: string }[];
  /** BCP 47 tag in which dates and numbers are written. */
  locale: string;
}

/** Whose figures a company's dashboard shows, for the words about what is empty. */
export function companyGroup(dashboard: CompanyDashboard, reader: FigureReader): HiddenGroup {
  const { department, minimumGroupSize, knownTeams } = dashboard;
  return { kind: department ? 'department' : 'company', minimum: minimumGroupSize, knownTeams, ...reader };
}

/** The same of a team among others: what it counts in where it is too small for figures of its own. */
export function teamGroup(
  { team }: OverviewTeam,
  { minimumGroupSize }: Pick<CompanyViewer, 'minimumGroupSize'>,
  reader: FigureReader,
): HiddenGroup {
  return { kind: 'team', minimum: minimumGroupSize, countsIn: team.departmentName, ...reader };
}

export type TeamViewer = Pick<CompanyViewer, 'minimumGroupSize' | 'locale'>;

/** True when one reason hides all three figures of a team, so that it need be said only once. */
export function hidesAllAlike({ motivation, productivity, sentiments }: OverviewTeam): boolean {
  const { hiddenReason } = motivation;
  return hiddenReason !== null && [productivity, sentiments].every((figure) => figure.hiddenReason === hiddenReason);
}

/** The days of what is shown; none while older figures stay beside a new time frame. */
export function shownDays(dashboard: Pick<CompanyDashboard, 'period'> | undefined, { period }: { period: PeriodName }) {
  return dashboard?.period.name === period ? dashboard.period : undefined;
}
