/** A number of a list whose places are known to be there. */
export function at(list: ArrayLike<number>, place: number): number {
  return list[place] ?? 0;
}
