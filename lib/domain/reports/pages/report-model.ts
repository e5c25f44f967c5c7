import type { Output } from '#/lib/api/endpoint.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type {
  getCompanyDashboardContract,
  listTeamsOverviewContract,
} from '#/lib/domain/dashboards/company-contract.ts';
import type { getTeamDashboardContract } from '#/lib/domain/dashboards/contract.ts';
import type { ReportScope } from '#/lib/domain/reports/schema.ts';

export type CompanyAnswer = Output<typeof getCompanyDashboardContract>;
type TeamsAnswer = Output<typeof listTeamsOverviewContract>;
export type TeamRow = TeamsAnswer['teams'][number];
/** Without the names that only the member filter of the screen needs. */
export type TeamAnswer = Omit<Output<typeof getTeamDashboardContract>, 'members' | 'factors'>;

/** The company or a department, with its teams. */
export interface GroupChapter {
  kind: 'group';
  scope: ReportScope;
  dashboard: CompanyAnswer;
  /** Of `teams`, which cover whole weeks. */
  teamsPeriod: TeamsAnswer['period'];
  teams: TeamRow[];
  categories: TeamsAnswer['categories'];
}

/** A team as everybody above it sees it. */
export interface TeamChapter {
  kind: 'team';
  scope: ReportScope;
  asOf: TeamsAnswer['asOf'];
  period: TeamsAnswer['period'];
  row: TeamRow;
}

/** A team for its own leader, as its members see it. */
export interface OwnTeamChapter {
  kind: 'own-team';
  scope: ReportScope;
  dashboard: TeamAnswer;
}

export type Chapter = GroupChapter | TeamChapter | OwnTeamChapter;

/** Everything a report shows: the answers of the dashboards, as they are, and who asked for them when. */
export interface Report {
  companyName: string;
  minimumGroupSize: number;
  askedBy: string;
  askedOn: LocalDate;
  period: PeriodName;
  chapters: Chapter[];
}
