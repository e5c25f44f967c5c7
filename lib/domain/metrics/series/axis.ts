const USUAL_FROM = 40;
/** Distance between two lines of the grid. */
export const GRID_STEP = 20;

/**
 * Returns where an axis for scores of 0 to 100 begins: at 40, so that lines use the height, or lower if a value is
 * lower.
 * @example axisFrom([52, null, 38]) // 20
 */
export function axisFrom(values: readonly (number | null)[]): number {
  const lowest = Math.min(USUAL_FROM, ...values.filter((value) => value !== null));
  return Math.floor(lowest / GRID_STEP) * GRID_STEP;
}
