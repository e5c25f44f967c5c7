import { expect, it } from 'vitest';
import { compareWithWeek, splitAttention, type TeamHighlight } from '#/components/dashboards/breakdown/breakdown.ts';
import { shownDrivers } from '#/components/dashboards/breakdown/driver-map.tsx';

it('the map of reasons has what several parts named, and what hurt in one', () => {
  const driver = (id: number, helped: string | null, hurt: string | null) => ({ id, label: `${id}`, helped, hurt });
  const feelings = { good: 50, bad: 50 };
  const drivers = [driver(1, null, '20–49'), driver(2, '20–49', null), driver(3, '5–9', null)];
  const parts = [
    { feelings, drivers: [driver(1, null, '10–19'), driver(2, '10–19', null), driver(3, '5–9', null)] },
    { feelings, drivers: [driver(2, '5–9', null)] },
  ];
  const breakdown = { drivers, feelings, parts } as unknown as Parameters<typeof shownDrivers>[0];
  expect(shownDrivers(breakdown, null).map(({ id }) => id)).toEqual([1, 2]);
  expect(shownDrivers(breakdown, 3).map(({ id }) => id)).toEqual([1, 3]);
});

const one = (id: number, reason: 'fell' | 'rose' | 'above' | 'below' | 'participation') =>
  ({ team: { id }, reason, metric: reason === 'participation' ? reason : 'sentiment' }) as const;

it('a team that fell last week is named for it and no longer as risen, whichever of both is shown', () => {
  const fell = one(1, 'fell');
  const lists = { attention: [one(5, 'below')], risen: [one(1, 'rose'), one(2, 'rose')], success: [] };
  const compared = compareWithWeek(lists, [fell, one(5, 'fell')]);
  expect(compared).toMatchObject({ fallen: [fell, one(5, 'fell')], risen: [one(2, 'rose')], turned: [fell] });
  const without = compareWithWeek({ attention: [], risen: [one(2, 'rose')], success: [] }, []);
  expect(without).toMatchObject({ fallen: [], risen: [one(2, 'rose')], turned: [] });
});

it('a team that was low or fell last week isn’t going well; few answers say nothing about that', () => {
  const success = [one(1, 'above'), one(2, 'above'), one(3, 'above'), one(4, 'above')];
  const [fell, low, few] = [one(1, 'fell'), one(2, 'below'), one(3, 'participation')];
  const compared = compareWithWeek(
    { attention: [], risen: [], success },
    [fell, low, few, one(6, 'below')],
    [1, 4, 5, 6],
  );
  const lines = { success: [one(3, 'above'), one(4, 'above')], turned: [fell], low: [low, one(6, 'below')] };
  expect(compared).toMatchObject({ ...lines, moreSuccess: 1 });
});

it('a team that was low last week is named, also if it isn’t among the first that do well, but not twice', () => {
  const [low, urgent] = [one(8, 'below'), one(9, 'below')];
  const compared = compareWithWeek({ attention: [urgent], risen: [], success: [one(1, 'above')] }, [urgent, low]);
  expect(compared).toMatchObject({ low: [low], success: [one(1, 'above')] });
});

it('three teams that need attention have a row, or all four; the others are listed', () => {
  const attention = Array.from({ length: 5 }, (_, index) => one(index, 'fell')) as unknown as TeamHighlight[];
  const split = (count: number) => splitAttention({ attention: attention.slice(0, count) });
  expect(split(4)).toEqual({ rows: attention.slice(0, 4), others: [] });
  expect(split(5)).toEqual({ rows: attention.slice(0, 3), others: attention.slice(3) });
});
