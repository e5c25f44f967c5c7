import { expect, it } from 'vitest';
import {
  bandFloor,
  bandLength,
  minimumInForce,
  personsBand,
  timesBand,
} from '#/lib/domain/metrics/publication/minimum-group.ts';

it.each([
  [5, null, 5],
  [5, 5, 5],
  [3, 5, 5],
  [10, 5, 10],
])('setting %i after a night of %s → minimum %i', (setting, lastRunDay, expected) => {
  expect(minimumInForce(setting, lastRunDay)).toBe(expected);
});

it.each([
  [2, null],
  [3, '3–4'],
  [5, '5–9'],
  [7, '5–9'],
  [10, '10–19'],
  [20, '20–49'],
  [50, '50+'],
])('%i people are shown as %s', (n, expected) => {
  expect(personsBand(n)).toBe(expected);
});

it.each([
  [2, null],
  [7, '5–9'],
  [49, '20–49'],
  [50, '50–99'],
  [100, '100–199'],
  [499, '200–499'],
  [500, '500–999'],
  [1000, '1,000+'],
  [20_000, '1,000+'],
])('%i times are shown as %s', (n, expected) => {
  expect(timesBand(n)).toBe(expected);
});

it('ranges of how often something was named have bars of different lengths', () => {
  const bands = [...new Set([3, 5, 10, 20, 50, 100, 200, 500, 1000].map(timesBand))];
  const lengths = bands.map(bandLength);
  expect(bands).toHaveLength(9);
  expect(lengths.every((length, at) => length > (lengths[at - 1] ?? 0) + 0.05 && length <= 1)).toBe(true);
  expect(bandLength(null)).toBe(0);
});

it.each([
  [null, 0],
  ['1,000+', 1000],
  ['3–4', 3],
  ['20–49', 20],
  ['50+', 50],
])('the band %s starts at %d', (band, floor) => {
  expect(bandFloor(band)).toBe(floor);
});
