import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import type { Blanks } from '#/components/charts/blank-words.ts';
import { ChartLegend } from '#/components/charts/chart-legend.tsx';
import { ChartMenu } from '#/components/charts/chart-menu.tsx';
import { ChartTable } from '#/components/charts/chart-table.tsx';
import { describeBar, prepareStackedBarChart, type SharePoint } from '#/components/charts/prepare-stacked-bar-chart.ts';
import { StackedBarChart } from '#/components/charts/stacked-bar-chart.tsx';
import { rowOfFigure } from '#/components/dashboards/figure-strips.tsx';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Card } from '#/components/ui/card.tsx';
import { formatRange } from '#/lib/domain/calendar/date-words.ts';
import type { wordsFor } from '#/lib/words/translator.ts';

interface Shown {
  sentiment: Pick<TeamDashboard['sentiments'], 'typesAvg' | 'typesData'> & { typesWeeks?: readonly SharePoint[] };
  period: TeamDashboard['period'];
  /** Whose feelings these are, if they're one person's, and how many of their check-ins they answered. */
  person?: { name: string; answered: number; due: number } | undefined;
  /** What days without a bar are called. */
  blanks: Blanks;
  locale: string;
}

interface FeelingSharesProps extends Shown {
  /** Whose results and which days, for the file's name. */
  scope?: string | undefined;
  /** Added after the shares of the whole period. */
  note?: string | undefined;
  /** Shown instead if nothing may be drawn. */
  empty: ReactNode;
}

/** Shows the shares of good, meh and bad answers on each date. */
export function FeelingShares({ note, scope, empty, ...feelings }: FeelingSharesProps) {
  const { model, shares, marks } = useFeelings(feelings);
  // Each day of one person has one feeling.
  const isStrip = feelings.person !== undefined && feelings.period.bucket === 'day';
  return (
    <Card as="div">
      <StackedBarChart
        model={model}
        locale={feelings.locale}
        scope={scope}
        description={shares && [shares, note, ...marks].filter(Boolean).join(' ')}
        height={isStrip ? 'strip' : undefined}
        empty={empty}
      />
    </Card>
  );
}

/** Shows the shares of good, meh and bad answers next to their words, as a row below the lines of the same days. */
export function FeelingsRow({ scope = '', empty, ...feelings }: Omit<FeelingSharesProps, 'note'>) {
  const { model, shares, marks } = useFeelings(feelings);
  const { locale } = feelings;
  const [isTable, setTable] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const points = () => model.labels.map((_, at) => describeBar(model, at, locale));
  const bands = model.bands.toReversed();
  return (
    <div ref={place} className={rowOfFigure}>
      <div className="flex flex-col gap-1.5">
        <div className="flex items-start justify-between gap-3">
          <h3 className="font-medium text-14 text-muted leading-6">{model.title}</h3>
          {shares && (
            <ChartMenu
              title={model.title}
              scope={scope}
              points={points}
              table={{ isOpen: isTable, onChange: setTable }}
              picture={{ place, legend: bands }}
            />
          )}
        </div>
        {shares && <p className="text-13">{[shares, ...marks].join(' ')}</p>}
        <ChartLegend entries={bands.map((band) => ({ ...band, style: 'area' as const }))} />
      </div>
      {isTable ? (
        <ChartTable label={model.title} points={points()} />
      ) : (
        <StackedBarChart height="last" model={model} locale={locale} empty={empty} />
      )}
    </div>
  );
}

/**
 * Returns the bars of feelings, what their special marks mean, and a sentence with their shares over the whole period;
 * no sentence without any.
 */
function useFeelings({ sentiment, person, period, blanks, locale }: Shown) {
  const t = useTranslations('dashboards.feelings');
  const points = useTranslations('charts.points');
  const { typesData, typesWeeks = [] } = sentiment;
  // A day with few answers would be as prominent as one with all.
  const isByWeek = typesWeeks.length > 0;
  const model = prepareStackedBarChart({
    title: person === undefined ? t('title') : t('titleOf', { person: person.name }),
    bucket: isByWeek ? 'week' : period.bucket,
    locale,
    points: isByWeek ? typesWeeks : typesData,
    range: period,
    blanks,
    names: { good: t('good'), meh: t('meh'), bad: t('bad') },
    t: points,
  });
  const marks = [
    ...(model.weak?.includes(true) ? [t('pale')] : []),
    ...(model.missed.includes(true) ? [t('missed')] : []),
  ];
  return { model, marks, shares: describeShares(sentiment, { person, period, locale, t }) };
}

interface SharesContext extends Pick<FeelingSharesProps, 'person' | 'period' | 'locale'> {
  t: ReturnType<typeof wordsFor<'dashboards.feelings'>>;
}

/** Returns the shares of feelings in a sentence; one person's with how many check-ins they answered. */
export function describeShares(
  { typesAvg: { good, meh, bad } }: Pick<FeelingSharesProps['sentiment'], 'typesAvg'>,
  { person, period: { from, to }, locale, t }: SharesContext,
): string | undefined {
  if (good === null || meh === null || bad === null) return undefined;
  const shares = { good, meh, bad };
  if (person && from !== to) return t('checkIns', { ...shares, ...person });
  return from === to ? t('day', { ...shares, day: formatRange(from, to, locale) }) : t('period', shares);
}
