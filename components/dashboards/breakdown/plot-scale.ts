interface PlotScale {
  readonly from: number;
  readonly to: number;
}

const USUAL: PlotScale = { from: 40, to: 90 };
const STEP = 10;

/**
 * Returns the part of 0..100 that holds all values: 40 to 90, wider in steps of ten where one lies outside.
 * @example plotScale([33, null, 71]) // { from: 30, to: 90 }
 */
export function plotScale(values: readonly (number | null)[]): PlotScale {
  const averages = values.filter((value) => value !== null);
  const from = Math.floor(Math.min(USUAL.from, ...averages) / STEP) * STEP;
  const to = Math.ceil(Math.max(USUAL.to, ...averages) / STEP) * STEP;
  return { from, to };
}

/** Returns where a value lies on a scale, as a share of its width. */
export function placeOn({ from, to }: PlotScale, value: number): string {
  return `${(100 * (value - from)) / (to - from)}%`;
}
