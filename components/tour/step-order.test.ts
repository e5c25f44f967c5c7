import { expect, it } from 'vitest';
import { isAtAddress, nextStep } from '#/components/tour/step-order.ts';

const steps = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

it.each([
  [0, [], false, 1],
  [0, ['b', 'c'], false, 3],
  [1, ['b', 'c', 'd'], false, undefined],
  [3, ['c'], true, 1],
  [1, ['a', 'b'], true, undefined],
])('from %i without %j, back %j: %s', (from, leftOut, isBack, expected) => {
  expect(nextStep(steps, { from, leftOut, isBack })).toBe(expected);
});

it.each([
  ['/faq', '/faq', '', true],
  ['/faq', '/faq', 'word=x', true],
  ['/faq', '/faq/privacy', '', false],
  ['/coachingCorner?tab=trends', '/coachingCorner', 'tab=trends&team=3', true],
  ['/coachingCorner?tab=trends', '/coachingCorner', 'team=3', false],
])('%s at %s?%s: %s', (href, path, search, expected) => {
  expect(isAtAddress(href, path, new URLSearchParams(search))).toBe(expected);
});
