import type { Output } from '#/lib/api/endpoint.ts';
import type { TeamStep } from '#/lib/domain/actions/actions.schema.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type { getBreakdownContract } from '#/lib/domain/dashboards/breakdown/breakdown.contract.ts';
import type {
  getCompanyDashboardContract,
  listTeamsOverviewContract,
} from '#/lib/domain/dashboards/company/company.contract.ts';
import type { getTeamDashboardContract } from '#/lib/domain/dashboards/team/team.contract.ts';
import type { Whole } from '#/lib/domain/metrics/words/finding-words.ts';
import type { getPulseResultsContract } from '#/lib/domain/pulses/results/results.contract.ts';
import type { ReportScope } from '#/lib/domain/reports/reports.schema.ts';
import type { Locale } from '#/lib/words/locales.ts';

export type CompanyAnswer = Output<typeof getCompanyDashboardContract>;
type TeamsAnswer = Output<typeof listTeamsOverviewContract>;
export type TeamRow = TeamsAnswer['teams'][number];
/** A team's results without what only the screen needs. */
export type TeamAnswer = Omit<Output<typeof getTeamDashboardContract>, 'members'>;

type BreakdownAnswer = Output<typeof getBreakdownContract>;
/** Which departments or teams the results come from, and why. */
export type Places = Pick<
  BreakdownAnswer,
  'kind' | 'parts' | 'total' | 'feelings' | 'drivers' | 'driversHiddenReason' | 'risen' | 'success' | 'successIds'
>;

type PulseAnswer = Output<typeof getPulseResultsContract>;

/** The published results of a pulse's round, without texts that people wrote. */
export interface ReportPulse extends Pick<PulseAnswer, 'asOf' | 'persons'> {
  name: string;
  questions: Omit<PulseAnswer['questions'][number], 'answers' | 'texts'>[];
}

/** The company or a department with its teams, most urgent first. */
export interface GroupChapter {
  kind: 'group';
  scope: ReportScope;
  dashboard: CompanyAnswer;
  /** The last year, whatever period the report covers. */
  year: Pick<CompanyAnswer, 'sentiment' | 'period'>;
  teams: TeamRow[];
  categories: TeamsAnswer['categories'];
  /** The sentiment that teams are compared with. */
  yardstick: number | null;
  /** The teams that need attention, and why. */
  attention: TeamsAnswer['attention'];
  places: Places;
  steps: TeamStep[];
  pulses: ReportPulse[];
}

/** A team as people who see no names see it, even for its own leader, because reports are passed on. */
export interface TeamChapter {
  kind: 'team';
  scope: ReportScope;
  dashboard: TeamAnswer;
  /** What the team is compared with, if the requester sees that. */
  whole?: Whole | undefined;
  steps: TeamStep[];
  pulses: ReportPulse[];
}

export type Chapter = GroupChapter | TeamChapter;

/** Everything a report shows: the unchanged results of dashboards and pulses, and who requested it when. */
export interface Report {
  /** The requester's. */
  locale: Locale;
  companyName: string;
  minimumGroupSize: number;
  askedBy: string;
  askedOn: LocalDate;
  period: PeriodName;
  chapters: Chapter[];
}
