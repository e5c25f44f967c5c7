import { hierarchy, tree } from 'd3-hierarchy';
import { type ChartPlaces, emptyPlaces, layOutColumns } from '#/lib/domain/chart/layout/layout-columns.ts';
import { type ChartNodes, childrenOf, nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { type ChartStyle, chartSizes } from '#/lib/domain/chart/layout/layout-sizes.ts';

export interface ChartLayout extends ChartPlaces {
  style: ChartStyle;
}

interface LayoutOptions {
  /** Limits the width of the wrapped rows of columns; by default, they fill a window of the proportion. */
  wrapAt?: number;
  /** Width to height of the window that columns should fill; 3:2 by default. */
  proportion?: number;
  /** Whether the tree has the smaller gaps of `closeTree`. */
  isClose?: boolean;
}

/**
 * Returns the layout of the open nodes, in the units of `chartSizes`. `open` says for each node whether its children
 * are visible.
 */
export function layOutChart(
  nodes: ChartNodes,
  open: Uint8Array,
  style: ChartStyle,
  { wrapAt, proportion = 3 / 2, isClose = false }: LayoutOptions = {},
): ChartLayout {
  const isShown = shownNodes(nodes, open);
  if (style === 'tree') return { style, ...layOutTree(nodes, open, isShown, isClose) };
  return { style, ...layOutColumns(nodes, open, isShown, { wrapAt, proportion }) };
}

/** Returns for each node whether it is visible: all nodes above it are open. */
export function shownNodes({ parent }: ChartNodes, open: Uint8Array): Uint8Array {
  const isShown = new Uint8Array(parent.length);
  for (let node = 0; node < parent.length; node++) {
    const above = parent[node] ?? -1;
    isShown[node] = above < 0 || (isShown[above] && open[above]) ? 1 : 0;
  }
  return isShown;
}

const { cardWidth, cardHeight, levelGap, nodeWidth, separation } = chartSizes.tree;
const documented = { level: cardHeight + levelGap, sibling: nodeWidth * separation };
const close = {
  level: cardHeight + chartSizes.closeTree.levelGap,
  sibling: cardWidth + chartSizes.closeTree.siblingGap,
};

/**
 * Lays out the tree by the product specification, with d3-hierarchy: one row per level, parents above the middle of
 * their children. Administrators have the row between the company and everything else.
 */
function layOutTree(nodes: ChartNodes, open: Uint8Array, isShown: Uint8Array, isClose: boolean): ChartPlaces {
  const { level, sibling } = isClose ? close : documented;
  const places = emptyPlaces(nodes.kind.length);
  const below = (node: number) => (open[node] ? childrenOf(nodes, node) : []);
  const isAdministrator = (node: number) => nodes.kind[node] === nodeKinds.administrator;
  const administrators = below(0).filter(isAdministrator);
  const root = tree<number>()
    .nodeSize([1, level])
    .separation(() => sibling)(hierarchy(0, (node) => below(node).filter((child) => !isAdministrator(child))));
  const drop = administrators.length > 0 ? level : 0;
  root.each(({ data, x, y, depth }) => {
    // Members are always as far below their team as documented.
    const extra = nodes.kind[data] === nodeKinds.member ? documented.level - level : 0;
    setCard(places, data, x, y + extra + (depth > 0 ? drop : 0));
  });
  administrators.forEach((node, i) => {
    setCard(places, node, root.x + (i - (administrators.length - 1) / 2) * sibling, level);
  });
  setBoxes(nodes, isShown, places);
  return places;
}

function setCard({ x, y, w, h }: ChartPlaces, node: number, middle: number, top: number): void {
  x[node] = middle - cardWidth / 2;
  y[node] = top;
  w[node] = cardWidth;
  h[node] = cardHeight;
}

/** Sets each node's box, which encloses its card and everything below it, bottom-up; the outermost begins at 0. */
function setBoxes({ parent }: ChartNodes, isShown: Uint8Array, places: ChartPlaces): void {
  const { x, y, left, top, width, height } = places;
  const right = x.map((start) => start + cardWidth);
  const bottom = y.map((start) => start + cardHeight);
  left.set(x);
  top.set(y);
  for (let node = parent.length - 1; node >= 0; node--) {
    if (!isShown[node]) continue;
    const above = parent[node] ?? -1;
    width[node] = (right[node] ?? 0) - (left[node] ?? 0);
    height[node] = (bottom[node] ?? 0) - (top[node] ?? 0);
    if (above < 0) continue;
    left[above] = Math.min(left[above] ?? 0, left[node] ?? 0);
    right[above] = Math.max(right[above] ?? 0, right[node] ?? 0);
    bottom[above] = Math.max(bottom[above] ?? 0, bottom[node] ?? 0);
  }
  const start = left[0] ?? 0;
  for (let node = 0; node < parent.length; node++) {
    x[node] = (x[node] ?? 0) - start;
    left[node] = (left[node] ?? 0) - start;
  }
}
