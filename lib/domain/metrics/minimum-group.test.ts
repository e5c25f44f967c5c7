import { describe, expect, it } from 'vitest';
import {
  type AnsweringGroup,
  answersHiddenReason,
  filterHiddenReason,
  type GroupVisibility,
  minimumGroupSize,
  personsBand,
  suppressSmallGroups,
} from '#/lib/domain/metrics/minimum-group.ts';

/** A parent of leaf groups with the given sizes; `n` larger than their sum means persons outside every group. */
function parent(id: number, sizes: number[], n?: number): AnsweringGroup {
  const children = sizes.map((size, index) => ({ id: id * 10 + index + 1, n: size }));
  return { id, n: n ?? sizes.reduce((sum, size) => sum + size, 0), children };
}

function reasons(view: GroupVisibility): (string | null)[] {
  return [view.hiddenReason, ...view.children.flatMap(reasons)];
}

const small = 'group_too_small';
const protects = 'protects_other_group';

describe('suppressSmallGroups', () => {
  it.each([
    ['teams 6, 5, 2', parent(1, [6, 5, 2]), [null, null, protects, small]],
    ['company of 7 = 6 + 1', parent(1, [6, 1]), [null, protects, small]],
    ['nothing small', parent(1, [6, 5, 9]), [null, null, null, null]],
    ['two small ones protect each other', parent(1, [9, 2, 3]), [null, null, small, small]],
    ['a tie goes to the lowest id', parent(1, [5, 5, 2]), [null, protects, null, small]],
    ['an empty team hides nothing', parent(1, [6, 0]), [null, null, null]],
    ['nobody at all', parent(1, [0, 0]), [null, null, null]],
    ['the whole is too small', parent(1, [3, 1]), [small, small, small]],
    ['one person outside every team', parent(1, [6, 7], 14), [null, protects, null]],
    ['five persons outside every team', parent(1, [6, 7], 18), [null, null, null]],
    ['someone is in two teams', parent(1, [6, 7], 12), [null, null, null]],
    ['two small teams that share a person', parent(1, [6, 3, 3], 11), [null, null, small, small]],
    ['two large teams that may hide a small one', parent(1, [6, 5, 2], 11), [null, null, protects, small]],
    ['two small teams that may be the same four', parent(1, [6, 4, 4], 10), [null, protects, small, small]],
  ])('%s', (_, group, expected) => {
    expect(reasons(suppressSmallGroups(group, 5))).toEqual(expected);
  });

  it('goes on below a department that had to be hidden', () => {
    // Teams 5 and 5 would add up to the hidden department and so give away the other one, of 4.
    const company = { id: 1, n: 14, children: [parent(2, [4]), parent(3, [5, 5])] };
    expect(reasons(suppressSmallGroups(company, 5))).toEqual([null, small, small, protects, protects, null]);
  });

  it('hides no more of a large department than it has to', () => {
    const company = { id: 1, n: 104, children: [parent(2, [4]), parent(3, Array<number>(20).fill(5))] };
    const hidden = reasons(suppressSmallGroups(company, 5)).filter((reason) => reason === protects);
    expect(hidden).toHaveLength(2);
  });

  it('hands back no counts', () => {
    const view = suppressSmallGroups(parent(1, [6, 1]), 5);
    expect(Object.keys(view).sort()).toEqual(['children', 'hiddenReason', 'id']);
  });

  it('never leaves a remainder of fewer than k persons that a viewer could subtract', () => {
    let seed = 5;
    const next = (below: number) => {
      seed = (seed * 16807) % 2147483647;
      return seed % below;
    };
    let shownGroups = 0;
    for (let round = 0; round < 1500; round += 1) {
      const k = 3 + next(4);
      const departments = Array.from({ length: 1 + next(3) }, (_, index) => {
        const sizes = Array.from({ length: next(4) }, () => next(12));
        const sum = sizes.reduce((total, size) => total + size, 0);
        return parent(index + 2, sizes, sum + (sizes.length === 0 || next(3) === 0 ? next(7) : 0));
      });
      const company = {
        id: 1,
        n: departments.reduce((sum, { n }) => sum + n, next(2) * next(5)),
        children: departments,
      };
      for (const remainder of remaindersSeen(company, suppressSmallGroups(company, k))) {
        shownGroups += 1;
        expect(remainder === 0 || remainder >= k, `${remainder} of k ${k} in ${JSON.stringify(company)}`).toBe(true);
      }
    }
    expect(shownGroups).toBeGreaterThan(5000);
  });
});

/** Sizes of all selections of shown groups below a group, of which no two lie in each other. */
function selections(group: AnsweringGroup, view: GroupVisibility): number[] {
  let sums = [0];
  for (const [index, child] of (group.children ?? []).entries()) {
    const childView = view.children[index];
    if (childView === undefined) continue;
    const options = selections(child, childView);
    if (childView.hiddenReason === null) options.push(child.n);
    sums = [...new Set(sums.flatMap((sum) => options.map((option) => sum + option)))];
  }
  return sums;
}

/** What is left of every shown group after subtracting every selection of shown groups below it. */
function remaindersSeen(group: AnsweringGroup, view: GroupVisibility): number[] {
  const own = view.hiddenReason === null ? selections(group, view).map((sum) => group.n - sum) : [];
  const below = (group.children ?? []).flatMap((child, index) => {
    const childView = view.children[index];
    return childView === undefined ? [] : remaindersSeen(child, childView);
  });
  return [...own, ...below];
}

describe('single figures', () => {
  it.each([
    [null, 5],
    [5, 5],
    [1, 3],
    [3, 3],
    [10, 10],
    [50, 10],
  ])('setting %s → minimum %i', (setting, expected) => {
    expect(minimumGroupSize(setting)).toBe(expected);
  });

  it.each([
    [4, 'not_enough_answers'],
    [0, 'not_enough_answers'],
    [5, null],
  ])('%i answers → %s', (n, expected) => {
    expect(answersHiddenReason(n, 5)).toBe(expected);
  });

  it.each([
    [12, 8, protects],
    [12, 7, null],
    [12, 12, null],
    [12, 4, small],
    [12, 0, null],
    [6, 5, protects],
  ])('of %i persons a filter of %i → %s', (parentN, filteredN, expected) => {
    expect(filterHiddenReason(parentN, filteredN, 5)).toBe(expected);
  });

  it.each([
    [2, null],
    [3, '3–4'],
    [5, '5–9'],
    [7, '5–9'],
    [10, '10–19'],
    [20, '20–49'],
    [50, '50+'],
  ])('%i persons are shown as %s', (n, expected) => {
    expect(personsBand(n)).toBe(expected);
  });
});
