import type { OverviewTeam } from '#/components/dashboards/company/company-dashboard.ts';
import type { State } from '#/components/ui/feedback/state-icon.tsx';
import { productivitySentimentCategories } from '#/lib/domain/metrics/category.ts';
import { describeCategory, isUnsure, titleCategory } from '#/lib/domain/metrics/category-words.ts';
import { CATEGORY_HIGH_FROM, CATEGORY_MID_FROM } from '#/lib/domain/metrics/constants.ts';

export interface ScatterDot {
  id: number;
  name: string;
  /** 0..100, in whole points. */
  performance: number;
  sentiment: number;
  category: string;
  state: State;
  /** True when it does not speak for the whole team or period: drawn hollow. */
  isUnsure: boolean;
}

/** The teams that have both figures, in order of sentiment, so that walking along them goes from left to right. */
export function prepareScatter(teams: readonly OverviewTeam[]): ScatterDot[] {
  return teams
    .flatMap((row) => {
      const { team, productivity, sentiments, productivity_sentiment_category } = row;
      if (productivity.avg === null || sentiments.avg === null) return [];
      const { state } = describeCategory(productivity_sentiment_category);
      const { id, name } = team;
      const [performance, sentiment] = [Math.round(productivity.avg), Math.round(sentiments.avg)];
      const category = titleCategory(productivity_sentiment_category);
      return [
        {
          id,
          name,
          performance,
          sentiment,
          category,
          state,
          isUnsure: isUnsure(row) || productivity.isPartial || sentiments.isPartial,
        },
      ];
    })
    .toSorted((a, b) => a.sentiment - b.sentiment || a.performance - b.performance || a.id - b.id);
}

const bands = [
  { from: CATEGORY_HIGH_FROM, to: 100 },
  { from: CATEGORY_MID_FROM, to: CATEGORY_HIGH_FROM },
  { from: 0, to: CATEGORY_MID_FROM },
] as const;

/** Room that a name takes from its corner, in points of the scales. */
const NAME = { width: 18, height: 14 };
const isWithin = (value: number, from: number, to: number) => value >= from && value <= to;

/** The end of its cell at which a name meets the fewest teams; the upper one where both are as free. */
export function placeCellName(
  { left, bottom, top }: (typeof scatterCells)[number],
  dots: readonly Pick<ScatterDot, 'performance' | 'sentiment'>[],
): 'top' | 'bottom' {
  const across = dots.filter(({ sentiment }) => isWithin(sentiment, left - 2, left + NAME.width));
  const above = across.filter(({ performance }) => isWithin(performance, 100 - top - NAME.height, 102 - top)).length;
  const below = across.filter(({ performance }) => isWithin(performance, bottom - 2, bottom + NAME.height)).length;
  return below < above ? 'bottom' : 'top';
}

/** The nine cells, performance upwards and sentiment to the right, each with its name and its place in percent. */
export const scatterCells = productivitySentimentCategories.slice(1).map(({ id, title }) => {
  const [performance, sentiment] = [bands[Math.floor((id - 1) / 3)] ?? bands[0], bands[(id - 1) % 3] ?? bands[0]];
  return {
    id,
    title,
    left: sentiment.from,
    right: 100 - sentiment.to,
    bottom: performance.from,
    top: 100 - performance.to,
  };
});
