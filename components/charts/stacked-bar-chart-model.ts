import type { ChartColour, ChartLabel, Sample } from '#/components/charts/line-chart-model.ts';

/** Shares of a whole in each bucket. A bucket without answers is null in every band and draws no bar. */
export interface StackedBarChartModel {
  title: string;
  labels: ChartLabel[];
  /** From the bottom up; the values of one bucket add up to 100. */
  bands: { name: string; colour: ChartColour; values: (number | null)[] }[];
  /** Why a bucket has no bar, in words; null where it has one. */
  blanks: (string | null)[];
  /** Who stands behind each bar, where it is known. */
  samples?: (Sample | null)[];
  /** True for bars of fewer than half of those asked, which are drawn pale. */
  weak?: boolean[];
  unit: string;
  summary: string;
}
