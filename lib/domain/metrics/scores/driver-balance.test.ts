import { expect, it } from 'vitest';
import {
  balanceDrivers,
  classifyDriver,
  findWideDriver,
  shortenBalances,
} from '#/lib/domain/metrics/scores/driver-balance.ts';

const alike = { good: 40, bad: 40 };
const mostlyGood = { good: 60, bad: 12 };

it.each([
  [undefined, alike, undefined],
  [{ helped: null, hurt: null }, alike, undefined],
  [{ helped: '5–9', hurt: null }, mostlyGood, 'helped'],
  [{ helped: null, hurt: '5–9' }, mostlyGood, 'hurt'],
  [{ helped: '5–9', hurt: '20–49' }, alike, 'hurt'],
  [{ helped: '20–49', hurt: '20–49' }, alike, 'both'],
  [{ helped: '20–49', hurt: '20–49' }, mostlyGood, 'hurt'],
  [{ helped: '200–499', hurt: '20–49' }, mostlyGood, 'helped'],
  [{ helped: '100–199', hurt: '20–49' }, mostlyGood, 'both'],
  [{ helped: '20–49', hurt: '20–49' }, { good: null, bad: null }, 'both'],
] as const)('%j among %j is %s', (driver, shares, verdict) => {
  expect(classifyDriver(driver, shares)).toBe(verdict);
});

const mentions = (times: number) => (times === 0 ? null : { times, text: `${times}×` });
const driver = (id: number, hurt: number, helped: number) => ({
  id,
  label: `Driver ${id}`,
  hurt: mentions(hurt),
  helped: mentions(helped),
});
const idsOf = (balances: readonly { id: number }[]) => balances.map(({ id }) => id);

it('each driver appears once: what hurts most first, then what helps most', () => {
  const drivers = [driver(1, 0, 200), driver(2, 20, 20), driver(3, 50, 20), driver(4, 20, 500), driver(5, 0, 0)];
  const balances = balanceDrivers(drivers, { isCounted: false });
  expect(balances.map(({ id, side }) => [id, side])).toEqual([
    [3, 'hurt'],
    [2, 'hurt'],
    [4, 'helped'],
    [1, 'helped'],
  ]);
});

it('half a year and a year in which everything was named often still differ', () => {
  const drivers = [driver(1, 50, 1000), driver(2, 500, 200), driver(3, 200, 100)];
  const balances = balanceDrivers(drivers, { isCounted: false });
  expect(balances.map(({ id, side }) => [id, side])).toEqual([
    [2, 'hurt'],
    [3, 'hurt'],
    [1, 'helped'],
  ]);
  const lengths = balances.map(({ helped }) => helped?.length ?? 0);
  expect(lengths[2]).toBe(1);
  expect(lengths[0]).toBeLessThan(1);
});

it.each([true, false])(
  'a reason is on the side of its longer bar, and hurts if both are as long: counted %s',
  (isCounted) => {
    const drivers = [driver(1, 2, 3), driver(2, 2, 1), driver(3, 2, 2), driver(4, 0, 1)];
    const balances = balanceDrivers(drivers, { isCounted });
    expect(balances.map(({ id, side }) => [id, side])).toEqual([
      [2, 'hurt'],
      [3, 'hurt'],
      [1, 'helped'],
      [4, 'helped'],
    ]);
    const lengthOn = (one: (typeof balances)[number], side: 'helped' | 'hurt') => one[side]?.length ?? 0;
    for (const one of balances)
      expect(lengthOn(one, one.side)).toBe(Math.max(lengthOn(one, 'helped'), lengthOn(one, 'hurt')));
  },
);

it('counted bars share the scale of the longest, and a few mentions fill none', () => {
  const lengths = (...[hurt, helped]: [number, number]) => {
    const [balance] = balanceDrivers([driver(1, hurt, helped)], { isCounted: true });
    return [balance?.hurt?.length, balance?.helped?.length];
  };
  expect(lengths(10, 5)).toEqual([1, 0.5]);
  expect(lengths(2, 1)).toEqual([0.4, 0.2]);
});

it.each([
  [
    [5, 5],
    [1, 2, 3, 11, 12, 13],
  ],
  [
    [1, 5],
    [1, 11, 12, 13, 14, 15],
  ],
  [
    [5, 1],
    [1, 2, 3, 4, 5, 11],
  ],
  [
    [0, 2],
    [11, 12],
  ],
  [
    [9, 0],
    [1, 2, 3, 4, 5, 6],
  ],
] as const)('of %j drivers on the two sides six show both', ([hurt, helped], ids) => {
  const of = (count: number, first: number, times: [number, number]) =>
    Array.from({ length: count }, (_, at) => driver(first + at, ...times));
  const drivers = [...of(hurt, 1, [9, 0]), ...of(helped, 11, [0, 9])];
  expect(idsOf(shortenBalances(balanceDrivers(drivers, { isCounted: true }), 6))).toEqual(ids);
});

const order = [1, 2, 3].map((id) => ({ id }));
const findWideDrivers = (parts: Parameters<typeof findWideDriver>[0]) => findWideDriver(parts, order);

const part = (...hurting: number[]) => ({
  feelings: alike,
  drivers: [1, 2, 3].map((id) => {
    const isHurting = hurting.includes(id);
    return { id, label: `Driver ${id}`, hurt: isHurting ? '20–49' : null, helped: isHurting ? null : '20–49' };
  }),
});

it('what hurts in three quarters of the parts, at least three, is named with the next one', () => {
  expect(findWideDrivers([part(1, 2), part(1), part(1, 2), part(1)])).toEqual({
    first: { label: 'Driver 1', count: 4 },
    next: { label: 'Driver 2', count: 2 },
    total: 4,
  });
  expect(findWideDrivers([part(1), part(1), part(1), part(2)])).toMatchObject({ first: { count: 3 }, next: null });
  expect(findWideDrivers([part(1), part(1), part(), part(2)])).toBeNull();
  expect(findWideDrivers([part(1), part(1)])).toBeNull();
  expect(findWideDrivers([])).toBeNull();
});
