import { expect, test } from 'vitest';
import { findHeatStep, heatSteps } from '#/components/dashboards/heat-map/heat-map-step.ts';

test.each([
  [0, 1],
  [39, 1],
  [40, 2],
  [49.4, 2],
  [49.6, 3],
  [69, 3],
  [70, 4],
  [79, 4],
  [80, 5],
  [100, 5],
])('%d is step %d', (value, step) => {
  expect(findHeatStep(value)?.step).toBe(step);
});

test('nothing has no colour', () => {
  expect(findHeatStep(null)).toBeUndefined();
});

test('the ranges name the cuts of the categories', () => {
  expect(heatSteps.map(({ range }) => range)).toEqual(['Below 40', '40–49', '50–69', '70–79', '80 or more']);
});
