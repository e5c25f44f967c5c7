import { type ChartNodes, nodeKinds } from '#/lib/domain/chart/layout-nodes.ts';
import { wrapRows } from '#/lib/domain/chart/layout-rows.ts';
import { type ChartSizes, type ChartStyle, chartSizes } from '#/lib/domain/chart/layout-sizes.ts';

/** The place of every node. Nodes below a closed one have no width. */
export interface ChartLayout {
  style: ChartStyle;
  /** The card of each node. */
  x: Float32Array;
  y: Float32Array;
  w: Float32Array;
  h: Float32Array;
  /** The box of a node with all that is open below it; it begins at `left`, `top` and holds the boxes of its children. */
  left: Float32Array;
  top: Float32Array;
  width: Float32Array;
  height: Float32Array;
}

/**
 * Places the open nodes: bottom-up each box takes the size of its contents, top-down each takes its place. `open` says
 * of each node whether its children show. `wrapAt` bounds the width of wrapped rows; without it boxes tend to 3:2.
 */
export function layOutChart(nodes: ChartNodes, open: Uint8Array, style: ChartStyle, wrapAt?: number): ChartLayout {
  const size = nodes.kind.length;
  const array = () => new Float32Array(size);
  const layout: ChartLayout = {
    style,
    x: array(),
    y: array(),
    w: array(),
    h: array(),
    left: array(),
    top: array(),
    width: array(),
    height: array(),
  };
  const isShown = shownNodes(nodes, open);
  const sizes = chartSizes[style];
  for (let node = size - 1; node >= 0; node--) if (isShown[node]) measure(nodes, open, layout, node, sizes, wrapAt);
  for (let node = 0; node < size; node++) if (isShown[node] && open[node]) place(nodes, layout, node, sizes);
  return layout;
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

/** The children of a node in groups that are laid out apart: administrators before all others. */
function childGroups({ end, kind }: ChartNodes, node: number): number[][] {
  const first: number[] = [];
  const others: number[] = [];
  for (let child = node + 1; child < (end[node] ?? 0); child = end[child] ?? 0)
    (kind[child] === nodeKinds.administrator ? first : others).push(child);
  return [first, others].filter((group) => group.length > 0);
}

/** The size of a node's card and box; the places of its children within the box, to which `place` adds its own. */
function measure(
  nodes: ChartNodes,
  open: Uint8Array,
  layout: ChartLayout,
  node: number,
  sizes: ChartSizes,
  wrapAt: number | undefined,
): void {
  const kind = nodes.kind[node] ?? 0;
  const isRow = sizes.memberRow > 0 && kind === nodeKinds.member;
  const h = isRow ? sizes.memberRow : sizes.cardHeight;
  layout.w[node] = sizes.cardWidth;
  layout.h[node] = h;
  layout.width[node] = sizes.cardWidth;
  layout.height[node] = h;
  if (!open[node] || nodes.end[node] === node + 1) return;
  if (sizes.memberRow > 0 && kind === nodeKinds.team) measureList(nodes, layout, node, sizes);
  else measureGroups(nodes, layout, node, sizes, wrapAt);
}

/** Members as a list directly below the card of their team. */
function measureList(nodes: ChartNodes, layout: ChartLayout, node: number, sizes: ChartSizes): void {
  let bottom = sizes.cardHeight;
  for (let child = node + 1; child < (nodes.end[node] ?? 0); child = nodes.end[child] ?? 0) {
    layout.left[child] = 0;
    layout.top[child] = bottom;
    bottom += layout.height[child] ?? 0;
  }
  layout.height[node] = bottom + sizes.listEnd;
}

/** Groups of children below a card, each in one row or, where the style wraps, in several. */
function measureGroups(
  nodes: ChartNodes,
  layout: ChartLayout,
  node: number,
  sizes: ChartSizes,
  wrapAt: number | undefined,
): void {
  const groups = childGroups(nodes, node).map((children) => {
    const widths = children.map((child) => layout.width[child] ?? 0);
    const heights = children.map((child) => layout.height[child] ?? 0);
    return { children, rows: wrapRows(widths, heights, sizes, wrapAt) };
  });
  const isWrapped = sizes.gutter > 0 && (groups.length > 1 || groups.some(({ rows }) => rows.rowCount > 1));
  const gutter = isWrapped ? sizes.gutter : 0;
  const inner = Math.max(sizes.cardWidth, ...groups.map(({ rows }) => rows.width));
  let bottom = sizes.cardHeight + sizes.levelGap;
  for (const { children, rows } of groups) {
    // Wrapped rows begin at the line that they hang from.
    const indent = gutter + (isWrapped ? 0 : (inner - rows.width) / 2);
    children.forEach((child, place) => {
      layout.left[child] = indent + (rows.left[place] ?? 0);
      layout.top[child] = bottom + (rows.top[place] ?? 0);
    });
    bottom += rows.height + sizes.levelGap;
  }
  layout.width[node] = gutter + inner;
  layout.height[node] = bottom - sizes.levelGap;
}

/** Puts a node's card above its children, and the children into its box. */
function place(nodes: ChartNodes, layout: ChartLayout, node: number, sizes: ChartSizes): void {
  const { left, top } = layout;
  if (node === 0) setCard(layout, 0, sizes);
  for (let child = node + 1; child < (nodes.end[node] ?? 0); child = nodes.end[child] ?? 0) {
    left[child] = (left[child] ?? 0) + (left[node] ?? 0);
    top[child] = (top[child] ?? 0) + (top[node] ?? 0);
    setCard(layout, child, sizes);
  }
}

function setCard(layout: ChartLayout, node: number, sizes: ChartSizes): void {
  layout.x[node] = (layout.left[node] ?? 0) + ((layout.width[node] ?? 0) - sizes.cardWidth) / 2;
  layout.y[node] = layout.top[node] ?? 0;
}
