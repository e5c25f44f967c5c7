import { describe, expect, it } from 'vitest';
import { layOutChart, shownNodes } from '#/lib/domain/chart/layout/layout.ts';
import { drawLinks } from '#/lib/domain/chart/layout/layout-links.ts';
import { chartNodes } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { chartSizes, secondCard } from '#/lib/domain/chart/layout/layout-sizes.ts';

/** Two departments, one with two teams and one with one, with 2, 1 and 0 members; a team of 1 without a department. */
const small = chartNodes({
  administrators: 2,
  departmentIds: [1, 2],
  teamIds: [1, 2, 3, 4],
  teamDepartmentIds: [1, 1, 2, null],
  memberTeamIds: [1, 1, 2, 4],
});
const names = ['C', 'A1', 'A2', 'D1', 'T1', 'M1', 'M2', 'T2', 'M3', 'D2', 'T3', 'L', 'T4', 'M4'];

/** Many departments, teams and members from a seeded sequence. */
function large(departments: number, teamsEach: number, membersEach: number) {
  const teams = departments * teamsEach;
  const ids = (count: number) => Array.from({ length: count }, (_, at) => at);
  return chartNodes({
    administrators: 5,
    departmentIds: ids(departments),
    teamIds: ids(teams),
    teamDepartmentIds: ids(teams).map((team) => team % departments),
    memberTeamIds: ids(teams * membersEach).map((member) => (member * 7919) % teams),
  });
}

const allOpen = (nodes: typeof small) => new Uint8Array(nodes.kind.length).fill(1);

function cards(layout: ReturnType<typeof layOutChart>): Record<string, [number, number]> {
  return Object.fromEntries(
    names.flatMap((name, node) =>
      layout.w[node] ? [[name, [layout.x[node] ?? 0, layout.y[node] ?? 0] as [number, number]]] : [],
    ),
  );
}

describe('the tree, a worked example', () => {
  it('places cards of 400 by 450, 420 apart, levels 800 apart, parents over the middle', () => {
    // Leaves from the left: M1 0, M2 420, M3 840, T3 1260, M4 1680. D1 is above the middle of T1 and T2, C of D1 and L.
    expect(cards(layOutChart(small, allOpen(small), 'tree'))).toEqual({
      C: [1102.5, 0],
      A1: [892.5, 800],
      A2: [1312.5, 800],
      D1: [525, 1600],
      T1: [210, 2400],
      M1: [0, 3200],
      M2: [420, 3200],
      T2: [840, 2400],
      M3: [840, 3200],
      D2: [1260, 1600],
      T3: [1260, 2400],
      L: [1680, 1600],
      T4: [1680, 2400],
      M4: [1680, 3200],
    });
  });

  it('brings levels and siblings closer above teams, and keeps the gap between teams and members', () => {
    const close = cards(layOutChart(small, allOpen(small), 'tree', { isClose: true }));
    expect(['C', 'A1', 'D1', 'T1', 'M1'].map((name) => close[name]?.[1])).toEqual([0, 610, 1220, 1830, 2630]);
    expect((close.M2?.[0] ?? 0) - (close.M1?.[0] ?? 0)).toBe(436);
  });

  it('hides what isn’t open', () => {
    const open = allOpen(small).map((_, node) => (names[node] === 'C' ? 1 : 0));
    expect(cards(layOutChart(small, open, 'tree'))).toEqual({
      C: [420, 0],
      A1: [210, 800],
      A2: [630, 800],
      D1: [0, 1600],
      D2: [420, 1600],
      L: [840, 1600],
    });
  });
});

describe('the columns, a worked example', () => {
  it('lists members below their team and hangs rows from a line on their left', () => {
    const layout = layOutChart(small, allOpen(small), 'columns', { wrapAt: 900 });
    // The root's rows begin after its gutter of 56. Each department's box is as wide as its teams in one row.
    expect(cards(layout)).toEqual({
      C: [248, 0],
      A1: [56, 256],
      A2: [496, 256],
      D1: [276, 512],
      T1: [56, 768],
      M1: [56, 952],
      M2: [56, 1008],
      T2: [496, 768],
      M3: [496, 952],
      // D1's box is 184 + 72 + (184 + 2 · 56 + 8) high.
      D2: [56, 512 + 560 + 72],
      T3: [56, 1144 + 256],
      L: [496, 1144],
      T4: [496, 1400],
      M4: [496, 1584],
    });
    expect([layout.width[0], layout.height[0]]).toEqual([896, 1400 + 184 + 56 + 8]);
  });

  it('puts administrators side by side, as far as the departments below them reach', () => {
    const nodes = large(12, 6, 9);
    const { y } = layOutChart(nodes, allOpen(nodes), 'columns');
    expect([1, 2, 3, 4, 5].map((administrator) => y[administrator])).toEqual([256, 256, 256, 256, 256]);
  });
});

