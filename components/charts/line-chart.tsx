'use client';

import type { ReactNode } from 'react';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import { ChartLegend } from '#/components/charts/chart-legend.tsx';
import { ChartPlace, LateDrawing, lateDrawing } from '#/components/charts/chart-place.tsx';
import { describeLinePoint } from '#/components/charts/chart-point.ts';
import { hasShortNames, isNamedByTitle, type LineChartModel } from '#/components/charts/line-chart-model.ts';

const lineDrawing = lateDrawing(() => import('#/components/charts/line-chart-canvas.tsx'));

export interface LineChartProps {
  model: LineChartModel;
  /** The reader's BCP 47 tag, which the model was prepared with. */
  locale: string;
  description?: ReactNode;
  /** Whose results and which days, for the file's name. */
  scope?: string | undefined;
  /** One of several on the same time axis, as low as a row; only the last has dates below it. */
  row?: 'last' | 'other';
  /** As low as a row, for a trend that belongs to a value above it. */
  isLow?: boolean;
  /** Shown while no series has a value: what will fill the chart, and when. */
  empty: ReactNode;
}

export function LineChart({ model, locale, description, scope, row, isLow = false, empty }: LineChartProps) {
  const isNamed = isNamedByTitle(model);
  const height = row ?? (isLow ? 'last' : undefined);
  const hasValues = model.series.some((line) => line.values.some((value) => value !== null));
  return (
    <ChartFrame
      {...(row ? { isRow: true } : { grows: true, isPart: isLow })}
      title={model.title}
      scope={scope}
      description={description}
      summary={model.summary}
      legend={
        row === undefined &&
        (!isNamed || model.flagName) && (
          <ChartLegend
            entries={isNamed ? [] : model.series}
            flagName={model.flagName}
            onlyWhenNarrow={hasShortNames(model)}
          />
        )
      }
      pictureLegend={model.series}
      points={() => model.labels.map((_, at) => describeLinePoint(model, at, locale))}
      empty={hasValues ? undefined : empty}
    >
      <ChartPlace height={height}>
        <LateDrawing of={lineDrawing} props={{ model, locale, row, height }} />
      </ChartPlace>
    </ChartFrame>
  );
}
