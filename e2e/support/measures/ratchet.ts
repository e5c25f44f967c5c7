/** Room above a figure that may only fall, so that one field or file more breaks nothing. */
const ROOM = 0.05;

/** Returns what a figure may be at most, by what it was when it was last noted. Whoever lowers it notes the lower one. */
export function withRoom(figure: number): number {
  return figure * (1 + ROOM);
}
