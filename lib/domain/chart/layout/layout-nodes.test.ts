import { describe, expect, it } from 'vitest';
import { chartNodes, countChildren, isSameShape, nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';

const lists = {
  administrators: 2,
  departmentIds: [10, 20],
  teamIds: [5, 6, 7],
  teamDepartmentIds: [20, null, 20],
  memberTeamIds: [7, 5, 7, 6],
};

/** Each node as its kind and row, indented by its depth. */
function outline(nodes: ReturnType<typeof chartNodes>): string[] {
  const names = Object.keys(nodeKinds);
  const depths: number[] = [];
  return Array.from(nodes.kind, (kind, node) => {
    const above = nodes.parent[node] ?? -1;
    depths[node] = above < 0 ? 0 : (depths[above] ?? 0) + 1;
    return `${'  '.repeat(depths[node] ?? 0)}${names[kind]} ${nodes.row[node]}`;
  });
}

describe('chartNodes', () => {
  it('puts each node below its parent, in list order, and teams without a department last', () => {
    expect(outline(chartNodes(lists))).toEqual([
      'company 0',
      '  administrator 0',
      '  administrator 1',
      '  department 0',
      '  department 1',
      '    team 0',
      '      member 1',
      '    team 2',
      '      member 0',
      '      member 2',
      '  loose 0',
      '    team 1',
      '      member 3',
    ]);
  });

  it('returns where each part ends', () => {
    const nodes = chartNodes(lists);
    expect(Array.from(nodes.end)).toEqual([13, 2, 3, 4, 10, 7, 7, 10, 9, 10, 13, 13, 13]);
    expect(Array.from(nodes.kind, (_, node) => countChildren(nodes, node))).toEqual([
      5, 0, 0, 0, 2, 1, 0, 2, 0, 0, 1, 1, 0,
    ]);
  });

  it('draws an empty company as one node', () => {
    const none = { administrators: 0, departmentIds: [], teamIds: [], teamDepartmentIds: [], memberTeamIds: [] };
    expect(outline(chartNodes(none))).toEqual(['company 0']);
  });

  it('leaves out members of teams that aren’t drawn', () => {
    expect(outline(chartNodes({ ...lists, memberTeamIds: [99] }))).not.toContain('      member 0');
  });
});

it('two charts have the same shape if their nodes are below each other alike', () => {
  expect(isSameShape(chartNodes(lists), chartNodes(lists))).toBe(true);
  expect(isSameShape(chartNodes(lists), chartNodes({ ...lists, memberTeamIds: [7, 5, 7, 7] }))).toBe(false);
  expect(isSameShape(chartNodes(lists), chartNodes({ ...lists, memberTeamIds: [7, 5, 7] }))).toBe(false);
});
