import { K_ANON, K_ANON_MAX, K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';

/** Why a figure is null; a hidden figure is never 0. */
export type HiddenReason = 'group_too_small' | 'protects_other_group' | 'not_enough_answers';

/**
 * A company, department or team with `n`, the distinct persons who answered this question in this window; ids are
 * unique among siblings.
 */
export interface AnsweringGroup {
  readonly id: number;
  readonly n: number;
  readonly children?: readonly AnsweringGroup[];
}

/** The same tree with the reason why a group's figure must not be shown, or null where it may. */
export interface GroupVisibility {
  readonly id: number;
  readonly hiddenReason: HiddenReason | null;
  readonly children: readonly GroupVisibility[];
}

/**
 * Gives the minimum group size in force: the company's setting kept within 3–10, or 5 without one.
 * @example minimumGroupSize(null) // 5; minimumGroupSize(1) // 3
 */
export function minimumGroupSize(setting: number | null): number {
  return setting === null ? K_ANON : Math.min(K_ANON_MAX, Math.max(K_ANON_MIN, Math.trunc(setting)));
}

/**
 * Tells why a single figure over `n` persons is hidden under minimum `k`, or null when it may be shown.
 * @example answersHiddenReason(4, 5) // 'not_enough_answers'
 */
export function answersHiddenReason(n: number, k: number): HiddenReason | null {
  return n < k ? 'not_enough_answers' : null;
}

/**
 * Tells why a filtered figure is refused: the filtered group itself is too small, or it leaves so few others that
 * subtracting the two figures would reveal them; null when it may be shown.
 * @example filterHiddenReason(12, 8, 5) // 'protects_other_group'
 */
export function filterHiddenReason(parentN: number, filteredN: number, k: number): HiddenReason | null {
  if (filteredN > 0 && filteredN < k) return 'group_too_small';
  const others = parentN - filteredN;
  return others > 0 && others < k ? 'protects_other_group' : null;
}

/**
 * Gives the band shown instead of an exact number of persons on anonymous results, or null below 3 persons.
 * @example personsBand(7) // '5–9'
 */
export function personsBand(n: number): string | null {
  if (n < K_ANON_MIN) return null;
  if (n < 5) return '3–4';
  if (n < 10) return '5–9';
  if (n < 20) return '10–19';
  return n < 50 ? '20–49' : '50+';
}

interface Node {
  readonly id: number;
  readonly n: number;
  readonly children: readonly Node[];
  hiddenReason: HiddenReason | null;
}

function toNode(group: AnsweringGroup, k: number): Node {
  const hiddenReason = group.n > 0 && group.n < k ? 'group_too_small' : null;
  return { id: group.id, n: group.n, hiddenReason, children: (group.children ?? []).map((child) => toNode(child, k)) };
}

/** Drops the counts: what leaves this module must not let a reader work out a hidden group. */
function toVisibility({ id, hiddenReason, children }: Node): GroupVisibility {
  return { id, hiddenReason, children: children.map(toVisibility) };
}

function selfAndDescendants(node: Node): Node[] {
  return [node, ...node.children.flatMap(selfAndDescendants)];
}

/** The topmost shown groups below a node: what a viewer can subtract from the node's own figure. */
function shownBelow(node: Node): Node[] {
  return node.children.flatMap((child) => {
    if (child.hiddenReason !== null) return shownBelow(child);
    return child.n > 0 ? [child] : [];
  });
}

/** Persons below a node who are in no shown group: members of hidden groups and of no group at all. */
function uncoveredBelow(node: Node): number {
  const inNoChild = Math.max(0, node.n - node.children.reduce((sum, child) => sum + child.n, 0));
  return node.children.reduce(
    (sum, child) => sum + (child.hiddenReason === null ? 0 : uncoveredBelow(child)),
    inNoChild,
  );
}

/**
 * Decides for a whole tree which groups' figures may be shown: those below `k` are hidden, and wherever fewer than
 * `k` persons would be left after subtracting the shown groups from the group above them, the smallest shown one
 * (tie: lowest id) is hidden too, until nobody can be worked out. Groups of 0 have nothing to hide. A person in two
 * sibling groups counts in both. Source: complementary cell suppression (statistical disclosure control).
 * @example suppressSmallGroups(13 = teams 6, 5, 2; k 5) // 2: group_too_small, 5: protects_other_group, 6 and all: null
 */
export function suppressSmallGroups(root: AnsweringGroup, k: number): GroupVisibility {
  const tree = toNode(root, k);
  const nodes = selfAndDescendants(tree);
  const isRevealing = (node: Node) => {
    if (node.hiddenReason !== null) return false;
    // Both are the same unless someone is in two groups; then either may be the true remainder.
    const remainders = [uncoveredBelow(node), node.n - shownBelow(node).reduce((sum, shown) => sum + shown.n, 0)];
    return remainders.some((remainder) => remainder > 0 && remainder < k);
  };
  for (let revealing = nodes.find(isRevealing); revealing !== undefined; revealing = nodes.find(isRevealing)) {
    const smallest = shownBelow(revealing).sort((a, b) => a.n - b.n || a.id - b.id)[0];
    if (smallest === undefined) break;
    smallest.hiddenReason = 'protects_other_group';
  }
  return toVisibility(tree);
}
