const USUAL_FROM = 40;
/** Between two lines of the grid. */
export const GRID_STEP = 20;

/**
 * Returns where the axis of figures from 0 to 100 begins: at 40, so that lines have the room, or lower where one lies below.
 * @example axisFrom([52, null, 38]) // 20
 */
export function axisFrom(values: readonly (number | null)[]): number {
  const lowest = Math.min(USUAL_FROM, ...values.filter((value) => value !== null));
  return Math.floor(lowest / GRID_STEP) * GRID_STEP;
}
