import { clsx } from 'clsx';
import { CalendarClock, ChartLine, Lock } from 'lucide-react';
import { LineChart } from '#/components/charts/line-chart.tsx';
import { prepareStackedBarChart } from '#/components/charts/prepare-stacked-bar-chart.ts';
import { StackedBarChart } from '#/components/charts/stacked-bar-chart.tsx';
import { wordNextDue } from '#/components/dashboards/date-wording.ts';
import { figures } from '#/components/dashboards/figures.ts';
import { prepareFigureChart } from '#/components/dashboards/prepare-figure-chart.ts';
import { describeHidden, wordNothing } from '#/components/dashboards/sample-wording.ts';
import type { PeriodFigure, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/empty-state.tsx';
import { K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';

const shareNames = { good: 'Good', meh: 'Meh', bad: 'Bad' };

/** The course of each figure, and how good, meh and bad answers share each date. */
export function FigureCharts({ dashboard, locale }: { dashboard: TeamDashboard; locale: string }) {
  const { sentiments, period, participation, motivation } = dashboard;
  const isEmpty = participation.answered === 0;
  const drawn = figures.filter(({ key }) => !isEmpty || (key === 'motivation' && motivation.isDefault));
  const shares = prepareStackedBarChart({
    title: 'Good, meh and bad answers',
    bucket: period.bucket,
    locale,
    points: sentiments.typesData,
    names: shareNames,
  });
  return (
    <div className={clsx('grid gap-4', drawn.length > 0 && '@min-[720px]:grid-cols-2')}>
      {drawn.map((figure) => {
        const { model, description } = prepareFigureChart(figure, dashboard, locale);
        const { avg } = dashboard[figure.key];
        return (
          <Card key={figure.key} as="div">
            <LineChart
              model={model}
              locale={locale}
              description={avg === null ? undefined : description}
              empty={<NoLine figure={dashboard[figure.key]} dashboard={dashboard} locale={locale} />}
            />
          </Card>
        );
      })}
      <Card as="div">
        {isEmpty ? (
          <EmptyState icon={<ChartLine />} title="Lines appear with the first answers" className="my-auto">
            {wordNextDue(dashboard.nextDueDate, locale)}
          </EmptyState>
        ) : (
          <StackedBarChart
            model={shares}
            locale={locale}
            description={describeShares(sentiments.typesAvg)}
            empty={<NoLine figure={sentiments} dashboard={dashboard} locale={locale} />}
          />
        )}
      </Card>
    </div>
  );
}

function describeShares({ good, meh, bad }: TeamDashboard['sentiments']['typesAvg']): string | undefined {
  if (good === null || meh === null || bad === null) return undefined;
  return `Over the whole period: ${good}% good, ${meh}% meh, ${bad}% bad.`;
}

interface NoLineProps {
  figure: PeriodFigure;
  dashboard: TeamDashboard;
  locale: string;
}

function NoLine({ figure, dashboard, locale }: NoLineProps) {
  const hidden = describeHidden(figure);
  if (hidden) {
    return (
      <EmptyState icon={<Lock />} title={hidden.title}>
        {hidden.reason}
      </EmptyState>
    );
  }
  // The average can stand where each single point rests on too few people.
  if (figure.avg !== null) {
    return (
      <EmptyState icon={<Lock />} title="Too few answers at a time">
        Each point would rest on fewer than {K_ANON_MIN} people, so only the average is shown.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<CalendarClock />} title={wordNothing(dashboard)}>
      {wordNextDue(dashboard.nextDueDate, locale)}
    </EmptyState>
  );
}
