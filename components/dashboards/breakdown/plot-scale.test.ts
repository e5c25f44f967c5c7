import { expect, it } from 'vitest';
import { placeOn, plotScale } from '#/components/dashboards/breakdown/plot-scale.ts';

it.each([
  [[], { from: 40, to: 90 }],
  [[33, null, 71], { from: 30, to: 90 }],
  [[0, 100], { from: 0, to: 100 }],
  [[40, 90], { from: 40, to: 90 }],
])('%j lie on %j', (values, scale) => {
  expect(plotScale(values)).toEqual(scale);
});

it('places a value by its share of the width', () => {
  expect(placeOn({ from: 40, to: 90 }, 65)).toBe('50%');
});
