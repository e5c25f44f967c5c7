import type { ChartLayout } from '#/lib/domain/chart/layout/layout.ts';
import { type ChartNodes, childrenOf, nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { chartSizes } from '#/lib/domain/chart/layout/layout-sizes.ts';

/** Draws one straight line between two points. */
type Draw = (fromX: number, fromY: number, toX: number, toY: number) => void;

/** Draws the stepped links from an open node to its children; a list below its team has none. */
export function drawLinks(nodes: ChartNodes, layout: ChartLayout, node: number, draw: Draw): void {
  const { style, x, y, w, h } = layout;
  if (nodes.end[node] === node + 1) return;
  if (style === 'columns') {
    if (nodes.kind[node] !== nodeKinds.team) drawWrapped(nodes, layout, node, draw);
    return;
  }
  const centre = (at: number) => (x[at] ?? 0) + (w[at] ?? 0) / 2;
  const bottom = (at: number) => (y[at] ?? 0) + (h[at] ?? 0);
  const children = childrenOf(nodes, node);
  const first = children.filter((child) => nodes.kind[child] === nodeKinds.administrator);
  const others = children.slice(first.length);
  const [above, other] = [first[0], others[0]];
  /** Returns the distance from a card to the row below it. */
  const gapTo = (from: number, to: number) => (y[to] ?? 0) - bottom(from);
  if (above !== undefined) drawBus(first, centre(node), bottom(node), gapTo(node, above) / 2);
  if (other === undefined) return;
  // Members hang from below their team's second card and its button.
  const part = nodes.kind[node] === nodeKinds.team ? 3 / 4 : 1 / 2;
  if (above === undefined) drawBus(others, centre(node), bottom(node), gapTo(node, other) * part);
  else {
    const gap = gapTo(above, other);
    // The row of administrators has a line below it, so that the departments hang from all of them.
    const shelf = bottom(above) + gap / 3;
    for (const child of first) draw(centre(child), bottom(child), centre(child), shelf);
    const last = first.at(-1) ?? above;
    if (last !== above) draw(centre(above), shelf, centre(last), shelf);
    drawBus(others, centre(node), shelf, gap / 3);
  }

  function drawBus(row: number[], fromX: number, fromY: number, drop: number) {
    if (row.length === 0) return;
    const busY = fromY + drop;
    draw(fromX, fromY, fromX, busY);
    const ends = [...row.map(centre), fromX];
    draw(Math.min(...ends), busY, Math.max(...ends), busY);
    for (const child of row) draw(centre(child), busY, centre(child), y[child] ?? 0);
  }
}

/** Draws the links to wrapped rows, which hang from one line to their left, so that no link crosses a card. */
function drawWrapped(nodes: ChartNodes, { x, y, w, h, left, top }: ChartLayout, node: number, draw: Draw): void {
  const { gutter, levelGap } = chartSizes.columns;
  const centre = (at: number) => (x[at] ?? 0) + (w[at] ?? 0) / 2;
  const lane = (left[node] ?? 0) + gutter / 2;
  const fromX = centre(node);
  const rows = Map.groupBy(childrenOf(nodes, node), (child) => top[child] ?? 0);
  let previous: number | undefined;
  for (const [rowTop, row] of rows) {
    const busY = rowTop - levelGap / 2;
    const ends = row.map(centre);
    const start = previous === undefined ? fromX : lane;
    const isTrunkUsed = rows.size > 1;
    if (previous === undefined) draw(fromX, (y[node] ?? 0) + (h[node] ?? 0), fromX, busY);
    else draw(lane, previous, lane, busY);
    draw(Math.min(start, ...ends, isTrunkUsed ? lane : start), busY, Math.max(start, ...ends), busY);
    for (const child of row) draw(centre(child), busY, centre(child), rowTop);
    previous = busY;
  }
}
