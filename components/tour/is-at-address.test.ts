import { expect, it } from 'vitest';
import { isAtAddress } from '#/components/tour/is-at-address.ts';

it.each([
  ['/faq', '/faq', '', true],
  ['/faq', '/faq', 'word=x', true],
  ['/faq', '/faq/privacy', '', false],
  ['/coachingCorner?tab=trends', '/coachingCorner', 'tab=trends&team=3', true],
  ['/coachingCorner?tab=trends', '/coachingCorner', 'team=3', false],
])('%s at %s?%s: %s', (href, path, search, expected) => {
  expect(isAtAddress(href, path, new URLSearchParams(search))).toBe(expected);
});
