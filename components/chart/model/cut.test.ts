import { expect, it } from 'vitest';
import { cut, cuts } from '#/components/chart/model/cut.ts';

it.each([
  ['name', 'Exactly fifteen', 'Exactly fifteen'],
  ['name', 'Bartholomew Fox', 'Bartholomew Fox'],
  ['name', 'Bartholomew Foxe', 'Bartholomew Fo...'],
  ['name', '😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀', '😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀'],
  ['name', '😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀', '😀😀😀😀😀😀😀😀😀😀😀😀😀😀...'],
  ['email', 'twentyfive@characters.com', 'twentyfive@characters.com'],
  ['email', 'twenty-six@characters.com.', 'twenty-six@characters.com....'],
  ['email', 'many-more-than-26@characters.com', 'many-more-than-26@characte...'],
  ['title', 'A department of 32 characters...', 'A department of 32 characters...'],
  ['title', 'A department of thirty-three chars', 'A department of thirty-three...'],
  ['name', '', ''],
] as const)('a %s of %j is cut to %j', (kind, text, expected) => {
  expect(cut(text, cuts[kind])).toBe(expected);
});
