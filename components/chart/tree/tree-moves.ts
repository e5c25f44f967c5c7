import type { TreeRow } from '#/components/chart/tree/tree-rows.ts';

/** What a key does in the list: go to a row, or open or close the current one. */
export type TreeMove = { to: number } | { toggle: number } | null;

interface Tree {
  rows: readonly TreeRow[];
  isOpen: (node: number) => boolean;
  hasChildren: (node: number) => boolean;
  nameOf: (node: number) => string;
}

/**
 * Returns what a key does in a tree, as in the ARIA Authoring Practices; null if nothing. `current` is the index of the
 * focused row.
 */
export function treeMove(tree: Tree, current: number, key: string, typed: string): TreeMove {
  const { rows, isOpen, hasChildren } = tree;
  const row = rows[current];
  if (!row) return null;
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(last, current + 1) };
    case 'ArrowUp':
      return { to: Math.max(0, current - 1) };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: last };
    case 'ArrowRight':
      if (!hasChildren(row.node)) return null;
      return isOpen(row.node) ? { to: Math.min(last, current + 1) } : { toggle: row.node };
    case 'ArrowLeft':
      if (hasChildren(row.node) && isOpen(row.node)) return { toggle: row.node };
      return {
        to: Math.max(
          0,
          rows.slice(0, current).findLastIndex(({ level }) => level < row.level),
        ),
      };
    default:
      return typed === '' ? null : findTyped(tree, current, typed);
  }
}

/** Returns the next row whose name begins with the typed letters; a single letter starts after the current row. */
function findTyped({ rows, nameOf }: Tree, current: number, typed: string): TreeMove {
  const start = typed.length === 1 ? current + 1 : current;
  const prefix = typed.toLocaleLowerCase();
  for (let step = 0; step < rows.length; step++) {
    const place = (start + step) % rows.length;
    const row = rows[place];
    if (row && nameOf(row.node).toLocaleLowerCase().startsWith(prefix)) return { to: place };
  }
  return null;
}
