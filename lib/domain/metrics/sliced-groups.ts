import { type GroupVerdicts, judgeGroups } from '#/lib/domain/metrics/visible-groups.ts';

/** Persons who answered in the same groups on the same days of a week. */
export interface SlicedBlock {
  readonly persons: number;
  /** The groups they answered in, each with a bit for every day. */
  readonly slices: ReadonlyMap<number, number>;
}

/** What a cut between two sets of days costs in one group: all of a side's persons, and those in no other group. */
interface Side {
  readonly days: number;
  persons: number;
  own: number;
}

/** Stands for everybody whose group is hidden. */
const HIDDEN = -1;

/**
 * Decides which groups of a week are shown beside the days of their whole: by `judgeGroups`, and so that no day or days
 * taken from a group's week leave 1 to k − 1 persons. Groups are hidden, smallest first, until that holds.
 *
 * Each group weighs the same on all its days in its own figure, each day the same in all groups in the whole's. So what
 * is left of any sum of them lies where groups and days are cut in two: days here, the others there, and every group on
 * the side that leaves fewer of its persons behind.
 * Source: complementary cell suppression (statistical disclosure control) in a table with two shown margins.
 * @example judgeSlicedGroups([4 persons on Tuesday and 1 on both days in team 1, 6 on Monday in team 2], 5).groups.get(1) // protects_other_group: team 1 less Tuesday would be one person's Monday
 */
export function judgeSlicedGroups(
  blocks: readonly SlicedBlock[],
  k: number,
  barred: ReadonlySet<number> = new Set(),
): GroupVerdicts {
  const hidden = new Set(barred);
  const persons = blocks.map((block) => ({ persons: block.persons, groups: [...block.slices.keys()] }));
  for (;;) {
    const verdict = judgeGroups(persons, k, hidden);
    const shown = [...verdict.groups].flatMap(([id, group]) => (group.hiddenReason === null ? [{ ...group, id }] : []));
    const thin = findThinCut(blocks, new Set(shown.map(({ id }) => id)), k);
    if (thin.size === 0) return verdict;
    const cut = shown.filter(({ id }) => thin.has(id));
    // A cut through hidden groups alone is one of days against groups: any group that goes mends it.
    const [next] = (cut.length > 0 ? cut : shown).toSorted((a, b) => a.persons - b.persons || a.id - b.id);
    if (!next) return verdict;
    hidden.add(next.id);
  }
}

/** The groups through which some days can be cut from the others so that 1 to k − 1 persons are left; none is good. */
function findThinCut(blocks: readonly SlicedBlock[], shown: ReadonlySet<number>, k: number): Set<number> {
  const merged = blocks.map(({ persons, slices }) => {
    const nodes = new Map<number, number>();
    for (const [id, days] of slices) {
      const node = shown.has(id) ? id : HIDDEN;
      nodes.set(node, (nodes.get(node) ?? 0) | days);
    }
    return { persons, nodes };
  });
  const all = merged.reduce((days, { nodes }) => [...nodes.values()].reduce((sum, own) => sum | own, days), 0);
  // Half of the sets of days: the others are what they leave.
  const half = all & (all - 1);
  for (let days = half; shown.size > 0 && days > 0; days = (days - 1) & half) {
    const sides = [...smallerSides(merged, days, all & ~days)].filter(([, side]) => side.persons > 0);
    if (sides.length > 0 && sides.reduce((sum, [, { own }]) => sum + own, 0) < k)
      return new Set(sides.map(([id]) => id));
  }
  return new Set();
}

function smallerSides(
  blocks: readonly { persons: number; nodes: ReadonlyMap<number, number> }[],
  ...halves: [days: number, others: number]
): Map<number, Side> {
  const sides = new Map<number, readonly [Side, Side]>();
  for (const { persons, nodes } of blocks) {
    for (const [id, days] of nodes) {
      const [first, second] = halves;
      const both = sides.get(id) ?? [
        { days: first, persons: 0, own: 0 },
        { days: second, persons: 0, own: 0 },
      ];
      sides.set(id, both);
      for (const side of both) {
        if ((days & side.days) === 0) continue;
        side.persons += persons;
        if (nodes.size === 1) side.own += persons;
      }
    }
  }
  const compare = (one: Side, other: Side) => one.persons - other.persons || one.own - other.own;
  return new Map([...sides].map(([id, [here, there]]) => [id, compare(here, there) <= 0 ? here : there]));
}
