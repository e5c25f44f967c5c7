import { expect, it } from 'vitest';
import { far, firstZoom, narrowWidth, shiftInto } from '#/components/chart/drawing/visible-nodes.ts';
import { layOutChart } from '#/lib/domain/chart/layout/layout.ts';
import { chartNodes } from '#/lib/domain/chart/layout/layout-nodes.ts';

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
