/**
 * Returns the average of a list, or null for an empty one.
 * @example mean([70, 90]) // 80
 */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Returns the sample standard deviation (divided by n − 1), 0 for fewer than two values.
 * @example sampleDeviation([-12, -8, -10, -9, -11]) // Math.sqrt(2.5)
 */
export function sampleDeviation(values: readonly number[]): number {
  const centre = mean(values);
  if (centre === null || values.length < 2) return 0;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1));
}

// Two thirds computed in different ways differ in the last bit, so remainders closer than this count as equal.
const TIE = 1e-9;

/**
 * Returns counts or shares as whole percentages that add up to exactly 100 (all 0 if the sum is 0). Equal remainders go
 * to the earlier entry. Throws RangeError for a negative or non-finite entry. Source: largest remainder method
 * (Hamilton).
 * @example computeWholePercentages([1, 1, 1]) // [34, 33, 33]
 */
export function computeWholePercentages(counts: readonly number[]): number[] {
  if (!counts.every((count) => Number.isFinite(count) && count >= 0)) {
    throw new RangeError('Percentages need finite counts of zero or more.');
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (100 * count) / total);
  const whole = exact.map((share) => Math.floor(share));
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: Math.round((share - (whole[index] ?? 0)) / TIE) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/**
 * Returns a score rounded to one decimal, the precision used to compare and show scores; null stays null.
 * @example roundScore(54.1666) // 54.2
 */
export function roundScore(value: number): number;
export function roundScore(value: number | null): number | null;
export function roundScore(value: number | null): number | null {
  // Adding 0 turns -0 into 0: JSON and screens would show it as a falling zero.
  return value === null ? null : Math.round(value * 10 + Math.sign(value) * 1e-9) / 10 + 0;
}

/**
 * Returns a value in whole points, halves away from zero; null stays null. Results without names have this precision,
 * and every change is written with it, so that a fall and a rise of the same size read alike.
 * @example wholePoints(-19.5) // -20
 */
export function wholePoints(value: number): number;
export function wholePoints(value: number | null): number | null;
export function wholePoints(value: number | null): number | null {
  return value === null ? null : Math.sign(value) * Math.round(Math.abs(value) + 1e-9) + 0;
}

/**
 * Returns a level 1–5 (agreement, baseline or norm) on the scale 0–100 in equal steps; null for anything else. Source:
 * docs/figures.md, What counts as an answer.
 * @example fiveStepScore(4) // 75
 */
export function fiveStepScore(level: number): number | null {
  return Number.isInteger(level) && level >= 1 && level <= 5 ? (level - 1) * 25 : null;
}

/**
 * Returns rows in lists by a key, keys in order of first appearance and rows in their own order.
 * @example groupRows([1, 2, 3], (n) => n % 2).get(1) // [1, 3]
 */
export function groupRows<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}
