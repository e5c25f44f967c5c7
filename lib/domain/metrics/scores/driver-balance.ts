import { bandFloor, bandLength } from '#/lib/domain/metrics/publication/minimum-group.ts';

/** What a reason did in a group; undefined if too few people named it. */
export type DriverVerdict = 'helped' | 'hurt' | 'both';
type Sign = 'helped' | 'hurt';

/** The feelings that reasons were named with, in percent; null if hidden. */
export interface FeelingShares {
  readonly good: number | null;
  readonly bad: number | null;
}

/** Bands are coarse: shares that differ by less than this factor count as equal. */
const ALIKE = 1.5;

/** How often a reason was named with a feeling, and the length of its bar, 0 to 1. */
interface Named {
  readonly times: number;
  readonly length: number;
  readonly text: string;
  /** How many people named it, for readers who see names: “ · 4 people”. */
  readonly people?: string;
}

/** A reason with its counts on both sides, and the side it is drawn on. */
export interface Balance {
  readonly id: number;
  readonly label: string;
  readonly side: Sign;
  readonly helped: Named | null;
  readonly hurt: Named | null;
}

/**
 * Returns whether a reason helped or hurt, relative to how often people felt good or bad. Named half as often with bad
 * feelings as with good ones, it hurts if only a fifth as many feelings were bad. Returns undefined if it wasn't named.
 * @example classifyDriver({ helped: '20–49', hurt: '20–49' }, { good: 60, bad: 12 }) // 'hurt'
 */
export function classifyDriver(
  driver: { readonly helped: string | null; readonly hurt: string | null } | undefined,
  shares: FeelingShares,
): DriverVerdict | undefined {
  const [helped, hurt] = [bandFloor(driver?.helped ?? null), bandFloor(driver?.hurt ?? null)];
  if (helped === 0 && hurt === 0) return undefined;
  const lean = leanOf({ helped, hurt }, shares);
  if (lean >= ALIKE) return 'hurt';
  return lean > 1 / ALIKE ? 'both' : 'helped';
}

/** Returns how much more often a reason was named per bad feeling than per good one. */
function leanOf({ helped, hurt }: Record<Sign, number>, { good, bad }: FeelingShares): number {
  if (helped === 0) return Number.POSITIVE_INFINITY;
  const [goods, bads] = good && bad ? [good, bad] : [1, 1];
  return hurt / bads / (helped / goods);
}

/** The reasons named in a group, in bands, and the feelings of the group. */
export interface BandedDrivers {
  readonly drivers: readonly {
    readonly id: number;
    readonly label: string;
    readonly helped: string | null;
    readonly hurt: string | null;
  }[];
  readonly feelings: FeelingShares;
}

const PARTS_MIN = 3;
const PARTS_SHARE = 0.75;

/**
 * Returns the reason that hurts in the most parts, if these are three quarters and at least three; null if there is
 * none. With it comes the next reason that hurts in two or more. Ties go to the reason that comes first in the list.
 */
export function findWideDriver(parts: readonly BandedDrivers[], order: readonly { readonly id: number }[]) {
  const counts = new Map<number, { label: string; count: number }>();
  for (const { drivers, feelings } of parts)
    for (const driver of drivers) {
      const { id, label } = driver;
      if (classifyDriver(driver, feelings) === 'hurt')
        counts.set(id, { label, count: (counts.get(id)?.count ?? 0) + 1 });
    }
  const [first, next] = order.flatMap(({ id }) => counts.get(id) ?? []).sort((a, b) => b.count - a.count);
  if (!first || first.count < Math.max(PARTS_MIN, PARTS_SHARE * parts.length)) return null;
  return { first, next: next && next.count > 1 ? next : null, total: parts.length };
}

/** Bars of counts below this never reach the end of the scale: a reason named once isn't a finding. */
const LONGEST_COUNT_MIN = 5;

type BalancedDriver = Pick<Balance, 'id' | 'label'> & Readonly<Record<Sign, Omit<Named, 'length'> | null>>;

/**
 * Returns each reason once, on the side of its longer bar: first what hurts most, then what helps most. Counted bars
 * share one scale, and bars of bands have their own.
 */
export function balanceDrivers(drivers: readonly BalancedDriver[], { isCounted }: { isCounted: boolean }): Balance[] {
  const counts = drivers.flatMap(({ helped, hurt }) => [helped?.times ?? 0, hurt?.times ?? 0]);
  const longest = Math.max(LONGEST_COUNT_MIN, ...counts);
  const measure = (side: Omit<Named, 'length'> | null): Named | null =>
    side && { ...side, length: isCounted ? side.times / longest : bandLength(String(side.times)) };
  const timesOf = ({ helped, hurt }: BalancedDriver) => ({ helped: helped?.times ?? 0, hurt: hurt?.times ?? 0 });
  return (['hurt', 'helped'] as const).flatMap((side) =>
    listSide(drivers, timesOf, side).map(({ id, label, helped, hurt }) => ({
      id,
      label,
      side,
      helped: measure(helped),
      hurt: measure(hurt),
    })),
  );
}

/**
 * Returns the drivers that were named more often on one side, the most named first; in a tie, first what was named less
 * on the other. As often on both sides, it hurts. Charts and sentences use it, so they begin alike.
 * @example listSide([{ helped: 5, hurt: 5 }, { helped: 0, hurt: 5 }], (it) => it, 'hurt')[0]?.helped // 0
 */
export function listSide<Driver>(
  drivers: readonly Driver[],
  timesOf: (driver: Driver) => Record<Sign, number>,
  side: Sign,
): Driver[] {
  const other = side === 'hurt' ? 'helped' : 'hurt';
  return drivers
    .map((driver) => ({ driver, times: timesOf(driver) }))
    .filter(({ times }) => times[side] > 0 && times.hurt >= times.helped === (side === 'hurt'))
    .sort((a, b) => b.times[side] - a.times[side] || a.times[other] - b.times[other])
    .map(({ driver }) => driver);
}

/** Returns reasons around their axis, from counts published as bands. */
export function balanceBands({ drivers }: BandedDrivers): Balance[] {
  const inBand = (band: string | null) => (band === null ? null : { times: bandFloor(band), text: `${band}×` });
  return balanceDrivers(
    drivers.map(({ id, label, helped, hurt }) => ({ id, label, helped: inBand(helped), hurt: inBand(hurt) })),
    { isCounted: false },
  );
}

/** Returns the given number of reasons, the ones that matter most of each side, so that both sides appear. */
export function shortenBalances(balances: readonly Balance[], limit: number): Balance[] {
  const [hurt, helped] = (['hurt', 'helped'] as const).map((side) => balances.filter((one) => one.side === side));
  const half = Math.floor(limit / 2);
  const hurting = Math.max(half, limit - (helped?.length ?? 0));
  const drivers = (hurt ?? []).slice(0, hurting);
  return [...drivers, ...(helped ?? []).slice(0, limit - drivers.length)];
}
