// Two thirds computed in different ways differ in the last bit; below this, remainders count as equal.
const TIE = 1e-9;

/**
 * Turns counts or shares into whole percentages that add up to exactly 100 (all 0 when there is nothing to share
 * out); equal remainders go to the earlier entry; throws RangeError for a negative or non-finite entry.
 * Source: largest remainder method (Hamilton).
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
