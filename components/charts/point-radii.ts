import type { LineSeries } from '#/components/charts/line-chart-model.ts';

/** A value between two gaps has no line to be seen on, so it becomes a dot; so does each value of a series of dots. */
export function pointRadii({ values, style }: Pick<LineSeries, 'values' | 'style'>): number[] {
  return values.map((value, at) => {
    if (value === null) return 0;
    if (style === 'dots') return 2.5;
    const isAlone = (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;
    return isAlone ? 3 : 0;
  });
}
