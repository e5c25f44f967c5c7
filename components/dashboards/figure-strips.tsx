'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { ChartLegend } from '#/components/charts/chart-legend.tsx';
import { ChartMenu } from '#/components/charts/chart-menu.tsx';
import { joinCharts } from '#/components/charts/chart-point.ts';
import { ChartTable } from '#/components/charts/chart-table.tsx';
import { LineChart } from '#/components/charts/line-chart.tsx';
import type { LineChartModel } from '#/components/charts/line-chart-model.ts';
import { useChartReader } from '#/components/dashboards/use-figure-reader.ts';
import { Card } from '#/components/ui/card.tsx';
import { axisFrom } from '#/lib/domain/metrics/series/axis.ts';

/** One result and its trend. */
export interface Strip {
  key: string;
  /** Its value, its change, and how many people it's based on. */
  figure: ReactNode;
  model: LineChartModel;
  /** How to read the line. */
  description: string | undefined;
  /** False if there is nothing to draw. */
  isDrawn: boolean;
  /** Shown instead of the line then. */
  empty: ReactNode;
}

interface FigureStripsProps {
  strips: readonly Strip[];
  /** Whose results and which days, for a file's name. */
  scope: string;
  locale: string;
  /** How many people all of them are based on; undefined if that differs. */
  people: string | undefined;
  /** Shown once instead of every line, before the first results. */
  empty?: ReactNode;
  /** Shown below them in the same card. */
  children: ReactNode;
}

/** Shows each result next to its trend, one below the other on the same dates and the same axis. */
export function FigureStrips({ strips, scope, locale, people, empty: none, children }: FigureStripsProps) {
  const t = useTranslations('dashboards.overTime');
  const reader = useChartReader(locale);
  const [isTable, setTable] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const drawn = none ? [] : strips.filter(({ isDrawn }) => isDrawn);
  // All lines look alike; the one with the most values also has its comparisons.
  const [fullest] = drawn.toSorted((a, b) => b.model.series.length - a.model.series.length);
  // All axes begin at the same value, which is only said once.
  const from = axisFrom(strips.flatMap(({ model }) => model.series.flatMap(({ values }) => values)));
  const description = [fullest?.description, fullest && from > 0 && t('from', { from })].filter(Boolean).join(' ');
  const isLegend = fullest !== undefined && !isTable;
  const points = () =>
    joinCharts(
      drawn.map(({ model }) => model),
      reader,
    );
  return (
    <Card as="div" className="@container grow print:break-inside-auto!">
      <div className="flex items-start justify-between gap-x-4 pb-2 print:break-after-avoid">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-5 gap-y-1">
          <h2 className="text-16">{t('title')}</h2>
          {(isLegend || people) && (
            <div className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
              {isLegend && <ChartLegend entries={fullest.model.series} flagName={fullest.model.flagName} />}
              {isLegend && description && <p>{description}</p>}
              {people && <p className="tabular-nums">{people}</p>}
            </div>
          )}
        </div>
        {fullest && (
          <div className="-my-1 shrink-0 print:hidden">
            <ChartMenu
              title={t('title')}
              scope={scope}
              points={points}
              table={{ isOpen: isTable, onChange: setTable }}
              picture={{ place, legend: fullest.model.series }}
            />
          </div>
        )}
      </div>
      {/* A heading with its value on one line would take the next row's sheet with it. */}
      <div ref={place} className="flex grow flex-col justify-between gap-1 print:block print:[&_h3]:break-after-auto!">
        {isTable && <ChartTable label={t('title')} points={points()} />}
        <div
          className={
            // All rows, also those below, share what room is left.
            isTable || none ? 'grid @min-[560px]:grid-cols-3 gap-x-6 gap-y-2' : 'contents print:block'
          }
        >
          {strips.map(({ key, figure, model, empty }, at) => (
            <div key={key} className={isTable || none ? undefined : rowOfFigure}>
              {figure}
              {!isTable && !none && (
                <LineChart
                  row={at === strips.length - 1 ? 'last' : 'other'}
                  model={{ ...model, yMin: from }}
                  locale={locale}
                  empty={empty}
                />
              )}
            </div>
          ))}
        </div>
        {none}
        {children}
      </div>
    </Card>
  );
}

/** A result with its trend next to it, or below it in narrow places. */
export const rowOfFigure =
  'grid @min-[560px]:grid-cols-[12.5rem_minmax(0,1fr)] items-start gap-x-6 gap-y-2 print:break-inside-avoid print:pb-1.5';
