/**
 * Averages a list, or gives null for an empty one.
 * @example mean([70, 90]) // 80
 */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Gives the sample standard deviation (n − 1 below the line), 0 for fewer than two values.
 * @example sampleDeviation([-12, -8, -10, -9, -11]) // Math.sqrt(2.5)
 */
export function sampleDeviation(values: readonly number[]): number {
  const centre = mean(values);
  if (centre === null || values.length < 2) return 0;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1));
}
