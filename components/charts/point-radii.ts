import type { LineSeries } from '#/components/charts/line-chart-model.ts';

/**
 * A value that no line comes to or leaves becomes a dot; so does each value of a series of dots, and each weak one. Of
 * values that hold for several places a lonely one does.
 */
export function pointRadii({
  values,
  links,
  style,
  weak,
  anchors,
}: Pick<LineSeries, 'values' | 'links' | 'style' | 'weak' | 'anchors'>): number[] {
  const isOnly = anchors?.filter(Boolean).length === 1;
  return values.map((value, at) => {
    if (value === null) return 0;
    if (style === 'dots') return 2.5;
    if (style === 'specks') return 1.5;
    if (anchors) return isOnly && anchors[at] ? 3 : 0;
    const isAlone = links[at] !== 'line' && links[at + 1] !== 'line';
    return isAlone || weak?.[at] ? 3 : 0;
  });
}
