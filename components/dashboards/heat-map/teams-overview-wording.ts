import type { useTranslations } from 'next-intl';
import type { TeamsOverview } from '#/components/dashboards/company/company-dashboard.ts';
import { describePeriod } from '#/lib/domain/calendar/date-words.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { productivitySentimentCategories } from '#/lib/domain/metrics/scores/category.ts';
import { describePublishedChange } from '#/lib/domain/metrics/words/change-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

type Quadrant = (typeof productivitySentimentCategories)[number]['quadrant'];

/** The messages for teams of a quadrant; what asks for attention comes first. */
const quadrants = [
  { quadrant: 'struggling', key: 'struggling' },
  { quadrant: 'strained', key: 'strained' },
  { quadrant: 'held back', key: 'heldback' },
  { quadrant: 'happy-productive', key: 'well' },
  { quadrant: 'steady', key: 'steady' },
  { quadrant: null, key: 'unknown' },
] as const satisfies readonly { quadrant: Quadrant; key: string }[];

interface How {
  t: ReturnType<typeof useTranslations<'teams-overview.summary'>>;
  locale: string;
}

/** How the teams are, in a sentence such as “3 teams: 2 under strain, 1 doing well.” */
export function summariseTeams(categories: TeamsOverview['categories'], { t, locale }: How): string {
  const total = categories.reduce((sum, { teams }) => sum + teams, 0);
  const parts = quadrants.flatMap(({ quadrant, key }) => {
    const count = categories
      .filter(({ id }) => (productivitySentimentCategories[id]?.quadrant ?? null) === quadrant)
      .reduce((sum, { teams }) => sum + teams, 0);
    return count === 0 ? [] : [{ count, key }];
  });
  const [first, ...others] = parts;
  if (!first) return t('none');
  if (others.length === 0) return t(`all.${first.key}`, { count: first.count });
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return t('some', { total, parts: list.format(parts.map(({ key, count }) => t(`part.${key}`, { count }))) });
}

/** The change of a team's figure in words. */
export function describeTeamChange(
  metric: TrendMetric,
  figure: PublishedFigure,
  { period, t }: { period: PeriodName; t: FigureReader['t'] },
) {
  return describePublishedChange(metric, figure, { previous: describePeriod(period, t).previous, t });
}
