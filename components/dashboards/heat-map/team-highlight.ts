import type { OverviewTeam } from '#/components/dashboards/company/company-dashboard.ts';
import { type Judged, judgeStanding } from '#/lib/domain/metrics/changes/highlights.ts';
import type { CategoryId } from '#/lib/domain/metrics/scores/category.ts';

/** Why a team needs a look or goes well, by its own published figures and the sentiment of the whole; null for neither. */
export function judgeTeam(row: OverviewTeam, wholeSentiment: number | null): Judged<number> | null {
  const { team, motivation, productivity, sentiments: sentiment, participation } = row;
  const standing = {
    team: team.id,
    figures: { motivation, productivity, sentiment },
    // The API gives the ids of categories alone.
    categoryId: row.productivity_sentiment_category as CategoryId,
    participation: participation.rate,
  };
  return judgeStanding(standing, wholeSentiment);
}
