import type { LineSeries } from '#/components/charts/line-chart-model.ts';

/**
 * Returns the size of each point. A value without a line to or from it is a dot, and so is each value of a dotted
 * series and each weak value. If an isolated value applies to several indexes, it's one dot.
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
    if (style === 'specks') return 2;
    if (anchors) return isOnly && anchors[at] ? 3 : 0;
    const isAlone = links[at] !== 'line' && links[at + 1] !== 'line';
    return isAlone || weak?.[at] ? 3 : 0;
  });
}
