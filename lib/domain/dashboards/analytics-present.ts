import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { bucketOf, type PeriodName } from '#/lib/domain/calendar/period.ts';
import { emptyFigure, presentPeriod } from '#/lib/domain/dashboards/company-present.ts';
import { type PublishedFigure, TEAMS_PER_PAGE } from '#/lib/domain/dashboards/company-schema.ts';
import type { AnalyticsRow } from '#/lib/domain/dashboards/queries/get-company-analytics.ts';

export interface AnalyticsTeamRow {
  id: number;
  teamName: string;
  departmentName: string | null;
  /** Null where nothing was published. */
  figure: PublishedFigure | null;
  category: number;
}

/** The documented shape of the company's analytics. */
export function presentAnalytics(row: AnalyticsRow, shown: { period: PeriodName; page: number; today: LocalDate }) {
  const { asOf, department, figures, total } = row;
  const teamsPeriod = presentPeriod(shown.period, 'team', asOf, shown.today);
  const first = bucketOf(teamsPeriod.from, teamsPeriod.bucket);
  return {
    asOf,
    department: department && { id: department.id, name: department.name },
    period: presentPeriod(shown.period, 'company', asOf, shown.today),
    teamsPeriod,
    company: {
      motivation: figures?.motivation ?? emptyFigure,
      productivity: figures?.productivity ?? emptyFigure,
      sentiment: figures?.sentiment ?? emptyFigure,
    },
    companyLine: row.line.filter(({ date }) => date >= first && date <= teamsPeriod.to),
    teams: row.teams.map(({ figure, ...team }) => {
      const { data, avg, hiddenReason } = figure ?? emptyFigure;
      return { ...team, data, avg, hiddenReason };
    }),
    page: shown.page,
    pages: Math.max(1, Math.ceil(total / TEAMS_PER_PAGE)),
    total,
  };
}
