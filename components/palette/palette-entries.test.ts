import { Users } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import {
  addRecent,
  groupEntries,
  matches,
  moveActive,
  type PaletteEntry,
} from '#/components/palette/palette-entries.ts';

const entry = (id: string, group: PaletteEntry['group'] = 'pages'): PaletteEntry => ({
  id,
  group,
  label: id,
  icon: Users,
});

describe('text typed in the palette', () => {
  it.each([
    ['Organisation chart', '', true],
    ['Organisation chart', 'CH org', true],
    ['Organisation chart', 'hart', false],
    ['Créer une équipe', 'equ cre', true],
    ['People', 'people team', false],
  ])('%j is found by %j: %s', (text, typed, isFound) => {
    expect(matches(text, typed)).toBe(isFound);
  });
});

it('groups stay in the order in which they start', () => {
  const groups = groupEntries([entry('a'), entry('b', 'actions'), entry('c')]);
  expect(groups.map(([name, list]) => [name, list.map(({ id }) => id)])).toEqual([
    ['pages', ['a', 'c']],
    ['actions', ['b']],
  ]);
});

it.each([
  [undefined, 1, 'a'],
  [undefined, -1, 'c'],
  ['a', 1, 'b'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
  ['gone', 1, 'a'],
] as const)('from %j a move by %i goes to %j', (active, step, next) => {
  expect(moveActive(['a', 'b', 'c'], active, step)).toBe(next);
});

it('an empty list has nothing to move to', () => {
  expect(moveActive([], undefined, 1)).toBeUndefined();
  expect(moveActive([], 'a', -1)).toBeUndefined();
});

it('the last five are remembered, each once', () => {
  const five = ['e', 'd', 'c', 'b', 'a'].map((id) => entry(id));
  expect(addRecent(five, entry('c')).map(({ id, group }) => `${id} ${group}`)[0]).toBe('c recent');
  expect(addRecent(five, entry('c')).map(({ id }) => id)).toEqual(['c', 'e', 'd', 'b', 'a']);
  expect(addRecent(five, entry('f')).map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'b']);
});
