import { expect, it } from 'vitest';
import { cut, cuts } from '#/components/chart/model/cut.ts';
import { ellipsed, wrap } from '#/components/chart/model/parts.ts';

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

it.each([
  ['a text that fits', 'Mobile App', 6, ['Mobile App']],
  ['words on two lines', 'Sales Americas', 6, ['Sales', 'Americas']],
  ['a long word', 'Bartholomew', 4, ['Bartho…']],
  ['more than two lines', 'Teams without department', 6, ['Teams', 'without de…']],
])('%s is wrapped to a width', (_, text, room, lines) => {
  expect(wrap(text, room, 2)).toEqual(lines);
});

it('an emoji is as wide as high, and isn’t cut in two', () => {
  expect(ellipsed('😀😀😀😀', 4)).toBe('😀😀😀😀');
  expect(ellipsed('😀😀😀😀', 3)).toBe('😀😀…');
});
