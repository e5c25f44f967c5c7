import { type ChartNodes, childrenOf, nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { wrapRows } from '#/lib/domain/chart/layout/layout-rows.ts';
import { chartSizes } from '#/lib/domain/chart/layout/layout-sizes.ts';

const sizes = chartSizes.columns;

/**
 * Returns the positions of columns: bottom-up, each box takes the size of its contents; top-down, each gets its
 * position.
 */
export function layOutColumns(
  nodes: ChartNodes,
  open: Uint8Array,
  isShown: Uint8Array,
  wrapAt: number | undefined,
): ChartPlaces {
  const size = nodes.kind.length;
  const places = emptyPlaces(size);
  for (let node = size - 1; node >= 0; node--) if (isShown[node]) measure(nodes, open, places, node, wrapAt);
  for (let node = 0; node < size; node++) if (isShown[node] && open[node]) place(nodes, places, node);
  return places;
}

/** Returns the children of a node in groups that are laid out separately: administrators before all others. */
function childGroups(nodes: ChartNodes, node: number): number[][] {
  const children = childrenOf(nodes, node);
  const isFirst = (child: number) => nodes.kind[child] === nodeKinds.administrator;
  return [children.filter(isFirst), children.filter((child) => !isFirst(child))].filter(({ length }) => length > 0);
}

/** Computes the size of a node's card and box, and its children's positions within the box, which `place` shifts. */
function measure(
  nodes: ChartNodes,
  open: Uint8Array,
  places: ChartPlaces,
  node: number,
  wrapAt: number | undefined,
): void {
  const kind = nodes.kind[node] ?? 0;
  const h = kind === nodeKinds.member ? sizes.memberRow : sizes.cardHeight;
  places.w[node] = sizes.cardWidth;
  places.h[node] = h;
  places.width[node] = sizes.cardWidth;
  places.height[node] = h;
  if (!open[node] || nodes.end[node] === node + 1) return;
  if (kind === nodeKinds.team) measureList(nodes, places, node);
  else measureGroups(nodes, places, node, wrapAt);
}

/** Measures members as a list directly below their team's card. */
function measureList(nodes: ChartNodes, places: ChartPlaces, node: number): void {
  let bottom = sizes.cardHeight;
  for (let child = node + 1; child < (nodes.end[node] ?? 0); child = nodes.end[child] ?? 0) {
    places.left[child] = 0;
    places.top[child] = bottom;
    bottom += places.height[child] ?? 0;
  }
  places.height[node] = bottom + sizes.listEnd;
}

/** Measures the groups of children below a card, each in one or several rows. */
function measureGroups(nodes: ChartNodes, places: ChartPlaces, node: number, wrapAt: number | undefined): void {
  const rowsOf = (children: number[], limit: number | undefined) => {
    const widths = children.map((child) => places.width[child] ?? 0);
    const heights = children.map((child) => places.height[child] ?? 0);
    return { children, rows: wrapRows(widths, heights, sizes, limit) };
  };
  const [last = [], ...others] = childGroups(nodes, node).reverse();
  const widest = rowsOf(last, wrapAt);
  // Administrators use the width of the departments below them.
  const groups = [...others.map((children) => rowsOf(children, wrapAt ?? widest.rows.width)), widest];
  const isWrapped = groups.length > 1 || groups.some(({ rows }) => rows.rowCount > 1);
  const gutter = isWrapped ? sizes.gutter : 0;
  const inner = Math.max(sizes.cardWidth, ...groups.map(({ rows }) => rows.width));
  let bottom = sizes.cardHeight + sizes.levelGap;
  for (const { children, rows } of groups) {
    // Wrapped rows begin at the line they hang from.
    const indent = gutter + (isWrapped ? 0 : (inner - rows.width) / 2);
    children.forEach((child, place) => {
      places.left[child] = indent + (rows.left[place] ?? 0);
      places.top[child] = bottom + (rows.top[place] ?? 0);
    });
    bottom += rows.height + sizes.levelGap;
  }
  places.width[node] = gutter + inner;
  places.height[node] = bottom - sizes.levelGap;
}

/** Puts a node's card above its children, and its children into its box. */
function place(nodes: ChartNodes, places: ChartPlaces, node: number): void {
  const { left, top } = places;
  if (node === 0) setCard(places, 0);
  for (let child = node + 1; child < (nodes.end[node] ?? 0); child = nodes.end[child] ?? 0) {
    left[child] = (left[child] ?? 0) + (left[node] ?? 0);
    top[child] = (top[child] ?? 0) + (top[node] ?? 0);
    setCard(places, child);
  }
}

function setCard(places: ChartPlaces, node: number): void {
  places.x[node] = (places.left[node] ?? 0) + ((places.width[node] ?? 0) - sizes.cardWidth) / 2;
  places.y[node] = places.top[node] ?? 0;
}

/** The position of every node. Nodes below a closed one have no width. */
export interface ChartPlaces {
  /** The card of each node. */
  x: Float32Array;
  y: Float32Array;
  w: Float32Array;
  h: Float32Array;
  /** The box of a node with everything open below it. It begins at `left`, `top` and contains its children's boxes. */
  left: Float32Array;
  top: Float32Array;
  width: Float32Array;
  height: Float32Array;
}

export function emptyPlaces(size: number): ChartPlaces {
  const array = () => new Float32Array(size);
  return {
    x: array(),
    y: array(),
    w: array(),
    h: array(),
    left: array(),
    top: array(),
    width: array(),
    height: array(),
  };
}
