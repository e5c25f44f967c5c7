import { expect, it } from 'vitest';
import { treeRows } from '#/components/chart/tree/tree-rows.ts';
import { chartNodes } from '#/lib/domain/chart/layout/layout-nodes.ts';

const nodes = chartNodes({
  administrators: 1,
  departmentIds: [1, 2],
  teamIds: [1, 2],
  teamDepartmentIds: [1, 1],
  memberTeamIds: [1, 1],
});

it('the tree lists what is open, with its level and its position among its siblings', () => {
  const open = Uint8Array.from([1, 0, 1, 0, 0, 0, 0, 0]);
  expect(treeRows(nodes, open)).toEqual([
    { node: 0, level: 1, position: 1, siblings: 1 },
    { node: 1, level: 2, position: 1, siblings: 3 },
    { node: 2, level: 2, position: 2, siblings: 3 },
    { node: 3, level: 3, position: 1, siblings: 2 },
    { node: 6, level: 3, position: 2, siblings: 2 },
    { node: 7, level: 2, position: 3, siblings: 3 },
  ]);
});

it('the tree lists only the company while it’s closed', () => {
  expect(treeRows(nodes, new Uint8Array(8))).toHaveLength(1);
});
