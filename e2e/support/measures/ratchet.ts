/** Tolerance above a measure that may only fall, so that one more field or file doesn't fail. */
const ROOM = 0.05;

/**
 * Returns the limit of a measure from its last recorded value. Anyone who lowers the measure records the lower value.
 */
export function withRoom(figure: number): number {
  return figure * (1 + ROOM);
}
