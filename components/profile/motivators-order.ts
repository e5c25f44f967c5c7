export type Move = 'top' | 'up' | 'down';

/** Moves the entry at `index` to the top or by one position; returns the same list if it's already at that end. */
export function moveEntry<Entry>(list: readonly Entry[], index: number, move: Move): Entry[] {
  const entry = list[index];
  const place = { top: 0, up: index - 1, down: index + 1 }[move];
  if (entry === undefined || place < 0 || place >= list.length) return [...list];
  return list.toSpliced(index, 1).toSpliced(place, 0, entry);
}

/** Returns the suggested priorities: the first of the order, as many as may be chosen. */
export function firstPriorities(ratings: readonly number[], priorities: readonly number[], max: number): number[] {
  return priorities.length > 0 ? [...priorities] : ratings.slice(0, max);
}
