'use client';

import type { ReactNode } from 'react';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import { ChartLegend } from '#/components/charts/chart-legend.tsx';
import { ChartPlace, LateDrawing, lateDrawing, PaperLine } from '#/components/charts/chart-place.tsx';
import { describeLinePoint } from '#/components/charts/chart-point.ts';
import { hasShortNames, isNamedByTitle, type LineChartModel } from '#/components/charts/line-chart-model.ts';

const lineDrawing = lateDrawing(() => import('#/components/charts/line-chart-canvas.tsx'));

export interface LineChartProps {
  model: LineChartModel;
  locale: string;
  description?: ReactNode;
  /** Whose results and which days, for the file's name. */
  scope?: string | undefined;
  /** One of several on the same time axis, as low as a row; only the last has dates below it. */
  row?: 'last' | 'other';
  /** As low as a row, for a trend that belongs to a value above it. */
  isLow?: boolean;
  /** What is written instead of its title, for a trend that belongs to a value beside it in the same card. */
  caption?: string;
  /** Shown while no series has a value. */
  empty: ReactNode;
}

export function LineChart({ model, locale, description, scope, row, isLow = false, caption, empty }: LineChartProps) {
  const height = row ?? (caption ? ('part' as const) : isLow ? ('last' as const) : undefined);
  const entries = isNamedByTitle(model) ? [] : model.series;
  const legend = { entries, flagName: model.flagName, onlyWhenNarrow: hasShortNames(model) };
  const hasValues = model.series.some((line) => line.values.some((value) => value !== null));
  return (
    <ChartFrame
      {...(row ? { isRow: true } : { grows: true, isPart: height !== undefined, caption })}
      title={model.title}
      scope={scope}
      description={description}
      summary={model.summary}
      legend={row === undefined && <ChartLegend {...legend} />}
      pictureLegend={model.series}
      points={() => model.labels.map((_, at) => describeLinePoint(model, at, locale))}
      empty={hasValues ? undefined : empty}
    >
      <ChartPlace height={height} paper={<PaperLine {...model} />}>
        <LateDrawing of={lineDrawing} props={{ model, locale, row, height }} />
      </ChartPlace>
    </ChartFrame>
  );
}
