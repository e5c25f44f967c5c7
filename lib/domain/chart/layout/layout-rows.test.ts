import { expect, it } from 'vitest';
import { wrapRows } from '#/lib/domain/chart/layout/layout-rows.ts';

const gaps = { siblingGap: 10, levelGap: 20 };

it.each([
  ['a square of four', [100, 100, 100, 100], { proportion: 3 / 2 }, [0, 110, 0, 110], [0, 0, 120, 120]],
  ['a width that is given', [100, 100, 100], { width: 320 }, [0, 110, 220], [0, 0, 0]],
  ['a box wider than that width in a row of its own', [50, 500, 50], { width: 200 }, [0, 0, 0], [0, 120, 240]],
])('boxes in rows: %s', (_, widths, limit, left, top) => {
  const rows = wrapRows(
    widths,
    widths.map(() => 100),
    gaps,
    limit,
  );
  expect(Array.from(rows.left)).toEqual(left);
  expect(Array.from(rows.top)).toEqual(top);
});

it('the highest node of a row decides where the next row starts', () => {
  const { top, height } = wrapRows([100, 100, 100], [50, 80, 60], gaps, { width: 210 });
  expect(Array.from(top)).toEqual([0, 0, 100]);
  expect(height).toBe(160);
});
