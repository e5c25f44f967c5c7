import { expect, it } from 'vitest';
import { leadTo, placeNames, strikes } from '#/components/dashboards/teams-overview/place-names.ts';
import { scatterCells } from '#/components/dashboards/teams-overview/teams-overview-scatter.ts';
import { moveAway, placeTeamNames } from '#/components/dashboards/teams-overview/teams-overview-scatter-names.tsx';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';

const area = { width: 300, height: 300 };

it('a name is to the right of its dot, or to the left at the right edge', () => {
  const [first, second] = placeNames(
    [
      { x: 10, y: 50, name: 'Data' },
      { x: 290, y: 150, name: 'Data' },
    ],
    area,
    [],
  );
  expect(first).toMatchObject({ x: 19, isLed: false });
  expect(second?.x).toBeLessThan(290);
});

it('no name covers another, a dot, or a taken area', () => {
  const dots = Array.from({ length: 14 }, (_, at) => ({ x: 120 + (at % 4) * 18, y: 120 + at * 6, name: `Team ${at}` }));
  const obstacles = [{ x: 0, y: 0, width: 110, height: 300 }];
  const names = placeNames(dots, area, obstacles).filter((name) => name !== null);
  expect(names.length).toBeGreaterThan(7);
  for (const [at, a] of names.entries()) {
    for (const b of [...names.slice(at + 1), ...obstacles]) {
      const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(isApart, `${JSON.stringify(a)} covers ${JSON.stringify(b)}`).toBe(true);
    }
  }
});

it('a name without room is left out', () => {
  expect(placeNames([{ x: 20, y: 20, name: 'A name longer than its place' }], { width: 40, height: 40 }, [])).toEqual([
    null,
  ]);
});

const crowd: [name: string, x: number, y: number, isUrgent: boolean][] = [
  ['Supply', 25, 60, true],
  ['Sales Europe', 26.7, 51.7, true],
  ['Mobile App', 31.7, 63.3, true],
  ['Product', 31.7, 58.3, true],
  ['Sustainability Circle', 38.3, 60, true],
  ['Finance', 33.3, 53.3, false],
  ['Quality', 36.7, 51.7, false],
  ['Data', 46.7, 45, false],
  ['Design', 53.3, 46.7, false],
  ['Sales Americas', 60, 50, false],
  ['People', 68.3, 38.3, false],
  ['Support', 70, 36.7, false],
  ['Platform', 70, 35, false],
];

/** Returns the crowd on a map of a width, 320 px high. */
const crowdOn = (width: number) =>
  crowd.map(([name, x, y, isUrgent]) => ({ name, isUrgent, x: (x * width) / 100, y: y * 3.2 }));

it('every urgent dot in a crowd on a phone has a name, whatever the others lose', () => {
  const cell = { width: 108, height: 18 };
  for (const width of [244, 259, 284, 304]) {
    const phone = { width, height: 320 };
    const dots = crowdOn(width);
    const corners = [
      [width / 2, 0],
      [width / 6, 0],
      [width / 2, 249],
      [width / 6, 249],
      [width / 2, 267],
      [width / 6, 267],
    ].map(([x = 0, y = 0]) => ({ x, y, ...cell }));
    const names = placeNames(dots, phone, corners);
    const nameless = dots.filter(({ isUrgent }, at) => isUrgent && names[at] === null).map(({ name }) => name);
    expect(nameless, `${width} px`).toEqual([]);
  }
});

it.each([204, 206, 208, 239])('every urgent dot has a name between the names of cells at %d px', (width) => {
  const dots = crowd.map(([name, x, y, isUrgent], id) => ({ id, name, isUrgent, x, y }));
  const { places } = placeTeamNames(dots, scatterCells(40, figureReader.titles), { width, height: 320 });
  expect(dots.filter(({ isUrgent }, at) => isUrgent !== (places[at] !== null)).map(({ name }) => name)).toEqual([]);
});

it.each([208, 244, 304, 600, 1100])('no line to a name goes through another name at %d px', (width) => {
  const dots = crowdOn(width);
  const obstacle = { x: width / 2, y: 100, width: 60, height: 18 };
  const names = placeNames(dots, { width, height: 320 }, [obstacle]);
  const struck = dots.flatMap((dot, at) => {
    const own = names[at];
    if (!own?.isLed) return [];
    const line = { from: dot, to: leadTo(own, dot) };
    return [...names, obstacle].filter((text) => text && text !== own && strikes(line, text)).map(() => dot.name);
  });
  expect(struck).toEqual([]);
});

it.each([208, 304, 600, 1100])('no name without a line is nearer to another dot, at %d px', (width) => {
  const dots = crowdOn(width);
  const nearest = placeNames(dots, { width, height: 320 }, []).flatMap((box, at) => {
    if (!box || box.isLed) return [];
    const far = dots.map(({ x, y }) =>
      Math.hypot(Math.max(x - box.x - box.width, box.x - x, 0), y - box.y - box.height / 2),
    );
    return [[far[at], Math.min(...far)]];
  });
  expect(nearest.length).toBeGreaterThan(4);
  for (const [own, least] of nearest) expect(own).toBe(least);
});

it.each([
  [{ x: 0, y: 5 }, { x: 9, y: 5 }, true],
  [{ x: 4, y: -9 }, { x: 4, y: 20 }, true],
  [{ x: 0, y: 0 }, { x: 9, y: 30 }, false],
  [{ x: 0, y: 5 }, { x: 2, y: 5 }, false],
])('a line from %j to %j goes through a box: %s', (from, to, isThrough) => {
  expect(strikes({ from, to }, { x: 3, y: 0, width: 2, height: 9 })).toBe(isThrough);
});

it('the name of a highlighted dot moves away from it', () => {
  const dot = { x: 50, y: 50 };
  const moves = [
    { x: 59, y: 42 },
    { x: 11, y: 42 },
    { x: 35, y: 26 },
    { x: 35, y: 59 },
  ].map((place) => moveAway({ ...place, width: 30 }, dot));
  expect(moves).toEqual([{ marginLeft: 4 }, { marginRight: 4 }, { marginTop: -4 }, { marginTop: 4 }]);
});
