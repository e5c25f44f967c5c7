import type { ChartColour, ChartLabel, Sample } from '#/components/charts/line-chart-model.ts';

/** Shares of a whole in each bucket. A bucket without answers is null in every band and draws no bar. */
export interface StackedBarChartModel {
  title: string;
  labels: ChartLabel[];
  /** From bottom to top; the values of one bucket add up to 100. */
  bands: { name: string; colour: ChartColour; values: (number | null)[] }[];
  /** Why a bucket has no bar, in words; null if it has one. */
  blanks: (string | null)[];
  /** How many people each bar is based on, if known. */
  samples?: (Sample | null)[];
  /** True for bars of fewer than half of the people asked, which are drawn pale. */
  weak?: boolean[];
  unit: string;
  summary: string;
}
