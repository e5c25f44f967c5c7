import { expect, test } from 'vitest';
import { findHeatStep, heatSteps } from '#/components/dashboards/heat-map/heat-map-step.ts';

test.each([
  [39, 'Below 40'],
  [49.6, '50–69'],
  [100, '80 or more'],
])('%d is coloured as %s', (value, range) => {
  expect(findHeatStep(value)?.range).toBe(range);
});

test('nothing has no colour', () => {
  expect(findHeatStep(null)).toBeUndefined();
});

test('the ranges name the cuts of the categories', () => {
  expect(heatSteps.map(({ range }) => range)).toEqual(['Below 40', '40–49', '50–69', '70–79', '80 or more']);
});
