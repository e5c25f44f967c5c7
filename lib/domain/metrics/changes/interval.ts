import { Z_90 } from '#/lib/domain/metrics/constants.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

// Degrees of freedom 1 to 30.
const T_90 = `6.314 2.920 2.353 2.132 2.015 1.943 1.895 1.860 1.833 1.812
  1.796 1.782 1.771 1.761 1.753 1.746 1.740 1.734 1.729 1.725
  1.721 1.717 1.714 1.711 1.708 1.706 1.703 1.701 1.699 1.697`
  .split(/\s+/)
  .map(Number);

/**
 * Gives Student's t for a two-sided 90 % interval; throws RangeError for fewer than one degree of freedom.
 * Source: Student's t table to 30, beyond that the first terms of the Cornish–Fisher expansion.
 * @example tQuantile90(4) // 2.132
 */
export function tQuantile90(degreesOfFreedom: number): number {
  if (!(degreesOfFreedom >= 1)) throw new RangeError(`Too few degrees of freedom: ${degreesOfFreedom}`);
  return T_90[degreesOfFreedom - 1] ?? Z_90 + (Z_90 ** 3 + Z_90) / (4 * degreesOfFreedom);
}

/**
 * Gives the half-width of a 90 % interval for the mean of `n` persons with spread `deviation`, never assuming less
 * spread than `floor`; throws RangeError for fewer than 2 persons. Source: Student's t-interval.
 * @example halfWidth90(5, 1.58, 8) // (2.132 * 8) / Math.sqrt(5)
 */
export function halfWidth90(n: number, deviation: number, floor: number): number {
  return (tQuantile90(n - 1) * Math.max(deviation, floor)) / Math.sqrt(n);
}
