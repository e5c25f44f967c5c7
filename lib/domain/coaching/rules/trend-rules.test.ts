import { describe, expect, it } from 'vitest';
import { everyDay, figure, stepOn, total, visibilityOf } from '#/e2e/support/scenes/team-visibility.ts';
import { shownColor } from '#/lib/domain/coaching/constants.ts';
import type { TeamVisibility } from '#/lib/domain/coaching/evaluations/team-visibility.ts';
import { listTrends } from '#/lib/domain/coaching/rules/trend-rules.ts';

const few = { personsBand: '3–4' };
const said = (more: Partial<TeamVisibility>, audience: 'leader' | 'member' = 'leader') =>
  listTrends(visibilityOf(more), audience).map(({ textKey, color }) => `${textKey} ${color}`);

it('there is no trend about a team in which nothing has clearly changed', () => {
  expect(said({})).toEqual([]);
});

describe('a change', () => {
  it.each([
    ['performance', 10, 'perfomance very_good'],
    ['performance', 9, 'perfomance good'],
    ['performance', 5, 'perfomance good'],
    ['performance', 4, 'perfomance neutral'],
    ['performance', -4, 'perfomance neutral'],
    ['performance', -5, 'perfomance bad'],
    ['motivation', 10, 'motivation very_good'],
    ['motivation', -5, 'motivation bad'],
    ['sentiment', 15, 'sentiment very_good'],
    ['sentiment', 8, 'sentiment good'],
    ['sentiment', -7, 'sentiment neutral'],
    ['sentiment', -8, 'sentiment bad'],
  ] as const)('of %s by %i points beyond chance is %s', (metric, change, text) => {
    expect(said({ [metric]: figure(60, change) })).toEqual([text]);
  });

  it.each([
    ['that may be chance', figure(60, -12, { reliable: false }), []],
    ['of few points that may be chance', figure(60, 2, { reliable: false }), ['perfomance neutral']],
    ['of few points in results that end early', figure(60, 2, { reliable: false, isPartial: true }), []],
    ['that is small in results that end early', figure(60, 3, { isPartial: true }), []],
    ['without anything before it', figure(60, null), []],
  ])('%s', (_, performance, texts) => {
    expect(said({ performance })).toEqual(texts);
  });

  it('is read by members if it comes from at least five people', () => {
    expect(said({ performance: figure(60, -6) }, 'member')).toEqual(['perfomance bad']);
    expect(said({ performance: figure(60, -6, few), k: 3 }, 'member')).toEqual([]);
    expect(said({ performance: figure(60, -6, few), k: 3 })).toEqual(['perfomance bad']);
  });

  it('says only to leaders what is missing most', () => {
    const visibility = visibilityOf({
      motivation: figure(50, -6),
      byName: { spread: null, homeShare: null, gap: { motivatorId: 3, since: '2026-11-01' }, newcomers: 0 },
    });
    expect(listTrends(visibility, 'leader')[0]?.facts).toMatchObject({ motivatorId: 3 });
    expect(listTrends(visibility, 'member')[0]?.facts).not.toHaveProperty('motivatorId');
  });

  it('of the mood names what was named most, unless it’s about people', () => {
    const days = { ...visibilityOf().days, sentiment: everyDay(40, { low: 4 }) };
    const factorOf = (id: number) =>
      listTrends(visibilityOf({ sentiment: figure(40, -9), days, factors: [total(id, { low: 60 })] }), 'leader')[0]
        ?.facts.factorId;
    expect([factorOf(1), factorOf(4)]).toEqual([1, undefined]);
  });
});

it.each([
  ['sentiment', 'neutral', 23, 'bad'],
  ['motivation', 'neutral', 79, 'default'],
  ['participation', 'neutral', 63, 'neutral'],
  ['participation', 'neutral', 41, 'bad'],
  ['perfomance', 'bad', 71, 'bad'],
] as const)('%s that is %s at %i is shown as %s', (textKey, color, avg, result) => {
  expect(shownColor({ textKey, color, facts: { avg } })).toBe(result);
});

it('a month in which all three rise is a good month', () => {
  const rising = { performance: figure(70, 6), motivation: figure(70, 11), sentiment: figure(70, 9) };
  expect(said(rising)[0]).toBe('goodMonth very_good');
  expect(said({ ...rising, sentiment: figure(70, 5) })).not.toContain('goodMonth very_good');
});

describe('participation', () => {
  it.each([
    [49, 50, ['participation neutral']],
    [50, 50, []],
    [55, 75, ['participation neutral']],
    [56, 75, []],
    [80, 70, ['participation good']],
    [79, 70, []],
    [90, 85, ['participation very_good']],
    [92, 90, []],
    [49, null, ['participation neutral']],
    [null, null, []],
  ])('of %s %% after %s %%', (rate, previousRate, texts) => {
    expect(said({ participation: { rate, previousRate } })).toEqual(texts);
    expect(said({ participation: { rate, previousRate } }, 'member')).toEqual(texts);
  });
});

describe('norms', () => {
  it.each([
    [500, ['norm bad']],
    [510, []],
    [790, []],
    [800, ['norm good']],
  ])('of %i tenths of a point', (sum, texts) => {
    expect(said({ norms: [total(2, { answers: 12, total: (12 * sum) / 10 })] })).toEqual(texts);
  });

  it('give no trend from few answers', () => {
    expect(said({ norms: [total(2, { answers: 11, total: 0 })] })).toEqual([]);
  });

  it('report what is hard before what goes well, and to members only from five people', () => {
    const norms = [total(2, { answers: 20, total: 1800 }), total(7, { answers: 20, total: 800, persons: 4 })];
    expect(listTrends(visibilityOf({ norms }), 'leader')).toMatchObject([
      { color: 'bad', facts: { normId: 7, avg: 40 } },
    ]);
    expect(said({ norms }, 'member')).toEqual([]);
  });
});

describe('a category of performance and sentiment', () => {
  const daysOf = (days: number) => ({
    ...visibilityOf().days,
    // 60 for thirty days, then high enough that the month's average soon is 70.
    productivity: everyDay(60).map((step, at) => (at < 60 - days ? step : stepOn(step.date, 200))),
  });
  it('is news after a week, for two more weeks', () => {
    const isNews = (days: number) => said({ days: daysOf(days) }).length > 0;
    // The month's average is 70 or more from the third day.
    expect([6, 8, 9, 12, 23, 24].filter(isNews)).toEqual([9, 12, 23]);
  });
});
