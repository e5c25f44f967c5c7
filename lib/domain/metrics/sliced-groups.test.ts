import { expect, it } from 'vitest';
import { judgeSlicedGroups, type SlicedBlock } from '#/lib/domain/metrics/sliced-groups.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const [MONDAY, TUESDAY, WEDNESDAY] = [1, 2, 4];
const [A, B, C] = [1, 2, 3];
const block = (persons: number, ...slices: [group: number, days: number][]): SlicedBlock => ({
  persons,
  slices: new Map(slices),
});

const reasons = (blocks: SlicedBlock[], k = 5) =>
  Object.fromEntries([...judgeSlicedGroups(blocks, k).groups].map(([id, { hiddenReason }]) => [id, hiddenReason]));

it.each<[string, SlicedBlock[], Record<number, string | null>]>([
  ['alike on all days', [block(6, [A, MONDAY | TUESDAY]), block(7, [B, MONDAY | TUESDAY])], { 1: null, 2: null }],
  [
    'one person on the day that is another group’s alone: less the other days, its week would be that person',
    [block(4, [A, TUESDAY]), block(1, [A, MONDAY | TUESDAY]), block(6, [B, MONDAY])],
    { 1: 'protects_other_group', 2: 'protects_other_group' },
  ],
  [
    'enough persons on that day',
    [block(4, [A, TUESDAY]), block(5, [A, MONDAY | TUESDAY]), block(6, [B, MONDAY])],
    { 1: null, 2: null },
  ],
  [
    'few on a day in every group, but enough together',
    [block(5, [A, MONDAY]), block(3, [A, TUESDAY]), block(5, [B, MONDAY]), block(3, [B, TUESDAY])],
    { 1: null, 2: null },
  ],
  [
    'a hidden group with one person on a day that is another group’s alone',
    [block(4, [A, TUESDAY]), block(1, [A, MONDAY]), block(6, [B, MONDAY]), block(1, [C, TUESDAY])],
    { 1: 'protects_other_group', 2: 'protects_other_group', 3: 'group_too_small' },
  ],
])('%s', (_, blocks, expected) => {
  expect(reasons(blocks)).toEqual(expected);
});

it('leaves no split of days and groups with too few persons, whatever the week was', () => {
  const random = createRandom(3, 'slices');
  const days = [MONDAY, TUESDAY, WEDNESDAY];
  let mended = 0;
  for (let round = 0; round < 300; round++) {
    const only = new Map([A, B, C].map((id) => [id, days.filter(() => random.chance(0.6))]));
    const blocks = Array.from({ length: random.integer(8, 22) }, () => {
      const groups = random.chance(0.15) ? [A, B] : [random.pick([A, B, C])];
      const own = (id: number) => (only.get(id) ?? []).filter(() => random.chance(0.8)).reduce((a, b) => a | b, 0);
      return block(1, ...groups.map((id): [number, number] => [id, own(id) || MONDAY]));
    });
    // A day with too few persons is not shown, so its answers are not there.
    const isFull = (day: number) =>
      blocks.filter(({ slices }) => [...slices.values()].some((own) => own & day)).length >= 3;
    const kept = days.filter(isFull).reduce((a, b) => a | b, 0);
    const told = blocks.flatMap(({ slices }) => {
      const left = [...slices].map(([id, own]): [number, number] => [id, own & kept]).filter(([, own]) => own > 0);
      return left.length > 0 ? [block(1, ...left)] : [];
    });
    const { groups } = judgeSlicedGroups(told, 3);
    const shown = [...groups].filter(([, { hiddenReason }]) => hiddenReason === null).map(([id]) => id);
    mended += [...groups.values()].filter(({ hiddenReason }) => hiddenReason === 'protects_other_group').length;
    // Every day on one of two sides, every shown group too; hidden ones on the side of no figure.
    for (let here = 0; here < 8; here++) {
      for (let sides = 0; sides < 8; sides++) {
        const isHere = (id: number) => shown.includes(id) && ((sides >> (id - 1)) & 1) === 1;
        const left = told.filter(({ slices }) =>
          [...slices].some(([id, own]) => (isHere(id) ? own & ~here : own & here) > 0),
        ).length;
        expect(left === 0 || left >= 3, `${left} of ${JSON.stringify(told.map((one) => [...one.slices]))}`).toBe(true);
      }
    }
  }
  expect(mended).toBeGreaterThan(20);
});
