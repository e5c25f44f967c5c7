/**
 * Puts a level 1–5 (agreement, baseline or norm) on the scale 0–100 in equal steps; null for anything else.
 * Source: docs/figures.md, One answer.
 * @example fiveStepScore(4) // 75
 */
export function fiveStepScore(level: number): number | null {
  return Number.isInteger(level) && level >= 1 && level <= 5 ? (level - 1) * 25 : null;
}
