/** Returns an item of a list at an index that is known to exist. */
export function at(list: ArrayLike<number>, place: number): number {
  return list[place] ?? 0;
}
