import type { DriverVerdict } from '#/lib/domain/metrics/scores/driver-balance.ts';

/**
 * Returns what a driver did in more than half of the groups in which it was named; null if nothing did, or if only one
 * group named it.
 * @example commonVerdict(['hurt', undefined, 'hurt', 'helped']) // 'hurt'
 */
export function commonVerdict(verdicts: readonly (DriverVerdict | undefined)[]): DriverVerdict | null {
  const all = verdicts.filter((verdict) => verdict !== undefined);
  const counts = [...Map.groupBy(all, (verdict) => verdict)];
  return counts.find(([, { length }]) => length > 1 && 2 * length > all.length)?.[0] ?? null;
}
