import { type ChartNodes, childrenOf, nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { wrapRows } from '#/lib/domain/chart/layout/layout-rows.ts';
import { chartSizes } from '#/lib/domain/chart/layout/layout-sizes.ts';

const sizes = chartSizes.columns;
const rowOfFour = 4 * sizes.cardWidth + 3 * sizes.siblingGap;

/** Limits the rows of a group of boxes: a width, or the proportion of width to height that they should have. */
type Limit = { width: number } | { proportion: number };

/** How the rows below the company and below its departments are limited. */
interface Limits {
  company: Limit;
  departments: Limit;
}

/** Proportions that are tried for the rows below the company, and below each department. */
const tried = {
  company: Array.from({ length: 14 }, (_, step) => 0.4 * 1.25 ** step),
  departments: [0.5, 1, 1.5, 2.5, 4],
} as const;

/**
 * Returns the positions of columns: bottom-up, each box takes the size of its contents; top-down, each gets its
 * position. Rows wrap at a width, or so that all of it is as large as possible in a window of a proportion.
 */
export function layOutColumns(
  nodes: ChartNodes,
  open: Uint8Array,
  isShown: Uint8Array,
  { wrapAt, proportion }: { wrapAt?: number | undefined; proportion: number },
): ChartPlaces {
  const size = nodes.kind.length;
  const places = emptyPlaces(size);
  const groups: number[] = [];
  for (let node = size - 1; node >= 0; node--) {
    if (!isShown[node]) continue;
    const isGroup = open[node] === 1 && nodes.end[node] !== node + 1 && nodes.kind[node] !== nodeKinds.team;
    measureCard(nodes, places, node);
    if (isGroup) groups.push(node);
    else if (open[node] && nodes.kind[node] === nodeKinds.team) measureList(nodes, places, node);
  }
  const measureAll = (limits: Limits, only: readonly number[] = groups) => {
    for (const node of only)
      measureGroups(nodes, places, node, node === 0 ? limits.company : limits.departments, proportion);
  };
  measureAll(wrapAt === undefined ? bestLimits(groups, measureAll, places, proportion) : atWidth(wrapAt));
  for (let node = 0; node < size; node++) if (isShown[node] && open[node]) place(nodes, places, node);
  return places;
}

const atWidth = (width: number): Limits => ({ company: { width }, departments: { width } });

/** Returns the limits at which the whole chart is largest in a window of a proportion. */
function bestLimits(
  groups: readonly number[],
  measureAll: (limits: Limits, only: readonly number[]) => void,
  { width, height }: ChartPlaces,
  proportion: number,
): Limits {
  const departments = groups.filter((node) => node !== 0);
  const company = groups.filter((node) => node === 0);
  let best: Limits = { company: { proportion }, departments: { proportion } };
  let largest = 0;
  for (const inner of departments.length > 0 ? tried.departments : [proportion]) {
    measureAll({ ...best, departments: { proportion: inner } }, departments);
    for (const outer of tried.company) {
      const limits = { company: { proportion: outer }, departments: { proportion: inner } };
      measureAll(limits, company);
      const zoom = Math.min(proportion / (width[0] ?? 1), 1 / (height[0] ?? 1));
      // Of equally large ones, the first.
      if (zoom <= largest * 1.001) continue;
      largest = zoom;
      best = limits;
    }
  }
  return best;
}

/** Returns the children of a node in groups that are laid out separately: administrators before all others. */
function childGroups(nodes: ChartNodes, node: number): number[][] {
  const children = childrenOf(nodes, node);
  const isFirst = (child: number) => nodes.kind[child] === nodeKinds.administrator;
  return [children.filter(isFirst), children.filter((child) => !isFirst(child))].filter(({ length }) => length > 0);
}

/** Sets the size of a node's card, and of its box without anything below. */
function measureCard(nodes: ChartNodes, places: ChartPlaces, node: number): void {
  const h = nodes.kind[node] === nodeKinds.member ? sizes.memberRow : sizes.cardHeight;
  places.w[node] = sizes.cardWidth;
  places.h[node] = h;
  places.width[node] = sizes.cardWidth;
  places.height[node] = h;
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

/** Measures the groups of children below a card, each in one or several rows, and sets their places in its box. */
function measureGroups(nodes: ChartNodes, places: ChartPlaces, node: number, limit: Limit, proportion: number): void {
  const rowsOf = (children: number[], of: Limit) => {
    const widths = children.map((child) => places.width[child] ?? 0);
    const heights = children.map((child) => places.height[child] ?? 0);
    return { children, rows: wrapRows(widths, heights, sizes, of) };
  };
  const [last = [], ...others] = childGroups(nodes, node).reverse();
  const widest = rowsOf(last, limit);
  // Administrators are as wide as the departments below them, and up to four side by side in a wide window.
  const least = proportion < 1 ? 0 : rowOfFour;
  const groups = [...others.map((children) => rowsOf(children, { width: Math.max(least, widest.rows.width) })), widest];
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
