import { prepareStackedBarChart } from '#/components/charts/prepare-stacked-bar-chart.ts';
import { StackedBarChart } from '#/components/charts/stacked-bar-chart.tsx';
import { NothingToDraw } from '#/components/dashboards/nothing-to-draw.tsx';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Card } from '#/components/ui/card.tsx';

const shareNames = { good: 'Good', meh: 'Meh', bad: 'Bad' };

/** How good, meh and bad feelings share each date. */
export function SharesChart({ dashboard, locale }: { dashboard: TeamDashboard; locale: string }) {
  const { sentiments, period } = dashboard;
  const model = prepareStackedBarChart({
    title: 'Good, meh and bad answers',
    bucket: period.bucket,
    locale,
    points: sentiments.typesData,
    names: shareNames,
  });
  return (
    <Card as="div">
      <StackedBarChart
        model={model}
        locale={locale}
        description={describeShares(sentiments.typesAvg)}
        empty={<NothingToDraw figure={sentiments} dashboard={dashboard} locale={locale} />}
      />
    </Card>
  );
}

function describeShares({ good, meh, bad }: TeamDashboard['sentiments']['typesAvg']): string | undefined {
  if (good === null || meh === null || bad === null) return undefined;
  return `Over the whole period: ${good}% good, ${meh}% meh, ${bad}% bad. Everyone counts once.`;
}
