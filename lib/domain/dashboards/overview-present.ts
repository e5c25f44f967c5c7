import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { emptyFigure, emptySentiment, presentPeriod } from '#/lib/domain/dashboards/company-present.ts';
import { type ShownMetric, TEAMS_PER_PAGE } from '#/lib/domain/dashboards/company-schema.ts';
import type { OverviewRow } from '#/lib/domain/dashboards/queries/list-teams-overview.ts';
import type { PublishedScope } from '#/lib/domain/dashboards/released-present.ts';

export interface OverviewTeamRow {
  id: number;
  name: string;
  departmentName: string | null;
  members: number;
  leader: string | null;
  category: number;
  /** Null where nothing was published. */
  figures: Pick<PublishedScope, ShownMetric | 'participation'> | null;
}

/** The documented shape of the teams side by side. */
export function presentTeamsOverview(row: OverviewRow, shown: { period: PeriodName; page: number; today: LocalDate }) {
  return {
    asOf: row.asOf,
    period: presentPeriod(shown.period, 'team', row.asOf, shown.today),
    teams: row.teams.map(({ figures, category, ...team }) => ({
      team,
      motivation: figures?.motivation ?? emptyFigure,
      productivity: figures?.productivity ?? emptyFigure,
      sentiments: figures?.sentiment ?? emptySentiment,
      participation: figures?.participation ?? { rate: null, previousRate: null, hiddenReason: null },
      productivity_sentiment_category: category,
    })),
    page: shown.page,
    pages: Math.max(1, Math.ceil(row.total / TEAMS_PER_PAGE)),
    total: row.total,
    categories: row.categories,
  };
}
