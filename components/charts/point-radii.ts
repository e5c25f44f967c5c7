import type { Chart } from 'chart.js';
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

export type Spot = Record<'x' | 'y', number>;
export type SpotsAround = ReturnType<typeof spotsAround>;

/**
 * Returns the end of a line, its value before, hollow points after it, the points of single days, and those of other
 * lines, in pixels.
 */
export function spotsAround({ data, scales: { x, y } }: Chart<'line'>, { line, at }: { line: number; at: number }) {
  const spotOf = (value: unknown, index: number): Spot[] =>
    typeof value === 'number' && x && y ? [{ x: x.getPixelForValue(index), y: y.getPixelForValue(value) }] : [];
  const own = data.datasets[line]?.data ?? [];
  const spotsOf = (isLine: boolean) =>
    data.datasets.flatMap((other, order) =>
      order !== line && other.showLine === isLine ? other.data.flatMap(spotOf) : [],
    );
  return {
    before: own.slice(0, at).flatMap(spotOf).at(-1),
    end: spotOf(own[at], at)[0] ?? { x: Number.POSITIVE_INFINITY, y: 0 },
    later: own.flatMap((value, index) => (index > at ? spotOf(value, index) : [])),
    dots: spotsOf(false),
    lines: spotsOf(true),
  };
}
