import type { LineSeries } from '#/components/charts/line-chart-model.ts';

/** A value that no line comes to or leaves becomes a dot; so does each value of a series of dots, and each weak one. */
export function pointRadii({
  values,
  links,
  style,
  weak,
}: Pick<LineSeries, 'values' | 'links' | 'style' | 'weak'>): number[] {
  return values.map((value, at) => {
    if (value === null) return 0;
    if (style === 'dots') return 2.5;
    const isAlone = links[at] !== 'line' && links[at + 1] !== 'line';
    return isAlone || weak?.[at] ? 3 : 0;
  });
}
