import { expect, test } from 'vitest';
import { placeOnScale, rateLargestGroup, rateResult, signed } from '#/components/dashboards/company/enps-wording.ts';

test.each([
  [30, '+30'],
  [-8.4, '−8'],
  [0.3, '0'],
  [-0.2, '0'],
])('%d is written %s', (score, text) => {
  expect(signed(score)).toBe(text);
});

test.each([
  [-100, 0],
  [0, 50],
  [30, 65],
  [140, 100],
])('%d is at %d percent of the scale', (score, percent) => {
  expect(placeOnScale(score)).toBe(percent);
});

test('only a score has a rating', () => {
  const interval = { low: -40, high: -12 };
  expect(rateResult({ color: 'bad', interval })).toEqual({ word: 'bad', state: 'bad' });
  expect(rateResult({ color: 'neutral', interval })).toEqual({ word: 'nearZero', state: 'info' });
  expect(rateResult({ color: null, interval: null })).toBeUndefined();
});

test('a score whose range includes 0 has no colour', () => {
  expect(rateResult({ color: 'good', interval: { low: -9, high: 49 } })?.state).toBe('info');
  expect(rateResult({ color: 'good', interval: { low: 1, high: 49 } })?.state).toBe('good');
});

test.each([
  [[10, 54, 36], 'mixed'],
  [[50, 0, 50], 'bad'],
  [[10, 20, 70], 'good'],
  [[0, 0, 0], undefined],
  [[null, null, null], undefined],
] as const)('with %j the largest group decides whether the result is good', ([low, middle, high], word) => {
  const groups = { detractors: { value: low }, neutral: { value: middle }, promoters: { value: high } };
  expect(rateLargestGroup(groups)?.word).toBe(word);
});
