'use client';

import { ChartLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { publishedBlanks } from '#/components/charts/blank-words.ts';
import { ChartLegend } from '#/components/charts/chart-legend.tsx';
import { ChartMenu } from '#/components/charts/chart-menu.tsx';
import { joinCharts } from '#/components/charts/chart-point.ts';
import { axisFrom } from '#/components/charts/chart-scales.ts';
import { ChartTable } from '#/components/charts/chart-table.tsx';
import { LineChart } from '#/components/charts/line-chart.tsx';
import { ShareBar } from '#/components/charts/share-bar.tsx';
import { type CompanyDashboard, companyGroup } from '#/components/dashboards/company/company-dashboard.ts';
import { PublishedCard } from '#/components/dashboards/company/company-figure-cards.tsx';
import { prepareCompanyChart } from '#/components/dashboards/company/company-figure-chart.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { CompanyParticipationCard } from '#/components/dashboards/company/company-participation-card.tsx';
import { describeBand } from '#/components/dashboards/company/company-wording.ts';
import { EmptyChart } from '#/components/dashboards/empty-chart.tsx';
import { FeelingShares } from '#/components/dashboards/feeling-shares.tsx';
import { useChartReader, useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
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
  const [isTable, setTable] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const charts = companyFigures.map((figure) => ({ figure, ...prepareCompanyChart(figure, dashboard, reader) }));
  const drawn = charts.filter(({ figure }) => dashboard[figure.company].avg !== null);
  // All lines look alike; the fullest has the period before, too.
  const [fullest] = drawn.toSorted((a, b) => b.model.series.length - a.model.series.length);
  // All begin at the same value, which is said once.
  const from = axisFrom(charts.flatMap(({ model }) => model.series.flatMap(({ values }) => values)));
  const description = [fullest?.description, fullest && from > 0 && t('from', { from })].filter(Boolean).join(' ');
  const points = () =>
    joinCharts(
      drawn.map(({ model }) => model),
      reader,
    );
  return (
    <Card
      as="div"
      title={t('title')}
      description={description || undefined}
      className="@container"
      actions={
        fullest && (
          <ChartMenu
            title={t('title')}
            scope={scopeOf(dashboard)}
            points={points}
            table={{ isOpen: isTable, onChange: setTable }}
            picture={{ place, legend: fullest.model.series }}
          />
        )
      }
    >
      <div ref={place} className="flex flex-col gap-3">
        {fullest && !isTable && <ChartLegend entries={fullest.model.series} />}
        {isTable && <ChartTable label={t('title')} points={points()} />}
        <div className={isTable ? 'grid @min-[560px]:grid-cols-3 gap-x-6 gap-y-2' : 'flex flex-col gap-3'}>
          {charts.map(({ figure, model }, at) => (
            <div key={figure.metric} className={isTable ? undefined : rowOfFigure}>
              <PublishedCard isPlain figure={figure} dashboard={dashboard} locale={locale} />
              {!isTable && (
                <LineChart
                  row={at === charts.length - 1 ? 'last' : 'other'}
                  model={{ ...model, yMin: from }}
                  locale={locale}
                  empty={<NoLine figure={dashboard[figure.company]} dashboard={dashboard} locale={locale} />}
                />
              )}
            </div>
          ))}
        </div>
        <CompanyParticipationCard
          isLine
          participation={dashboard.participation}
          period={dashboard.period.name}
          asOf={dashboard.asOf}
          group={companyGroup(dashboard, reader)}
        />
      </div>
    </Card>
  );
}

const rowOfFigure = 'grid @min-[560px]:grid-cols-[13rem_minmax(0,1fr)] items-start gap-x-6 gap-y-2';

/** Whose figures of which days, for the name of a file. */
function scopeOf({ department, period: { from, to } }: CompanyDashboard): string {
  return [department?.name ?? '', from, to].join(' ');
}

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

/** How good, meh and bad answers share the one day that is shown, and the way to a course. */
export function CompanyDayShares({ dashboard, locale, onLonger }: CompanyChartsProps & { onLonger: () => void }) {
  const t = useTranslations('dashboards.feelings');
  const longer = useTranslations('dashboards.longer');
  const month = useTranslations('dashboards.month');
  const reader = useFigureReader(locale);
  const { sentiment } = dashboard;
  const { good, meh, bad } = sentiment.typesAvg;
  const people = describeBand(sentiment.personsBand, reader.t);
  return (
    <Card as="div">
      <div className="flex flex-col items-start gap-4">
        {good === null || meh === null || bad === null ? (
          <NoLine figure={sentiment} dashboard={dashboard} locale={locale} />
        ) : (
          <div className="w-full">
            <ShareBar
              title={t('title')}
              description={people}
              scope={scopeOf(dashboard)}
              names={{ answers: month('facts.answers'), share: month('facts.share') }}
              parts={[
                { label: t('bad'), value: bad, colour: 'share-bad' },
                { label: t('meh'), value: meh, colour: 'share-meh' },
                { label: t('good'), value: good, colour: 'share-good' },
              ]}
              facts={people ? [{ name: month('facts.people'), value: people }] : []}
            />
          </div>
        )}
        <Button variant="secondary" size="small" icon={<ChartLine aria-hidden />} onClick={onLonger}>
          {longer('show.1w')}
        </Button>
      </div>
    </Card>
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
