/** Room above a measure that may only fall, so that one more field or file breaks nothing. */
const ROOM = 0.05;

/** Returns what a figure may be at most, by what it was when it was last noted. Anyone who lowers it notes the lower one. */
export function withRoom(figure: number): number {
  return figure * (1 + ROOM);
}
