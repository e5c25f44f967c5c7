import { expect, it } from 'vitest';
import { placeNames } from '#/components/dashboards/teams-overview/place-names.ts';

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
