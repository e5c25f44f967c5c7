import type { TeamsOverview } from '#/components/dashboards/company/company-dashboard.ts';
import { describePeriod } from '#/lib/domain/calendar/date-words.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { productivitySentimentCategories } from '#/lib/domain/metrics/scores/category.ts';
import { describePublishedChange } from '#/lib/domain/metrics/words/change-words.ts';

type Quadrant = (typeof productivitySentimentCategories)[number]['quadrant'];

/** What a number of teams does, one and several; what asks for attention comes first. */
const clauses: readonly (readonly [Quadrant, one: string, several: string])[] = [
  ['struggling', 'is struggling', 'are struggling'],
  ['strained', 'is under strain', 'are under strain'],
  ['held back', 'is held back', 'are held back'],
  ['happy-productive', 'is doing well', 'are doing well'],
  ['steady', 'is steady', 'are steady'],
  [null, 'doesn’t have enough data yet', 'don’t have enough data yet'],
];

/**
 * How the teams are, in a sentence.
 * @example summariseTeams([{ id: 3, teams: 2 }, { id: 1, teams: 1 }]) // '2 of 3 teams are under strain, 1 is doing well.'
 */
export function summariseTeams(categories: TeamsOverview['categories']): string {
  const total = categories.reduce((sum, { teams }) => sum + teams, 0);
  const parts = clauses.flatMap(([quadrant, one, several]) => {
    const count = categories
      .filter(({ id }) => (productivitySentimentCategories[id]?.quadrant ?? null) === quadrant)
      .reduce((sum, { teams }) => sum + teams, 0);
    return count === 0 ? [] : [{ count, verb: count === 1 ? one : several }];
  });
  const [first, ...rest] = parts;
  if (!first) return 'No team fits these filters.';
  if (total === 1) return `The team ${first.verb}.`;
  const start =
    rest.length === 0 ? `All ${total} teams ${first.verb}` : `${first.count} of ${total} teams ${first.verb}`;
  return `${[start, ...rest.map(({ count, verb }) => `${count} ${verb}`)].join(', ')}.`;
}

/** The change of a team's figure in words. */
export function describeTeamChange(metric: TrendMetric, figure: PublishedFigure, period: PeriodName) {
  return describePublishedChange(metric, figure, describePeriod(period).previous);
}