it.each([
  ['a wide window, three columns', 4 / 3, [1, 3, 3, 2]],
  ['a high window, two columns', 2 / 3, [1, 2, 1, 2, 2, 1]],
])('a closed company fills %s', (_, proportion, rows) => {
  const nodes = chartNodes({
    administrators: 3,
    departmentIds: [1, 2, 3, 4],
    teamIds: [1],
    teamDepartmentIds: [null],
    memberTeamIds: [],
  });
  const open = new Uint8Array(nodes.kind.length);
  open[0] = 1;
  const { y, w } = layOutChart(nodes, open, 'columns', { proportion });
  const tops = Array.from(y.filter((_, node) => w[node]));
  expect([...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length)).toEqual(rows);
});

describe.each([
  ['tree', false],
  ['tree', true],
  ['columns', false],
] as const)('%s, with smaller gaps: %j', (style, isClose) => {
  const nodes = large(12, 6, 9);
  const layout = layOutChart(nodes, allOpen(nodes), style, { isClose });
  const allNodes = Array.from(nodes.kind.keys());
  const slack = 0.01;

  it('keeps boxes within those of their parents, and cards within their boxes', () => {
    const outside = allNodes.filter((node) => {
      const above = nodes.parent[node] ?? -1;
      const [l, t] = [layout.left[node] ?? 0, layout.top[node] ?? 0];
      const [r, b] = [l + (layout.width[node] ?? 0), t + (layout.height[node] ?? 0)];
      const [x, y] = [layout.x[node] ?? 0, layout.y[node] ?? 0];
      if (
        x < l - slack ||
        y < t - slack ||
        x + (layout.w[node] ?? 0) > r + slack ||
        y + (layout.h[node] ?? 0) > b + slack
      )
        return true;
      if (above < 0) return false;
      const [pl, pt] = [layout.left[above] ?? 0, layout.top[above] ?? 0];
      return (
        l < pl - slack ||
        t < pt - slack ||
        r > pl + (layout.width[above] ?? 0) + slack ||
        b > pt + (layout.height[above] ?? 0) + slack
      );
    });
    expect(outside).toEqual([]);
  });

  it('puts no card over another', () => {
    const order = allNodes.toSorted((a, b) => (layout.y[a] ?? 0) - (layout.y[b] ?? 0));
    const overlaps: [number, number][] = [];
    order.forEach((a, place) => {
      const bottom = (layout.y[a] ?? 0) + (layout.h[a] ?? 0) - slack;
      for (const b of order.slice(place + 1)) {
        if ((layout.y[b] ?? 0) >= bottom) break;
        const [ax, bx] = [layout.x[a] ?? 0, layout.x[b] ?? 0];
        if (ax + (layout.w[a] ?? 0) > bx + slack && bx + (layout.w[b] ?? 0) > ax + slack) overlaps.push([a, b]);
      }
    });
    expect(overlaps).toEqual([]);
  });

  it('draws no link through a card', () => {
    const crossed = new Set<number>();
    for (const node of allNodes)
      drawLinks(nodes, layout, node, (x1, y1, x2, y2) => {
        for (const card of allNodes) {
          const [x, y] = [layout.x[card] ?? 0, layout.y[card] ?? 0];
          const isApart =
            Math.max(x1, x2) <= x ||
            Math.min(x1, x2) >= x + (layout.w[card] ?? 0) ||
            Math.max(y1, y2) <= y ||
            Math.min(y1, y2) >= y + (layout.h[card] ?? 0);
          if (!isApart) crossed.add(card);
        }
      });
    expect([...crossed]).toEqual([]);
  });
});

it('the layout puts 20,000 people in columns about half as wide again as high', () => {
  const nodes = large(40, 50, 10);
  const { width, height } = layOutChart(nodes, allOpen(nodes), 'columns');
  const proportion = (width[0] ?? 0) / (height[0] ?? 1);
  expect(proportion).toBeGreaterThan(0.9);
  expect(proportion).toBeLessThan(2.2);
});

it('the layout shows what all its parents are open for', () => {
  const open = allOpen(small);
  open[3] = 0;
  expect(names.filter((_, node) => !shownNodes(small, open)[node])).toEqual(['T1', 'M1', 'M2', 'T2', 'M3']);
});

it('the layout uses the constants of the specification', () => {
  const { cardWidth, cardHeight, levelGap } = chartSizes.tree;
  expect([cardWidth, cardHeight, levelGap]).toEqual([400, 450, 350]);
});

it('the layout keeps the second card of a team above the line that its members hang from', () => {
  const open = allOpen(small);
  const layout = layOutChart(small, open, 'tree');
  const linesOf = (node: number) => {
    const ends: number[] = [];
    drawLinks(small, layout, node, (_x, _y, _toX, toY) => ends.push(toY));
    return ends;
  };
  // T1's card ends at 2850; below the second card is its button.
  expect(Math.min(...linesOf(4)) - 2850).toBeGreaterThan(secondCard.gap + secondCard.height + 76);
  expect(secondCard.gap + secondCard.height).toBeLessThan(chartSizes.tree.levelGap / 2);
});
