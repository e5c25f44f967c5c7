/**
 * Rounds a figure to one decimal, the precision in which scores are compared and shown; null stays null.
 * @example roundScore(54.1666) // 54.2
 */
export function roundScore(value: number): number;
export function roundScore(value: number | null): number | null;
export function roundScore(value: number | null): number | null {
  // Adding 0 turns -0, which JSON and screens would show as a falling zero, into 0.
  return value === null ? null : Math.round(value * 10 + Math.sign(value) * 1e-9) / 10 + 0;
}
