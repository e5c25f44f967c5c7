import { expect, it } from 'vitest';
import { expanderPlace, hasExpander } from '#/components/chart/drawing/expander.ts';
import type { Scene } from '#/components/chart/drawing/scene.ts';
import {
  depthBelow,
  far,
  firstZoom,
  fittingZoom,
  narrowWidth,
  overhang,
  shiftInto,
} from '#/components/chart/drawing/visible-nodes.ts';
import type { CardFacts, CardWords } from '#/components/chart/model/card-facts.ts';
import { cardParts } from '#/components/chart/model/card-parts.ts';
import { emptyParts, type TextPart } from '#/components/chart/model/parts.ts';
import { layOutChart } from '#/lib/domain/chart/layout/layout.ts';
import { chartNodes, nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const nodes = chartNodes({
  administrators: 3,
  departmentIds: ids(4),
  teamIds: ids(14),
  teamDepartmentIds: ids(14).map((id) => (id % 5 === 0 ? null : id % 5)),
  memberTeamIds: ids(14).flatMap((id) => Array.from({ length: 7 }, () => id)),
});
const firstOpen = Uint8Array.from(nodes.kind, (_, node) => (node === 0 ? 1 : 0));

it.each([
  ['a branch that reaches beyond the left edge', { start: -10, end: 520 }, 26],
  ['one that touches the right edge', { start: 300, end: 800 }, -16],
  ['one that is inside', { start: 16, end: 784 }, 0],
  ['one that is wider', { start: -10, end: 760 }, 0],
])('%s is moved as far as needed', (_, branch, shift) => {
  expect(shiftInto(branch, 800, 16)).toBe(shift);
});

it.each([400, 375, 360, 320])('at %d px, columns begin as wide as the drawing, in letters of 11 px', (window) => {
  const size = { width: window - 34, height: window === 320 ? 276 : 480 };
  for (const [from, open] of [
    ['first', firstOpen],
    ['expanded', new Uint8Array(nodes.kind.length).fill(1)],
  ] as const) {
    const limit = { wrapAt: narrowWidth(size.width), proportion: 0.75 };
    const layout = layOutChart(nodes, open, 'columns', limit);
    const zoom = firstZoom(layout, size, from);
    expect(zoom * far.sizeAt(zoom)).toBeGreaterThanOrEqual(11);
    expect(zoom).toBeGreaterThanOrEqual(far.zoom);
    expect((layout.width[0] ?? 0) * zoom).toBeLessThanOrEqual(size.width);
  }
});

const teamsOpen = Uint8Array.from(nodes.kind, (kind) => (kind === nodeKinds.team ? 0 : 1));
const tree = layOutChart(nodes, teamsOpen, 'tree');
const factsOf = (node: number) => ({ children: 7, second: node % 2 === 0 ? {} : null }) as ReturnType<Scene['facts']>;
const treeScene = { nodes, layout: tree, facts: factsOf };

it('a chart that is fitted has room for the second cards of its lowest teams, unless it’s too small for them', () => {
  const large = { width: 8000, height: 2000 };
  expect(depthBelow(treeScene, large)).toBe(overhang);
  expect(fittingZoom(tree, large, overhang)).toBeLessThan(fittingZoom(tree, large));
  expect(depthBelow({ ...treeScene, facts: () => ({ ...factsOf(1), second: null }) }, large)).toBe(0);
  expect(depthBelow(treeScene, { width: 900, height: 500 })).toBe(0);
});

it.each([0.26, 0.31, 0.7])('the button of a card is below the texts of its second card: %d', (zoom) => {
  const node = nodes.kind.indexOf(nodeKinds.team);
  const second = { y: 466, height: 156 };
  const parts = () => ({ ...emptyParts(0), texts: [] as TextPart[], second });
  const { y } = expanderPlace({ layout: tree, parts }, node, zoom);
  // The last line's letters end at 118 on it, from afar at 114.
  expect(y - (tree.y[node] ?? 0)).toBeGreaterThanOrEqual(466 + (zoom < 0.5 ? 114 : 118));
});

it('cards of a tree keep their button down to 18%, in columns to 25%', () => {
  const zoomsOf = (style: 'tree' | 'columns') =>
    [0.17, 0.18, 0.24, 0.25].filter((zoom) => hasExpander({ layout: { ...tree, style }, facts: factsOf }, 4, zoom));
  expect(zoomsOf('tree')).toEqual([0.18, 0.24, 0.25]);
  expect(zoomsOf('columns')).toEqual([0.25]);
});

it('the role of a second leader in a column ends above the button', () => {
  const person = {
    name: 'Jonas Ritter',
    role: 'Secondary Leader',
    position: '',
    email: '',
    initials: 'JR',
    foto: null,
  };
  const two = { ...person, isInvited: true, places: [] } as unknown as CardFacts['person'];
  const role = () => 'Secondary Leader, Invitation Sent';
  const words = { title: () => 'Data', role, below: () => '7 members', result: () => null } as unknown as CardWords;
  const facts = { kind: nodeKinds.team, person: two, second: two, children: 7 } as CardFacts;
  const roles = cardParts(facts, 'columns', words).texts.filter(({ text }) => text === role());
  const { y } = expanderPlace({ layout: { ...tree, style: 'columns' }, parts: () => emptyParts(0) }, 0, 0.88);
  expect(roles).toHaveLength(2);
  // The layout's first card is at the top; in columns, cards are 184 high instead of 450.
  for (const part of roles) expect(part.y + 0.25 * part.size).toBeLessThan(y - (450 - 184));
});
