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
  expect(rateResult('bad')).toEqual({ word: 'bad', state: 'bad' });
  expect(rateResult('neutral')).toEqual({ word: 'nearZero', state: 'info' });
  expect(rateResult(null)).toBeUndefined();
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
