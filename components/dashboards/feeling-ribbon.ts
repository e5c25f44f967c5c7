import type { useTranslations } from 'next-intl';
import type { RibbonCell } from '#/components/charts/ribbon.tsx';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { bucketOf, bucketsIn, type PeriodRange } from '#/lib/domain/calendar/period.ts';
import { labelled } from '#/lib/words/labelled.ts';

interface RibbonInput {
  sentiment: Pick<TeamDashboard['sentiments'], 'typesAvg' | 'typesData' | 'typesWeeks'>;
  period: PeriodRange;
  /** The days when steps began. */
  starts: readonly string[];
  locale: string;
  t: ReturnType<typeof useTranslations<'dashboards.feelings'>>;
}

/**
 * Returns the content of a ribbon of published feelings, and its description; null if there are none. For more than 30
 * days it has one cell per week, like lines: a day with few answers would be as prominent as one with all. All groups
 * have the same cells, so that one below the other compares the same weeks.
 */
export function prepareRibbon({ sentiment, period, starts, locale, t }: RibbonInput) {
  const { typesAvg, typesData, typesWeeks = [] } = sentiment;
  const { good, meh, bad } = typesAvg;
  if (good === null || meh === null || bad === null) return null;
  const isByWeek = typesWeeks.length > 0;
  const bucket = isByWeek ? 'week' : period.bucket;
  const bars = new Map((isByWeek ? typesWeeks : typesData).map(({ date, ...bar }) => [date, bar]));
  const begun = bucketOf(period.from, bucket);
  const notches = new Set(starts.map((day) => bucketOf(day, bucket)));
  const cells = bucketsIn({ ...period, bucket }).map((date): RibbonCell => {
    const bar = bars.get(date);
    const hasNotch = notches.has(date);
    // A week that began before the period only counts from its first day.
    const heading = formatDate(
      date === begun ? period.from : date,
      locale,
      bucket === 'month' ? { month: 'long', year: 'numeric' } : { day: 'numeric', month: 'long' },
    );
    if (!bar || bar.good === null || bar.meh === null || bar.bad === null)
      return { date, words: heading, shares: null, hasNotch };
    const shares = { good: bar.good, meh: bar.meh, bad: bar.bad };
    return { date, words: t('cell', { day: heading, ...shares }), shares, hasNotch };
  });
  return { cells, label: labelled(t('title'), t('period', { good, meh, bad }), locale) };
}
