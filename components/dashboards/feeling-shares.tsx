import type { ReactNode } from 'react';
import type { BlankWords } from '#/components/charts/blank-words.ts';
import { prepareStackedBarChart } from '#/components/charts/prepare-stacked-bar-chart.ts';
import { StackedBarChart } from '#/components/charts/stacked-bar-chart.tsx';
import type { StackedBarChartModel } from '#/components/charts/stacked-bar-chart-model.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Card } from '#/components/ui/card.tsx';
import { formatRange } from '#/lib/domain/calendar/date-words.ts';

interface FeelingSharesProps {
  sentiment: Pick<TeamDashboard['sentiments'], 'typesAvg' | 'typesData'>;
  period: TeamDashboard['period'];
  /** What days without a bar are called. */
  blanks: BlankWords;
  locale: string;
  /** Whose figures of which days, for the name of the file. */
  scope?: string | undefined;
  /** Said behind the shares of the whole period. */
  note?: string;
  /** What stands in its place when nothing may be drawn. */
  empty: ReactNode;
}

const names = { good: 'Good', meh: 'Meh', bad: 'Bad' };

/** How good, meh and bad answers share each date. */
export function FeelingShares({ sentiment, period, blanks, locale, scope, note, empty }: FeelingSharesProps) {
  const { typesAvg, typesData } = sentiment;
  const title = 'How people felt';
  const { bucket } = period;
  const model = prepareStackedBarChart({ title, bucket, locale, points: typesData, range: period, blanks, names });
  return (
    <Card as="div">
      <StackedBarChart
        model={model}
        locale={locale}
        scope={scope}
        description={describeShares(typesAvg, { when: whenOf(period, locale), notes: [note, describePale(model)] })}
        empty={empty}
      />
    </Card>
  );
}

function whenOf({ from, to }: FeelingSharesProps['period'], locale: string): string {
  return from === to ? `on ${formatRange(from, to, locale)}` : 'over the whole period';
}

function describePale({ weak }: StackedBarChartModel): string | undefined {
  return weak?.includes(true) ? 'Pale bars: fewer than half answered.' : undefined;
}

function describeShares(
  { good, meh, bad }: FeelingSharesProps['sentiment']['typesAvg'],
  { when, notes }: { when: string; notes: (string | undefined)[] },
) {
  if (good === null || meh === null || bad === null) return undefined;
  return [`${good}% good, ${meh}% meh, ${bad}% bad ${when}.`, ...notes].filter(Boolean).join(' ');
}
