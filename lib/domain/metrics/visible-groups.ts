import type { HiddenReason } from '#/lib/domain/metrics/minimum-group.ts';

/** Persons who answered in exactly these sibling groups, in none of them when the list is empty. */
export interface PersonBlock {
  readonly groups: readonly number[];
  readonly persons: number;
}

/** Whether the whole may be shown, and each group with somebody in it; null where it may. */
export interface GroupVerdicts {
  readonly persons: number;
  readonly hiddenReason: HiddenReason | null;
  readonly groups: ReadonlyMap<number, { readonly persons: number; readonly hiddenReason: HiddenReason | null }>;
}

interface Group {
  readonly id: number;
  readonly persons: number;
}

/**
 * Decides which of some groups that may share persons are shown beside their whole, so that neither a figure nor what
 * is left of the whole without any of the shown groups rests on 1 to k − 1 persons. A shown group needs `k` persons whom
 * no other shown group has; those in hidden groups, and those in hidden groups only, are none or at least `k`. The
 * smallest go first (tie: lowest id). Groups in `barred` are hidden whatever their size.
 * Source: complementary cell suppression (statistical disclosure control), over sets of persons.
 * @example judgeGroups([{ groups: [1], persons: 8 }, { groups: [2], persons: 3 }, { groups: [3], persons: 6 }], 5) // 1 shown; 2 group_too_small; 3 protects_other_group
 */
export function judgeGroups(
  blocks: readonly PersonBlock[],
  k: number,
  barred: ReadonlySet<number> = new Set(),
): GroupVerdicts {
  const filled = blocks.filter(({ persons }) => persons > 0);
  const total = sum(filled);
  const ids = [...new Set(filled.flatMap(({ groups }) => groups))].sort((a, b) => a - b);
  const all = ids.map((id): Group => ({ id, persons: sum(filled.filter(({ groups }) => groups.includes(id))) }));
  const isShown = (group: Group) => group.persons >= k && !barred.has(group.id);
  let shown = total < k ? [] : all.filter(isShown);
  for (let next = nextToHide(filled, shown, k); next !== null; next = nextToHide(filled, shown, k)) {
    const { id } = next;
    shown = shown.filter((group) => group.id !== id);
  }
  const shownIds = new Set(shown.map(({ id }) => id));
  const reasonOf = ({ id, persons }: Group): HiddenReason | null => {
    if (shownIds.has(id)) return null;
    return persons < k ? 'group_too_small' : 'protects_other_group';
  };
  return {
    persons: total,
    hiddenReason: total > 0 && total < k ? 'group_too_small' : null,
    groups: new Map(all.map((group) => [group.id, { persons: group.persons, hiddenReason: reasonOf(group) }])),
  };
}

/** The shown group that has to go next, or null when nothing reveals anybody. */
function nextToHide(blocks: readonly PersonBlock[], shown: readonly Group[], k: number): Group | null {
  const ids = new Set(shown.map(({ id }) => id));
  const own = new Map<number, number>();
  let touched = 0;
  let left = 0;
  for (const { groups, persons } of blocks) {
    const inShown = groups.filter((id) => ids.has(id));
    if (inShown.length < groups.length || groups.length === 0) touched += persons;
    if (inShown.length === 0) left += persons;
    const [only] = inShown;
    if (inShown.length === 1 && only !== undefined) own.set(only, (own.get(only) ?? 0) + persons);
  }
  const thin = shown.filter(({ id }) => (own.get(id) ?? 0) < k);
  if (thin.length > 0) return smallest(thin);
  const isRevealing = [touched, left].some((persons) => persons > 0 && persons < k);
  return isRevealing ? smallest(shown) : null;
}

function smallest(groups: readonly Group[]): Group | null {
  return [...groups].sort((a, b) => a.persons - b.persons || a.id - b.id)[0] ?? null;
}

function sum(blocks: readonly PersonBlock[]): number {
  return blocks.reduce((persons, block) => persons + block.persons, 0);
}
