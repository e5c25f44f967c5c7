import { expect, test } from 'vitest';
import { describeStep, findHeatStep, heatSteps } from '#/components/dashboards/heat-map/heat-map-step.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const t = wordsFor('en', 'teams-overview.table');

test.each([
  [39, 'Below 40'],
  [49.6, '50–59'],
  [60, '60–69'],
  [100, '80 or more'],
])('%d is coloured as %s', (value, range) => {
  const step = findHeatStep(value);
  expect(step && describeStep(step, t)).toBe(range);
});

test('an empty value has no colour', () => {
  expect(findHeatStep(null)).toBeUndefined();
});

test('the ranges have the limits of the categories', () => {
  const ranges = heatSteps.map((step) => describeStep(step, t));
  expect(ranges).toEqual(['Below 40', '40–49', '50–59', '60–69', '70–79', '80 or more']);
});
