import { describe, expect, it } from 'vitest';
import { publishScores, type ReleasedScores, wholePoints } from '#/lib/domain/metrics/published-scores.ts';

const empty = { avg: null, persons: 0 };
const scores = (more: Partial<ReleasedScores>): ReleasedScores => ({
  metric: 'productivity',
  now: empty,
  before: empty,
  points: [],
  previousPoints: [],
  paired: { persons: 0, delta: null, deviation: 0 },
  reachesBack: true,
  isComparable: true,
  dates: [],
  previousDates: [],
  hiddenReason: null,
  since: null,
  ...more,
});

it.each([
  [54.5, 55],
  [54.49, 54],
  [-2.5, -3],
  [-0.2, 0],
  [null, null],
])('rounds %s to %s', (value, expected) => {
  expect(wholePoints(value)).toBe(expected);
});

describe('publishScores, at least 5', () => {
  it('shows whole points and a band', () => {
    const shown = publishScores(scores({ now: { avg: 70.6, persons: 7 }, since: '2026-01-05' }), 5);
    expect(shown).toMatchObject({ avg: 71, personsBand: '5–9', hiddenReason: null, since: '2026-01-05' });
  });

  it('hides what rests on fewer, and says why', () => {
    expect(publishScores(scores({ now: { avg: 70, persons: 4 } }), 5)).toMatchObject({
      avg: null,
      personsBand: null,
      hiddenReason: 'group_too_small',
    });
    expect(publishScores(scores({ hiddenReason: 'protects_other_group' }), 5).hiddenReason).toBe(
      'protects_other_group',
    );
    expect(publishScores(scores({}), 5).hiddenReason).toBeNull();
  });

  it('draws a gap where somebody answered and nothing may be told', () => {
    const points = [
      { date: '2026-03-02', avg: 60.4, persons: 5 },
      { date: '2026-03-03', avg: 90, persons: 4 },
    ];
    const dates = ['2026-03-02', '2026-03-03', '2026-03-04'];
    expect(publishScores(scores({ points, dates }), 5).data).toEqual([
      { date: '2026-03-02', record: 60 },
      { date: '2026-03-03', record: null },
      { date: '2026-03-04', record: null },
    ]);
  });

  const change = (
    now: number,
    before: number,
    paired: Partial<ReleasedScores['paired']>,
    more: Partial<ReleasedScores> = {},
  ) =>
    publishScores(
      scores({
        now: { avg: now, persons: 6 },
        before: { avg: before, persons: 6 },
        paired: { persons: 5, delta: 9, deviation: 2, ...paired },
        ...more,
      }),
      5,
    );

  it('takes the change from the averages shown and its reliability from the same persons', () => {
    expect(change(80, 70.4, {})).toMatchObject({ avg: 80, previousAvg: 70, change: 10, reliable: true });
    expect(change(70.4, 69.6, {})).toMatchObject({ avg: 70, previousAvg: 70, change: 0, reliable: false });
    expect(change(80, 70, { persons: 4 })).toMatchObject({ change: 10, reliable: false });
    expect(change(80, 70, { delta: -9 })).toMatchObject({ change: 10, reliable: false });
    expect(change(71, 70, { delta: 1 })).toMatchObject({ change: 1, reliable: false });
  });

  it('compares with a whole period before, in which enough answered', () => {
    expect(change(80, 70, {}, { reachesBack: false })).toMatchObject({
      previousAvg: 70,
      change: null,
      reliable: false,
    });
    expect(change(80, 70, {}, { isComparable: false })).toMatchObject({ change: 10, reliable: false });
    const few = { now: { avg: 80, persons: 4 } };
    expect(change(80, 70, {}, few)).toMatchObject({ change: null, reliable: false });
  });
});
