import { type BandedDrivers, classifyDriver, type DriverVerdict } from '#/lib/domain/metrics/scores/driver-balance.ts';

/**
 * Returns what a reason did in more than half of the groups where it was named; null if nothing did, or if only one
 * group named it.
 * @example commonVerdict(['hurt', undefined, 'hurt', 'helped']) // 'hurt'
 */
export function commonVerdict(verdicts: readonly (DriverVerdict | undefined)[]): DriverVerdict | null {
  const all = verdicts.filter((verdict) => verdict !== undefined);
  const counts = [...Map.groupBy(all, (verdict) => verdict)];
  return counts.find(([, { length }]) => length > 1 && 2 * length > all.length)?.[0] ?? null;
}

/** Returns what a reason did in each group; undefined where it wasn't named often enough. */
export function verdictsOf(driver: { readonly id: number }, groups: readonly BandedDrivers[]) {
  return groups.map(({ drivers, feelings }) =>
    classifyDriver(
      drivers.find(({ id }) => id === driver.id),
      feelings,
    ),
  );
}

/** Returns the reasons that at least two groups named. */
export function comparableDrivers<Driver extends { readonly id: number }>(
  drivers: readonly Driver[],
  groups: readonly BandedDrivers[],
): Driver[] {
  return drivers.filter((driver) => verdictsOf(driver, groups).filter((verdict) => verdict !== undefined).length > 1);
}

/**
 * Returns the reasons that hurt or helped wherever they were named, and those that differ between groups; without
 * reasons that fewer than two groups named, and those that did both wherever they were named.
 */
export function compareGroups<Driver extends { readonly id: number }>(
  drivers: readonly Driver[],
  groups: readonly BandedDrivers[],
): Record<'hurt' | 'helped' | 'differs', Driver[]> {
  const compared: Record<'hurt' | 'helped' | 'differs', Driver[]> = { hurt: [], helped: [], differs: [] };
  for (const driver of comparableDrivers(drivers, groups)) {
    const [verdict, ...others] = new Set(verdictsOf(driver, groups).filter((one) => one !== undefined));
    if (others.length > 0) compared.differs.push(driver);
    else if (verdict === 'hurt' || verdict === 'helped') compared[verdict].push(driver);
  }
  return compared;
}
