import { layOutColumns } from '#/lib/domain/chart/layout/layout-columns.ts';
import type { ChartNodes } from '#/lib/domain/chart/layout/layout-nodes.ts';
import type { ChartPlaces } from '#/lib/domain/chart/layout/layout-places.ts';
import type { ChartStyle } from '#/lib/domain/chart/layout/layout-sizes.ts';
import { layOutTree } from '#/lib/domain/chart/layout/layout-tree.ts';

export interface ChartLayout extends ChartPlaces {
  style: ChartStyle;
}

/**
 * Places the open nodes. `open` says of each node whether its children show. `wrapAt` bounds the width of the wrapped
 * rows of columns; without it boxes tend to 3:2.
 */
export function layOutChart(nodes: ChartNodes, open: Uint8Array, style: ChartStyle, wrapAt?: number): ChartLayout {
  const isShown = shownNodes(nodes, open);
  if (style === 'tree') return { style, ...layOutTree(nodes, open, isShown) };
  return { style, ...layOutColumns(nodes, open, isShown, wrapAt) };
}

/** Returns for each node whether it can be seen: all above it are open. */
export function shownNodes({ parent }: ChartNodes, open: Uint8Array): Uint8Array {
  const isShown = new Uint8Array(parent.length);
  for (let node = 0; node < parent.length; node++) {
    const above = parent[node] ?? -1;
    isShown[node] = above < 0 || (isShown[above] && open[above]) ? 1 : 0;
  }
  return isShown;
}
