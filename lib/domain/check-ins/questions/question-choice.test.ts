import { describe, expect, it } from 'vitest';
import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import { addDays, firstOfMonth } from '#/lib/domain/calendar/local-date.ts';
import { type BlockChoice, chooseBlocks } from '#/lib/domain/check-ins/questions/question-choice.ts';

const monday = '2026-03-16';

/** A two-year member of a daily team that asks values on Mondays and monthly questions from the 1st. */
function choose(changes: Partial<BlockChoice> = {}) {
  return chooseBlocks({
    frequencyId: 1,
    localDate: monday,
    checkinDay: 1,
    isMember: true,
    leads: false,
    normIds: [1, 2, 3, 4, 5, 6, 7],
    recentNormIds: [],
    monthQuestionDay: 1,
    settledMonthQuestionIds: [],
    memberSince: '2024-03-01',
    hireDate: null,
    isNewHire: false,
    ...changes,
  });
}

describe('blocks by frequency', () => {
  it.each<[FrequencyId, string, number, boolean, boolean]>([
    [1, monday, 3, true, true],
    [1, '2026-03-17', 0, true, false],
    [2, '2026-03-17', 5, true, true],
    [3, '2026-03-17', 5, false, true],
    [4, '2026-03-17', 5, false, true],
  ])('is right for frequency %i on %s', (frequencyId, localDate, norms, asksWorkEnvironment, asksRatings) => {
    const blocks = choose({ frequencyId, localDate, leads: true });
    expect(blocks.normIds).toHaveLength(norms);
    expect(blocks).toMatchObject({ asksOwn: true, asksWorkEnvironment, asksRatings });
  });

  it('asks only leaders for ratings', () => {
    expect(choose().asksRatings).toBe(false);
  });

  it('asks a leader who isn’t a member for ratings and nothing else', () => {
    const nothing = { asksOwn: false, normIds: [], monthQuestionIds: [], asksWorkEnvironment: false };
    expect(choose({ isMember: false, leads: true, localDate: '2026-03-02' })).toEqual({
      ...nothing,
      asksRatings: true,
    });
    expect(choose({ isMember: false, leads: true, localDate: '2026-03-03' })).toEqual({
      ...nothing,
      asksRatings: false,
    });
  });
});

describe('norms', () => {
  it('start with those never asked, then continue with those asked longest ago', () => {
    expect(choose().normIds).toEqual([3, 2, 1]);
    expect(choose({ recentNormIds: [3, 2, 1] }).normIds).toEqual([6, 5, 4]);
    expect(choose({ recentNormIds: [6, 5, 4, 3, 2, 1] }).normIds).toEqual([2, 1, 7]);
  });

  it('reach every norm in turn', () => {
    let recentNormIds: number[] = [];
    const timesAsked = new Map<number, number>();
    for (let week = 0; week < 21; week += 1) {
      const { normIds } = choose({ recentNormIds });
      for (const id of normIds) timesAsked.set(id, (timesAsked.get(id) ?? 0) + 1);
      recentNormIds = [...normIds, ...recentNormIds.filter((id) => !normIds.includes(id))];
    }
    expect([...timesAsked.values()]).toEqual(Array.from({ length: 7 }, () => 9));
  });

  it('are all asked if there are few', () => {
    expect(choose({ normIds: [9, 9], frequencyId: 2 }).normIds).toEqual([9]);
  });
});

describe('monthly questions', () => {
  const askedOn = (localDate: string, changes: Partial<BlockChoice> = {}) =>
    choose({ localDate, ...changes }).monthQuestionIds;

  it('are asked for ten days from their day, and not before or after', () => {
    expect(askedOn('2026-03-04', { monthQuestionDay: 5 })).toEqual([]);
    expect(askedOn('2026-03-05', { monthQuestionDay: 5 })).toHaveLength(2);
    expect(askedOn('2026-03-14', { monthQuestionDay: 5 })).toHaveLength(2);
    expect(askedOn('2026-03-15', { monthQuestionDay: 5 })).toEqual([]);
  });

  it.each(Array.from({ length: 28 }, (_, index) => index + 1))(
    'get ten days of their own in every month of 2026, day %i',
    (monthQuestionDay) => {
      const days = new Map<string, number>();
      for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
        if (askedOn(day, { monthQuestionDay }).length === 0) continue;
        days.set(firstOfMonth(day), (days.get(firstOfMonth(day)) ?? 0) + 1);
      }
      expect([...days.values()]).toEqual(Array.from({ length: 12 }, () => 10));
    },
  );

  it('about safety, load and growth take turns', () => {
    const turns = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'].map((day) => askedOn(day).at(-1));
    expect(new Set(turns.slice(0, 3))).toEqual(new Set([3, 4, 5]));
    expect(turns[3]).toBe(turns[0]);
    expect(askedOn('2026-03-10').at(-1)).toBe(turns[2]);
  });

  it('are left out once they are settled', () => {
    const all = askedOn('2026-03-02', { isNewHire: true, memberSince: '2026-01-02' });
    expect(all).toHaveLength(3);
    expect(askedOn('2026-03-02', { settledMonthQuestionIds: all })).toEqual([]);
    expect(askedOn('2026-03-02', { settledMonthQuestionIds: [1] })).not.toContain(1);
  });

  it('are in every check-in of a monthly or yearly team, whatever the day', () => {
    expect(askedOn('2026-03-25')).toEqual([]);
    expect(askedOn('2026-03-25', { frequencyId: 3 })).toHaveLength(2);
    expect(askedOn('2026-03-25', { frequencyId: 4 })).toHaveLength(2);
  });

  it('about recommending the company come after thirty days in it', () => {
    expect(askedOn('2026-03-02', { memberSince: addDays('2026-03-02', -29) })).not.toContain(1);
    expect(askedOn('2026-03-02', { memberSince: addDays('2026-03-02', -30) })).toContain(1);
  });

  it.each([
    ['hired 180 days ago', { hireDate: addDays('2026-03-02', -180) }, true],
    ['hired 181 days ago', { hireDate: addDays('2026-03-02', -181) }, false],
    ['hired next week', { hireDate: addDays('2026-03-02', 7) }, false],
    ['a new hire without a date', { isNewHire: true, memberSince: '2026-02-20' }, true],
    ['a new hire of long ago', { isNewHire: true }, false],
    ['no new people', {}, false],
  ])('about onboarding are asked: %s', (_title, changes, isAsked) => {
    expect(askedOn('2026-03-02', changes).includes(2)).toBe(isAsked);
  });
});
