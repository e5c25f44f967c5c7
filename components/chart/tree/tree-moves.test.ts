import { expect, it } from 'vitest';
import { treeMove } from '#/components/chart/tree/tree-moves.ts';

const names = ['Company', 'Ada', 'Sales', 'North', 'Nils', 'South'];
const levels = [1, 2, 2, 3, 4, 3];
const rows = levels.map((level, node) => ({ node, level, position: 1, siblings: 1 }));
const tree = {
  rows,
  isOpen: (node: number) => [0, 2, 3].includes(node),
  hasChildren: (node: number) => [0, 2, 3, 5].includes(node),
  nameOf: (node: number) => names[node] ?? '',
};

it.each([
  [0, 'ArrowDown', '', { to: 1 }],
  [5, 'ArrowDown', '', { to: 5 }],
  [0, 'ArrowUp', '', { to: 0 }],
  [3, 'Home', '', { to: 0 }],
  [3, 'End', '', { to: 5 }],
  [2, 'ArrowRight', '', { to: 3 }],
  [5, 'ArrowRight', '', { toggle: 5 }],
  [1, 'ArrowRight', '', null],
  [2, 'ArrowLeft', '', { toggle: 2 }],
  [4, 'ArrowLeft', '', { to: 3 }],
  [5, 'ArrowLeft', '', { to: 2 }],
  [0, 's', 's', { to: 2 }],
  [2, 's', 's', { to: 5 }],
  [3, 'i', 'ni', { to: 4 }],
  [3, 'z', 'z', null],
  [3, 'F5', '', null],
] as const)('in row %i the key %s after typing %j makes its move', (current, key, typed, move) => {
  expect(treeMove(tree, current, key, typed)).toEqual(move);
});
