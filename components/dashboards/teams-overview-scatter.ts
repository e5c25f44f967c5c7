import { describeCategory } from '#/components/dashboards/category-wording.ts';
import type { OverviewTeam } from '#/components/dashboards/company-dashboard.ts';
import { titleCategory } from '#/components/dashboards/teams-overview-wording.ts';
import type { State } from '#/components/ui/state-icon.tsx';
import { productivitySentimentCategories } from '#/lib/domain/metrics/category.ts';
import { CATEGORY_HIGH_FROM, CATEGORY_MID_FROM } from '#/lib/domain/metrics/constants.ts';

interface ScatterDot {
  id: number;
  name: string;
  /** 0..100, in whole points. */
  performance: number;
  mood: number;
  category: string;
  state: State;
}

/** The teams that have both figures, in order of performance, so that walking along them goes from left to right. */
export function prepareScatter(teams: readonly OverviewTeam[]): ScatterDot[] {
  return teams
    .flatMap(({ team, productivity, sentiments, productivity_sentiment_category }) => {
      if (productivity.avg === null || sentiments.avg === null) return [];
      const { state } = describeCategory(productivity_sentiment_category);
      const { id, name } = team;
      const [performance, mood] = [Math.round(productivity.avg), Math.round(sentiments.avg)];
      return [{ id, name, performance, mood, category: titleCategory(productivity_sentiment_category), state }];
    })
    .toSorted((a, b) => a.performance - b.performance || a.mood - b.mood || a.id - b.id);
}

const bands = [
  { from: CATEGORY_HIGH_FROM, to: 100 },
  { from: CATEGORY_MID_FROM, to: CATEGORY_HIGH_FROM },
  { from: 0, to: CATEGORY_MID_FROM },
] as const;

/** The nine cells, each with its name and its place in percent from the left and from the bottom. */
export const scatterCells = productivitySentimentCategories.slice(1).map(({ id, title }) => {
  const [performance, mood] = [bands[Math.floor((id - 1) / 3)] ?? bands[0], bands[(id - 1) % 3] ?? bands[0]];
  return { id, title, left: performance.from, right: 100 - performance.to, bottom: mood.from, top: 100 - mood.to };
});
