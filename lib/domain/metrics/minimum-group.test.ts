import { expect, it } from 'vitest';
import { bandFloor, minimumInForce, personsBand } from '#/lib/domain/metrics/minimum-group.ts';

it.each([
  [5, null, 5],
  [5, 5, 5],
  [3, 5, 5],
  [10, 5, 10],
])('setting %i after a night of %s → minimum %i', (setting, lastNight, expected) => {
  expect(minimumInForce(setting, lastNight)).toBe(expected);
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
