import { expect, it } from 'vitest';
import { isThere } from '#/components/tour/is-there.ts';

it.each([
  ['/faq', '/faq', '', true],
  ['/faq', '/faq', 'word=x', true],
  ['/faq', '/faq/privacy', '', false],
  ['/coachingCorner?tab=trends', '/coachingCorner', 'tab=trends&team=3', true],
  ['/coachingCorner?tab=trends', '/coachingCorner', 'team=3', false],
])('%s at %s?%s: %s', (href, path, search, expected) => {
  expect(isThere(href, path, new URLSearchParams(search))).toBe(expected);
});
