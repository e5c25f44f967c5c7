import type { Driver } from '#/components/dashboards/breakdown/breakdown.ts';
import { bandFloor } from '#/lib/domain/metrics/publication/minimum-group.ts';

/** What a driver did in a place; undefined where too few named it. */
export type DriverVerdict = 'helped' | 'hurt' | 'both';

/**
 * Returns whether a driver helped or hurt, by the bands of how often it was named with each kind of feeling.
 * @example classifyDriver({ helped: '5–9', hurt: '20–49' }) // 'hurt'
 */
export function classifyDriver(driver: Pick<Driver, 'helped' | 'hurt'> | undefined): DriverVerdict | undefined {
  const [helped, hurt] = [bandFloor(driver?.helped ?? null), bandFloor(driver?.hurt ?? null)];
  if (helped === 0 && hurt === 0) return undefined;
  if (helped === hurt) return 'both';
  return helped > hurt ? 'helped' : 'hurt';
}
