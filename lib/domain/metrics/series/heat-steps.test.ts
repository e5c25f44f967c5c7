import { expect, test } from 'vitest';
import { heatStepOf } from '#/lib/domain/metrics/series/heat-steps.ts';

test.each([
  [0, 0],
  [39, 0],
  [40, 1],
  [49.4, 1],
  [49.6, 2],
  [69, 2],
  [70, 3],
  [79, 3],
  [80, 4],
  [100, 4],
])('%d is step %d', (value, step) => {
  expect(heatStepOf(value)).toBe(step);
});
