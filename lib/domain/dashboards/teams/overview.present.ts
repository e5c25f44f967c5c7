import * as z from 'zod';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { TEAMS_PER_PAGE } from '#/lib/domain/dashboards/company/company.schema.ts';
import { presentPublished, type Reach } from '#/lib/domain/dashboards/published/published.present.ts';
import type { Published } from '#/lib/domain/dashboards/published/read-published.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/publication/published-spans.ts';

export const overviewTeamRow = z.object({
  id: z.number(),
  name: z.string(),
  departmentName: z.string().nullable(),
  members: z.number(),
  leader: z.string().nullable(),
});
export type OverviewTeamRow = z.output<typeof overviewTeamRow>;

interface OverviewView {
  period: PeriodName;
  page: number;
  spans: PublishedSpans;
  /** Persons that a figure needs. */
  k: number;
}

/** The documented shape of the teams side by side. */
export function presentTeamsOverview(row: OverviewRow, published: Published, view: OverviewView) {
  const { spans, page, k } = view;
  const ofTeam = presentPublished(published, { spans, isPublished: row.publishedUntil !== null });
  return {
    asOf: row.publishedUntil,
    period: { name: view.period, ...spans.range },
    teams: row.teams.map((team) => {
      const figures = ofTeam({ id: team.id, isSmall: team.members < k });
      const { motivation, productivity, sentiment, participation, categoryId } = figures;
      return {
        team,
        motivation,
        productivity,
        sentiments: sentiment,
        participation,
        productivity_sentiment_category: categoryId,
      };
    }),
    page,
    pages: Math.max(1, Math.ceil(row.total / TEAMS_PER_PAGE)),
    total: row.total,
    categories: row.categories,
  };
}

export interface OverviewRow extends Reach {
  teams: OverviewTeamRow[];
  total: number;
  categories: { id: number; teams: number }[];
}
