import { at } from '#/components/chart/model/at.ts';
import { shownNodes } from '#/lib/domain/chart/layout/layout.ts';
import type { ChartNodes } from '#/lib/domain/chart/layout/layout-nodes.ts';

export interface TreeRow {
  node: number;
  /** From 1. */
  level: number;
  /** Its position among its siblings, from 1, and their number. */
  position: number;
  siblings: number;
}

/** Returns the rows of the list: every node whose parents are all open, in order. */
export function treeRows(nodes: ChartNodes, open: Uint8Array): TreeRow[] {
  const isShown = shownNodes(nodes, open);
  const counts = new Int32Array(nodes.kind.length);
  const levels = new Int32Array(nodes.kind.length);
  const rows: TreeRow[] = [];
  for (let node = 0; node < nodes.kind.length; node++) {
    if (!isShown[node]) continue;
    const above = at(nodes.parent, node);
    levels[node] = above < 0 ? 1 : at(levels, above) + 1;
    if (above >= 0) counts[above] = at(counts, above) + 1;
    rows.push({ node, level: at(levels, node), position: above < 0 ? 1 : at(counts, above), siblings: 1 });
  }
  for (const row of rows) {
    const above = at(nodes.parent, row.node);
    if (above >= 0) row.siblings = at(counts, above);
  }
  return rows;
}
