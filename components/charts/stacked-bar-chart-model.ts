import type { Plugin } from 'chart.js';
import type { ChartColour, ChartLabel, Sample } from '#/components/charts/line-chart-model.ts';

/** Shares of a whole in each bucket. A bucket without answers is null in every band and draws no bar. */
export interface StackedBarChartModel {
  title: string;
  labels: ChartLabel[];
  /** From bottom to top; the values of one bucket add up to 100. */
  bands: { name: string; colour: ChartColour; values: (number | null)[] }[];
  /** Why a bucket has no bar, in words; null if it has one. */
  blanks: (string | null)[];
  /** True where no one answered although someone was asked. */
  missed: boolean[];
  /** How many people each bar is based on, if known. */
  samples?: (Sample | null)[];
  /** True for bars of fewer than half of the people asked, which are drawn pale. */
  weak?: boolean[];
  unit: string;
  summary: string;
}

/** Marks what no one answered with an empty, dashed circle, as check-in reports do; days off have none. */
export function missedMarks(missed: readonly boolean[], colour: string): Plugin<'bar'> {
  return {
    id: 'missedMarks',
    afterDatasetsDraw({ ctx, chartArea: { left, right, bottom }, scales: { x } }) {
      const radius = Math.min(5, ((right - left) / missed.length) * 0.36);
      ctx.save();
      ctx.strokeStyle = colour;
      ctx.setLineDash([2, 1.5]);
      for (const [at, isMissed] of missed.entries()) {
        if (!isMissed || !x) continue;
        ctx.beginPath();
        ctx.arc(x.getPixelForValue(at), bottom - radius - 3, radius, 0, 2 * Math.PI);
        ctx.stroke();
      }
      ctx.restore();
    },
  };
}
