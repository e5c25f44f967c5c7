'use client';

import { useTranslations } from 'next-intl';
import { axisFrom } from '#/components/charts/axis-from.ts';
import { publishedBlanks } from '#/components/charts/blank-words.ts';
import { ChartLegend } from '#/components/charts/chart-legend.tsx';
import { LineChart } from '#/components/charts/line-chart.tsx';
import { type CompanyDashboard, companyGroup } from '#/components/dashboards/company/company-dashboard.ts';
import { PublishedCard } from '#/components/dashboards/company/company-figure-cards.tsx';
import { prepareCompanyChart } from '#/components/dashboards/company/company-figure-chart.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { CompanyParticipationCard } from '#/components/dashboards/company/company-participation-card.tsx';
import { EmptyChart } from '#/components/dashboards/empty-chart.tsx';
import { FeelingShares } from '#/components/dashboards/feeling-shares.tsx';
import { useChartReader, useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { Card } from '#/components/ui/card.tsx';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import { describeHidden } from '#/lib/domain/metrics/words/hidden-words.ts';

interface CompanyChartsProps {
  dashboard: CompanyDashboard;
  locale: string;
}

/** Each figure beside its course, one below the other on the same dates. */
export function CompanyFigureCharts({ dashboard, locale }: CompanyChartsProps) {
  const t = useTranslations('dashboards.overTime');
  const reader = useChartReader(locale);
  const charts = companyFigures.map((figure) => ({ figure, ...prepareCompanyChart(figure, dashboard, reader) }));
  const drawn = charts.filter(({ figure }) => dashboard[figure.company].avg !== null);
  // All lines look alike; the fullest has the period before, too.
  const [fullest] = drawn.toSorted((a, b) => b.model.series.length - a.model.series.length);
  // All begin at the same value, which is said once.
  const from = axisFrom(charts.flatMap(({ model }) => model.series.flatMap(({ values }) => values)));
  const description = [fullest?.description, fullest && from > 0 && t('from', { from })].filter(Boolean).join(' ');
  return (
    <Card as="div" title={t('title')} description={description || undefined} className="@container">
      <div className="flex flex-col gap-5">
        {fullest && <ChartLegend entries={fullest.model.series} />}
        {charts.map(({ figure, model }, at) => (
          <div key={figure.metric} className={rowOfFigure}>
            <PublishedCard isPlain figure={figure} dashboard={dashboard} locale={locale} />
            <LineChart
              row={at === charts.length - 1 ? 'last' : 'other'}
              model={{ ...model, yMin: from }}
              locale={locale}
              empty={<NoLine figure={dashboard[figure.company]} dashboard={dashboard} locale={locale} />}
            />
          </div>
        ))}
        <div className={rowOfFigure}>
          <CompanyParticipationCard
            isPlain
            participation={dashboard.participation}
            period={dashboard.period.name}
            asOf={dashboard.asOf}
            group={companyGroup(dashboard, reader)}
          />
        </div>
      </div>
    </Card>
  );
}

const rowOfFigure = 'grid @min-[560px]:grid-cols-[13rem_minmax(0,1fr)] items-start gap-x-6 gap-y-2';

/** How good, meh and bad answers share each date. */
export function CompanyFeelingShares({ dashboard, locale }: CompanyChartsProps) {
  const { sentiment, period } = dashboard;
  return (
    <FeelingShares
      sentiment={sentiment}
      period={period}
      blanks={publishedBlanks}
      locale={locale}
      empty={<NoLine figure={sentiment} dashboard={dashboard} locale={locale} />}
    />
  );
}

function NoLine({ figure, dashboard, locale }: CompanyChartsProps & { figure: PublishedFigure }) {
  const reader = useFigureReader(locale);
  return (
    <EmptyChart hidden={describeHidden(figure, companyGroup(dashboard, reader))} title={reader.t('card.noData')}>
      {reader.t('first')}
    </EmptyChart>
  );
}
