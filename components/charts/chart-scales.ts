import type { ChartOptions } from 'chart.js';
import { formatValue } from '#/components/charts/format-value.ts';
import type { ChartLabel } from '#/components/charts/line-chart-model.ts';
import { GRID_STEP } from '#/lib/domain/metrics/series/axis.ts';

export interface ScaleInput {
  labels: readonly ChartLabel[];
  unit: string;
  yMin: number;
  yMax: number;
  locale: string;
  ink: string;
  grid: string;
  /** The line of zero, if there are values on both sides of it. */
  zero: string;
  isStacked?: boolean;
  /** One of several on the same time axis: grid steps suit its lowest value, and only the last chart has dates. */
  row?: 'last' | 'other' | undefined;
}

/**
 * Returns the axes of every chart: a fixed height in four steps, or fewer if it doesn't begin at zero, a light grid, as
 * many dates as fit.
 */
export function chartScales({ labels, unit, yMin, yMax, locale, ink, grid, zero, isStacked = false, row }: ScaleInput) {
  const font = { family: getComputedStyle(document.body).fontFamily, size: 12 };
  return {
    x: {
      type: 'category',
      stacked: isStacked,
      grid: { display: false },
      border: { color: grid },
      ticks: {
        display: row !== 'other',
        color: ink,
        font,
        maxRotation: 0,
        autoSkipPadding: 20,
        callback: (_value, at) => labels[at]?.label ?? '',
      },
    },
    y: {
      type: 'linear',
      stacked: isStacked,
      min: yMin,
      max: yMax,
      grid: { color: ({ tick }) => (yMin < 0 && tick.value === 0 ? zero : grid), drawTicks: false },
      border: { display: false },
      ticks: {
        color: ink,
        font,
        padding: 8,
        stepSize: row || yMin > 0 ? GRID_STEP : (yMax - yMin) / 4,
        callback: (value) => formatValue(Number(value), unit.trim().length > 1 ? '' : unit, locale),
      },
    },
  } satisfies ChartOptions<'line' | 'bar'>['scales'];
}
