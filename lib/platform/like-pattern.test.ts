import { expect, it } from 'vitest';
import { likePattern } from '#/lib/platform/like-pattern.ts';

it.each([
  ['ann', '%ann%'],
  ['O’Brien', '%o’brien%'],
  ['50%_Off', '%50\\%\\_off%'],
  ['a\\b', '%a\\\\b%'],
  ['', '%%'],
])('%j is found by %j', (part, pattern) => {
  expect(likePattern(part)).toBe(pattern);
});
