import { describe, expect, it } from 'vitest';
import { asOf, everyDay, figure, stepOn, total, visibilityOf } from '#/e2e/support/scenes/team-visibility.ts';
import type { TeamVisibility } from '#/lib/domain/coaching/evaluations/team-visibility.ts';
import { listCandidates } from '#/lib/domain/coaching/rules/insight-rules.ts';

const { byName, days } = visibilityOf();
const said = (more: Partial<TeamVisibility>, audience: 'leader' | 'member' = 'leader') =>
  listCandidates(visibilityOf(more), audience).map(({ textKey, facts }) =>
    [textKey, ...Object.values(facts)].join(' '),
  );

it('there is no insight about a team in which nothing stands out', () => {
  expect([said({}), said({}, 'member')]).toEqual([[], []]);
});

describe('days with bad feelings', () => {
  const lows = (...lows: number[]) => ({
    ...days,
    sentiment: [
      ...everyDay(60).slice(0, -3),
      ...lows.map((low, at) => stepOn(`2026-11-${14 + at}`, 40, { low, answers: 10 })),
    ],
  });
  it.each([
    [[4, 5, 6], ['badDays 40']],
    [[4, 3, 6], []],
    [[9, 9], []],
  ])('%j of ten on the last three', (counts, texts) => {
    expect(said({ days: lows(...counts) })).toEqual(texts);
  });

  it('give no insight if one of the last results is hidden from a reader', () => {
    const { sentiment, ...others } = lows(6, 6, 6);
    const last = sentiment.map((step, at) => ({ ...step, isHidden: at === sentiment.length - 2 }));
    expect(said({ days: { ...others, sentiment: last } })).toEqual([]);
  });

  it('give no insight if the last results are old', () => {
    expect(said({ days: lows(6, 6, 6), asOf: '2026-11-25' })).toEqual([]);
  });

  it('are only mentioned to leaders', () => {
    expect(said({ days: lows(6, 6, 6) }, 'member')).toEqual([]);
  });
});

describe('a factor', () => {
  // Each day has 20 answers, 4 bad and 2 good.
  const felt = { ...days, sentiment: everyDay(60, { answers: 20, low: 4, high: 2 }) };
  it.each([
    [total(1, { low: 36 }), ['factorHurts 1 30']],
    [total(1, { low: 35 }), []],
    [total(14, { high: 30 }), ['factorHelps 14 50']],
    [total(4, { low: 60 }), ['factorHurts 4 50']],
  ])('%j', (factor, texts) => {
    expect(said({ days: felt, factors: [factor] })).toEqual(texts);
  });

  it('that was named less often than the minimum group size isn’t mentioned', () => {
    const rare = { ...days, sentiment: [stepOn(asOf, 50, { low: 6, high: 2 })] };
    expect(said({ days: rare, factors: [total(1, { low: 4 })] })).toEqual([]);
    expect(said({ days: rare, factors: [total(1, { low: 5 })] })).toEqual(['factorHurts 1 83']);
  });

  it('isn’t mentioned if such feelings are rare', () => {
    const well = (low: number) => ({ ...days, sentiment: everyDay(90, { answers: 20, low, high: 10 }) });
    const of = (low: number) => said({ days: well(low), factors: [total(1, { low: 60 })] });
    expect([of(1), of(2)]).toEqual([[], ['factorHurts 1 100']]);
  });

  it('is read by members unless it’s about people or may come from fewer than five', () => {
    const of = (id: number, k = 5) => said({ k, days: felt, factors: [total(id, { low: 60 })] }, 'member');
    expect([of(1), of(4), of(5), of(15), of(1, 3)]).toEqual([['factorHurts 1 50'], [], [], [], []]);
  });
});

describe('an insight from answers by name', () => {
  it.each([
    [{ gap: { motivatorId: 6, since: '2026-10-20' } }, ['gap 6']],
    [{ gap: { motivatorId: 6, since: '2026-10-21' } }, []],
    [{ spread: { deviation: 25, persons: 5 } }, ['spread']],
    [{ spread: { deviation: 24.9, persons: 9 } }, []],
    [{ spread: { deviation: 40, persons: 4 } }, []],
    [{ newcomers: 1 }, ['newMember']],
  ])('%j', (more, texts) => {
    expect(said({ byName: { ...byName, ...more } })).toEqual(texts);
    expect(said({ byName: { ...byName, ...more } }, 'member')).toEqual([]);
  });

  it('mentions working at home together with its problems', () => {
    const felt = {
      days: { ...days, sentiment: everyDay(60, { answers: 20, low: 4 }) },
      factors: [total(11, { low: 60 })],
    };
    expect(said({ ...felt, byName: { ...byName, homeShare: 60 } })).toEqual(['factorHurts 11 50', 'home 11']);
    expect(said({ ...felt, byName: { ...byName, homeShare: 59 } })).toEqual(['factorHurts 11 50']);
  });
});

it.each([
  [{ safety: { avg: 6, persons: 5 } }, ['safety 6']],
  [{ safety: { avg: 6.1, persons: 5 } }, []],
  [{ safety: { avg: 3, persons: 4 } }, []],
  [{ load: { avg: 5, persons: 9 } }, ['load 5']],
  [{ load: { avg: 5.1, persons: 9 } }, []],
  [{ performance: figure(70, 0), sentiment: figure(49, 0) }, ['strained 70 49']],
  [{ performance: figure(69, 0), sentiment: figure(49, 0) }, []],
  [{ performance: figure(70, 0), sentiment: figure(50, 0) }, []],
])('%j', (more, texts) => {
  expect(said(more)).toEqual(texts);
});
