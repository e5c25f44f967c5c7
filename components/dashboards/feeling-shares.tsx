import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Blanks } from '#/components/charts/blank-words.ts';
import { prepareStackedBarChart, type SharePoint } from '#/components/charts/prepare-stacked-bar-chart.ts';
import { StackedBarChart } from '#/components/charts/stacked-bar-chart.tsx';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Card } from '#/components/ui/card.tsx';
import { formatRange } from '#/lib/domain/calendar/date-words.ts';

interface FeelingSharesProps {
  sentiment: Pick<TeamDashboard['sentiments'], 'typesAvg' | 'typesData'> & { typesWeeks?: readonly SharePoint[] };
  period: TeamDashboard['period'];
  /** What days without a bar are called. */
  blanks: Blanks;
  locale: string;
  /** Whose figures of which days, for the name of the file. */
  scope?: string | undefined;
  /** Said behind the shares of the whole period. */
  note?: string;
  /** What stands in its place when nothing may be drawn. */
  empty: ReactNode;
}

/** How good, meh and bad answers share each date. */
export function FeelingShares({ sentiment, period, blanks, locale, scope, note, empty }: FeelingSharesProps) {
  const t = useTranslations('dashboards.feelings');
  const points = useTranslations('charts.points');
  const { typesAvg, typesData, typesWeeks = [] } = sentiment;
  // A day on which few answered would be as loud as one on which all did.
  const isByWeek = typesWeeks.length > 0;
  const model = prepareStackedBarChart({
    title: t('title'),
    bucket: isByWeek ? 'week' : period.bucket,
    locale,
    points: isByWeek ? typesWeeks : typesData,
    range: period,
    blanks,
    names: { good: t('good'), meh: t('meh'), bad: t('bad') },
    t: points,
  });
  const pale = model.weak?.includes(true) ? t('pale') : undefined;
  const shares = describeShares(typesAvg, { period, locale, t });
  return (
    <Card as="div">
      <StackedBarChart
        model={model}
        locale={locale}
        scope={scope}
        description={shares && [shares, note, pale].filter(Boolean).join(' ')}
        empty={empty}
      />
    </Card>
  );
}

interface SharesContext extends Pick<FeelingSharesProps, 'period' | 'locale'> {
  t: ReturnType<typeof useTranslations<'dashboards.feelings'>>;
}

function describeShares(
  { good, meh, bad }: FeelingSharesProps['sentiment']['typesAvg'],
  { period: { from, to }, locale, t }: SharesContext,
): string | undefined {
  if (good === null || meh === null || bad === null) return undefined;
  const shares = { good, meh, bad };
  return from === to ? t('day', { ...shares, day: formatRange(from, to, locale) }) : t('period', shares);
}
