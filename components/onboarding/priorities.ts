import { prioritiesCount } from '#/lib/domain/profile/constants.ts';

/** Returns the full order: the tapped entries, then the others in the order of the list. */
export function completeOrder(tapped: readonly number[], all: readonly number[]): number[] {
  return [...tapped, ...all.filter((id) => !tapped.includes(id))];
}

/** Returns another number of priorities: the last ones are dropped, or the next ones of the order added. */
export function resizePriorities(priorities: readonly number[], ratings: readonly number[], count: number): number[] {
  const next = ratings.filter((id) => !priorities.includes(id));
  return [...priorities, ...next].slice(0, count);
}

/** Returns the priorities that a new order suggests; chosen ones stay if the order begins with the same entries. */
export function prioritiesAfter(priorities: readonly number[], ratings: readonly number[]): number[] {
  const count = priorities.length > 0 ? priorities.length : prioritiesCount.max;
  const first = ratings.slice(0, count);
  return priorities.length > 0 && priorities.every((id) => first.includes(id)) ? [...priorities] : first;
}
