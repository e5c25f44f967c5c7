import { expect, it, test } from 'vitest';
import type { OverviewTeam } from '#/components/dashboards/company/company-dashboard.ts';
import {
  placeCellName,
  placeOnAxis,
  prepareScatter,
  scatterCells,
  scatterFrom,
} from '#/components/dashboards/teams-overview/teams-overview-scatter.ts';
import { placeTeamNames } from '#/components/dashboards/teams-overview/teams-overview-scatter-names.tsx';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';

const { titles } = figureReader;

const team = (id: number, productivity: number | null, sentiment: number | null, category: number) =>
  ({
    team: { id, name: `Team ${id}` },
    productivity: { avg: productivity, isPartial: false },
    sentiments: { avg: sentiment, isPartial: false },
    productivity_sentiment_category: category,
  }) as unknown as OverviewTeam;

test('a team is drawn if it has both results; a real zero counts', () => {
  const dots = prepareScatter(
    [team(1, 80, 40, 3), team(2, null, 60, 0), team(3, 0, 10, 9), team(4, 70, null, 0)],
    titles,
    [3],
  );
  expect(dots).toEqual([
    {
      id: 3,
      name: 'Team 3',
      performance: 0,
      sentiment: 10,
      category: 'Struggling',
      state: 'bad',
      isUnsure: false,
      isUrgent: true,
    },
    {
      id: 1,
      name: 'Team 1',
      performance: 80,
      sentiment: 40,
      category: 'Strong results, low mood',
      state: 'bad',
      isUnsure: false,
      isUrgent: false,
    },
  ]);
});

test('a team with low or hidden participation, or results that end early, is a ring, not a dot', () => {
  const early = { ...team(2, 80, 80, 1), sentiments: { avg: 80, isPartial: true } } as OverviewTeam;
  expect(prepareScatter([team(1, 80, 80, 0), early], titles, [])).toMatchObject([
    { category: 'Not enough data', isUnsure: true },
    { category: 'Thriving', isUnsure: true },
  ]);
});

it.each([
  [[], 40],
  [[[64, 71]], 40],
  [[[64, 39]], 30],
  [[[0, 71]], 0],
])('with teams at %j the axes start at %d', (places, from) => {
  expect(scatterFrom(places.map(([performance = 0, sentiment = 0]) => ({ performance, sentiment })))).toBe(from);
});

test('the cells are arranged as in one team’s map, performance upwards, and cover everything', () => {
  const cell = (id: number) => scatterCells(0, titles).find((entry) => entry.id === id);
  expect(cell(1)).toMatchObject({ title: 'Thriving', tint: 'good', left: 70, right: 0, bottom: 70, top: 0 });
  expect(cell(6)).toMatchObject({ title: 'Low sentiment', tint: undefined, left: 0, right: 50, bottom: 50, top: 30 });
  expect(cell(7)).toMatchObject({ title: 'Happy but held back', left: 70, right: 0, bottom: 0, top: 50 });
});

it.each([0, 40])('the cells leave no gap on axes from %d', (from) => {
  const area = scatterCells(from, titles).reduce(
    (sum, c) => sum + (100 - c.left - c.right) * (100 - c.top - c.bottom),
    0,
  );
  expect(area).toBeCloseTo(100 * 100);
});

test('a cell’s name is where the fewest dots cover it, and left out in a narrow cell', () => {
  const cell = (id: number) => scatterCells(40, titles).find((entry) => entry.id === id) ?? scatterCells(40, titles)[0];
  const [thriving, strained] = [cell(1), cell(3)];
  if (!thriving || !strained) throw new Error('no cells');
  expect(placeCellName(thriving, [])).toBe('top');
  expect(placeCellName(thriving, [{ x: 55, y: 3 }])).toBe('bottom');
  // Far to the right nothing is covered.
  expect(placeCellName(thriving, [{ x: 95, y: 3 }])).toBe('top');
  expect(placeCellName(strained, [])).toBeNull();
});

test('on the narrowest phones, only teams that need attention have names, unless none does', () => {
  const dots = (isUrgent: boolean) => [
    { id: 1, name: 'Supply', x: 20, y: 50, isUrgent },
    { id: 2, name: 'Data', x: 60, y: 20, isUrgent: false },
  ];
  const names = (isUrgent: boolean, width: number) =>
    placeTeamNames(dots(isUrgent), scatterCells(40, titles), { width, height: 320 }).places.map((box) => box !== null);
  expect(names(true, 208)).toEqual([true, false]);
  expect(names(true, 280)).toEqual([true, true]);
  expect(names(false, 208)).toEqual([true, true]);
});

test('the name of a team keeps clear of a cell’s name in two lines', () => {
  const dots = [{ id: 1, name: 'Supply', x: 20, y: 59, isUrgent: true }];
  const [box] = placeTeamNames(dots, scatterCells(40, titles), { width: 208, height: 320 }).places;
  // “In the middle” takes 32 pixels below the middle.
  expect(box?.y).toBeGreaterThanOrEqual(192);
});

const halfYear: [name: string, sentiment: number, performance: number, isUrgent?: boolean][] = [
  ['Mobile App', 45, 63, true],
  ['Supply', 59, 65, true],
  ['Quality', 59, 70, true],
  ['Product', 61, 66],
  ['Sales Europe', 61, 70],
  ['Finance', 69, 72],
  ['Data', 71, 74],
  ['Sales Americas', 72, 69],
  ['Sustainability Circle', 74, 68],
  ['People', 76, 75],
  ['Platform', 76, 77],
  ['Design', 78, 74],
  ['Support', 86, 77],
];

it.each([286, 484])('no name seems to be another dot’s at %d px', (width) => {
  const dots = halfYear.map(([name, x, y, isUrgent = false], id) => ({
    id,
    name,
    isUrgent,
    x: placeOnAxis(x, 40),
    y: 100 - placeOnAxis(y, 40),
  }));
  const { points, places } = placeTeamNames(dots, scatterCells(40, titles), { width, height: 320 });
  const astray = places.flatMap((box, at) => {
    if (!box) return [];
    const far = points.map(({ x, y }) =>
      Math.hypot(Math.max(x - box.x - box.width, box.x - x, 0), y - box.y - box.height / 2),
    );
    // Beside another dot, a thin line isn't enough.
    return Math.min(...far) < (box.isLed ? 20 : (far[at] ?? 0)) ? [dots[at]?.name] : [];
  });
  expect(astray).toEqual([]);
  expect(places.filter((box) => box !== null).length).toBeGreaterThan(11);
});
