import { describe, expect, it } from 'vitest';
import { judgeGroups, type PersonBlock } from '#/lib/domain/metrics/visible-groups.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const block = (persons: number, ...groups: number[]): PersonBlock => ({ persons, groups });

function verdicts(blocks: PersonBlock[], barred: number[] = []): [string | null, Record<number, string | null>] {
  const { hiddenReason, groups } = judgeGroups(blocks, 5, new Set(barred));
  return [hiddenReason, Object.fromEntries([...groups].map(([id, group]) => [id, group.hiddenReason]))];
}

describe('judgeGroups, at least 5', () => {
  it.each<[string, PersonBlock[], Record<number, string | null>]>([
    ['all large', [block(6, 1), block(5, 2)], { 1: null, 2: null }],
    [
      'teams of 6, 5 and 2',
      [block(6, 1), block(5, 2), block(2, 3)],
      { 1: null, 2: 'protects_other_group', 3: 'group_too_small' },
    ],
    ['a company of 7 = 6 + 1', [block(6, 1), block(1, 2)], { 1: 'protects_other_group', 2: 'group_too_small' }],
    ['one person outside every group', [block(6, 1), block(7, 2), block(1)], { 1: 'protects_other_group', 2: null }],
    ['five persons outside every group', [block(6, 1), block(7, 2), block(5)], { 1: null, 2: null }],
    ['someone is in two groups', [block(5, 1), block(6, 2), block(1, 1, 2)], { 1: null, 2: null }],
    [
      'one small: the smallest other goes too',
      [block(8, 1), block(3, 2), block(6, 3)],
      { 1: null, 2: 'group_too_small', 3: 'protects_other_group' },
    ],
    [
      'two small ones hide each other',
      [block(8, 1), block(3, 2), block(2, 3)],
      { 1: null, 2: 'group_too_small', 3: 'group_too_small' },
    ],
    [
      'equal sizes: the lower id goes',
      [block(6, 2), block(6, 1), block(1, 3)],
      { 1: 'protects_other_group', 2: null, 3: 'group_too_small' },
    ],
    ['nobody outside a shown group of the same persons', [block(6, 1, 2)], { 1: 'protects_other_group', 2: null }],
    [
      'persons of a hidden group who are also in a shown one',
      [block(9, 1), block(3, 1, 2), block(7, 3)],
      { 1: null, 2: 'group_too_small', 3: 'protects_other_group' },
    ],
    [
      'too few of the second’s own: alone, they would be what the first leaves',
      [block(5, 1), block(5, 1, 2), block(2, 2)],
      { 1: 'protects_other_group', 2: 'protects_other_group' },
    ],
  ])('%s', (_name, blocks, expected) => {
    expect(verdicts(blocks)).toEqual([null, expected]);
  });

  it('hides everything of a small whole, and has nothing to say of an empty one', () => {
    expect(verdicts([block(2, 1), block(2, 2)])).toEqual([
      'group_too_small',
      { 1: 'group_too_small', 2: 'group_too_small' },
    ]);
    expect(verdicts([])).toEqual([null, {}]);
    expect(verdicts([block(0, 1)])).toEqual([null, {}]);
  });

  it('keeps barred groups hidden, and what is left with them large enough', () => {
    expect(verdicts([block(9, 1), block(6, 2)], [1])).toEqual([null, { 1: 'protects_other_group', 2: null }]);
    expect(verdicts([block(4, 1), block(6, 2), block(7, 3)], [1])).toEqual([
      null,
      { 1: 'group_too_small', 2: 'protects_other_group', 3: null },
    ]);
  });
});

it('leaves nobody to be worked out, whichever shown groups are taken away', () => {
  const random = createRandom(3);
  let shownGroups = 0;
  for (let round = 0; round < 400; round++) {
    const k = random.integer(3, 10);
    const persons = Array.from({ length: random.integer(1, 60) }, () => {
      const first = random.integer(1, 6);
      return random.chance(0.2) ? [...new Set([first, random.integer(1, 6)])] : [first];
    });
    const verdict = judgeGroups(
      persons.map((groups) => ({ groups, persons: 1 })),
      k,
    );
    const shown = [...verdict.groups].filter(([, group]) => group.hiddenReason === null).map(([id]) => id);
    shownGroups += shown.length;
    for (let subset = 0; subset < 2 ** shown.length; subset++) {
      const taken = shown.filter((_, index) => (subset >> index) % 2 === 1);
      const without = persons.filter((groups) => !groups.some((id) => taken.includes(id)));
      const notWholly = persons.filter((groups) => !groups.every((id) => taken.includes(id)));
      const left = verdict.hiddenReason === null ? [without.length, notWholly.length] : [];
      expect(left.filter((count) => count > 0 && count < k)).toEqual([]);
    }
  }
  expect(shownGroups).toBeGreaterThan(300);
});
