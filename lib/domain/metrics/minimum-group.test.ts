import { expect, it } from 'vitest';
import { bandFloor, minimumGroupSize, personsBand } from '#/lib/domain/metrics/minimum-group.ts';

it.each([
  [null, 5],
  [5, 5],
  [1, 3],
  [3, 3],
  [10, 10],
  [50, 10],
])('setting %s → minimum %i', (setting, expected) => {
  expect(minimumGroupSize(setting)).toBe(expected);
});

it.each([
  [2, null],
  [3, '3–4'],
  [5, '5–9'],
  [7, '5–9'],
  [10, '10–19'],
  [20, '20–49'],
  [50, '50+'],
])('%i persons are shown as %s', (n, expected) => {
  expect(personsBand(n)).toBe(expected);
});

it.each([
  [null, 0],
  ['3–4', 3],
  ['20–49', 20],
  ['50+', 50],
])('the band %s begins at %d', (band, floor) => {
  expect(bandFloor(band)).toBe(floor);
});
