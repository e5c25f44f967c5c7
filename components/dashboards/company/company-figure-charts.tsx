'use client';

import { ChartLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { publishedBlanks } from '#/components/charts/blank-words.ts';
import { ShareBar } from '#/components/charts/share-bar.tsx';
import {
  type CompanyDashboard,
  companyGroup,
  describeCommonBand,
  describeEmpty,
  isWithoutFigures,
} from '#/components/dashboards/company/company-dashboard.ts';
import { PublishedCard } from '#/components/dashboards/company/company-figure-cards.tsx';
import { prepareCompanyChart } from '#/components/dashboards/company/company-figure-chart.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { CompanyParticipationCard } from '#/components/dashboards/company/company-participation-card.tsx';
import { describeBand } from '#/components/dashboards/company/company-wording.ts';
import { EmptyChart } from '#/components/dashboards/empty-chart.tsx';
import { FeelingsRow } from '#/components/dashboards/feeling-shares.tsx';
import { FigureStrips } from '#/components/dashboards/figure-strips.tsx';
import { useChartReader, useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

interface CompanyChartsProps {
  dashboard: CompanyDashboard;
  locale: string;
  during?: string | undefined;
}

/** Shows each result next to its trend, one below the other on the same dates, and the shares of feelings. */
export function CompanyFigureCharts({ dashboard, locale, during }: CompanyChartsProps) {
  const reader = useChartReader(locale);
  // At its starting point, motivation is based on no one.
  const measured = companyFigures.filter(({ company }) => company !== 'motivation' || !dashboard.motivation.isDefault);
  const bands = measured.map(({ company }) => dashboard[company].personsBand);
  const people = describeCommonBand(bands, reader.t);
  return (
    <FigureStrips
      scope={scopeOf(dashboard)}
      locale={locale}
      people={[during, people].filter(Boolean).join(' · ') || undefined}
      empty={dashboard.asOf === null && <NoLine figure={dashboard.sentiment} dashboard={dashboard} locale={locale} />}
      strips={companyFigures.map((figure) => ({
        key: figure.metric,
        ...prepareCompanyChart(figure, dashboard, reader),
        figure: (
          <PublishedCard
            isPlain
            isSampleElsewhere={people !== undefined}
            figure={figure}
            dashboard={dashboard}
            locale={locale}
          />
        ),
        isDrawn: dashboard[figure.company].avg !== null,
        empty: <NoLine figure={dashboard[figure.company]} dashboard={dashboard} locale={locale} />,
      }))}
    >
      {dashboard.sentiment.avg !== null && (
        <FeelingsRow
          sentiment={dashboard.sentiment}
          period={dashboard.period}
          blanks={publishedBlanks}
          locale={locale}
          scope={scopeOf(dashboard)}
          empty={<NoLine figure={dashboard.sentiment} dashboard={dashboard} locale={locale} />}
        />
      )}
      <ParticipationLine dashboard={dashboard} reader={reader} />
    </FigureStrips>
  );
}

/** Returns whose results and which days, for a file's name. */
function scopeOf({ department, period: { from, to } }: CompanyDashboard): string {
  return [department?.name ?? '', from, to].join(' ');
}

/** Shows the shares of feelings on the single day that is shown, or why there are none; and offers a longer period. */
export function CompanyDayShares({ dashboard, locale, onLonger }: CompanyChartsProps & { onLonger: () => void }) {
  const t = useTranslations('dashboards.feelings');
  const longer = useTranslations('dashboards.longer');
  const month = useTranslations('dashboards.month');
  const over = useTranslations('dashboards.overTime');
  const reader = useFigureReader(locale);
  const { good, meh, bad } = dashboard.sentiment.typesAvg;
  const people = describeBand(dashboard.sentiment.personsBand, reader.t);
  const choice = (
    <Button variant="secondary" size="small" icon={<ChartLine aria-hidden />} onClick={onLonger}>
      {longer('show.1w')}
    </Button>
  );
  if (good === null || meh === null || bad === null) {
    return (
      <Card as="div" title={over('title')} className="self-start">
        <div className="flex grow flex-col items-center justify-center">
          <NoLine figure={dashboard.sentiment} dashboard={dashboard} locale={locale} />
          <div className="-mt-6 pb-6">{choice}</div>
        </div>
        {isWithoutFigures(dashboard) && <ParticipationLine dashboard={dashboard} reader={reader} />}
      </Card>
    );
  }
  return (
    <Card as="div" className="self-start">
      <div className="flex flex-col items-start gap-4 *:first:w-full">
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
        {choice}
      </div>
    </Card>
  );
}

function ParticipationLine({ dashboard, reader }: Pick<CompanyChartsProps, 'dashboard'> & { reader: FigureReader }) {
  return (
    <CompanyParticipationCard
      isLine
      participation={dashboard.participation}
      period={dashboard.period.name}
      asOf={dashboard.asOf}
      group={companyGroup(dashboard, reader)}
    />
  );
}

function NoLine({ figure, dashboard, locale }: CompanyChartsProps & { figure: PublishedFigure }) {
  const reader = useFigureReader(locale);
  const hidden = describeEmpty(figure, companyGroup(dashboard, reader), dashboard.period.name);
  return (
    <EmptyChart hidden={hidden} title={reader.t('card.noData')}>
      {/* Before the first results, the first card says when they appear. */}
      {dashboard.asOf !== null && reader.t('first')}
    </EmptyChart>
  );
}
