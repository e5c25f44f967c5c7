'use client';

import type { ReactNode } from 'react';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import { ChartLegend } from '#/components/charts/chart-legend.tsx';
import { ChartPlace, LateDrawing, lateDrawing } from '#/components/charts/chart-place.tsx';
import { describeBar } from '#/components/charts/prepare-stacked-bar-chart.ts';
import type { StackedBarChartModel } from '#/components/charts/stacked-bar-chart-model.ts';

const barDrawing = lateDrawing(() => import('#/components/charts/stacked-bar-chart-canvas.tsx'));

export interface StackedBarChartProps {
  model: StackedBarChartModel;
  /** The reader's BCP 47 tag, which the model was prepared with. */
  locale: string;
  description?: ReactNode;
  /** Whose results and which days, for the file's name. */
  scope?: string | undefined;
  /** One of several rows of a card, next to its words, or a strip of days with one colour each. */
  height?: 'last' | 'strip' | undefined;
  /** Shown while no bucket has a value: what will fill the chart, and when. */
  empty: ReactNode;
}

export function StackedBarChart({ model, locale, description, scope, height, empty }: StackedBarChartProps) {
  const isRow = height === 'last';
  const hasValues = model.bands.some((band) => band.values.some((value) => value !== null));
  return (
    <ChartFrame
      {...(isRow ? { isRow } : { grows: true })}
      title={model.title}
      scope={scope}
      description={description}
      summary={model.summary}
      legend={
        !isRow && (
          <ChartLegend entries={model.bands.map((band) => ({ ...band, style: 'area' as const })).toReversed()} />
        )
      }
      pictureLegend={model.bands.toReversed()}
      points={() => model.labels.map((_, at) => describeBar(model, at, locale))}
      empty={hasValues ? undefined : empty}
    >
      <ChartPlace height={height} paper={model.summary}>
        <LateDrawing of={barDrawing} props={{ model, locale, height }} />
      </ChartPlace>
    </ChartFrame>
  );
}
