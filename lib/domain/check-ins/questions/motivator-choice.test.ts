import { describe, expect, it } from 'vitest';
import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import { addDays, daysBetween, weekday } from '#/lib/domain/calendar/local-date.ts';
import { motivatorQuestion, motivators, STARTER_MOTIVATOR_IDS } from '#/lib/domain/catalogue/motivators.ts';
import { chooseMotivatorQuestion, type MotivatorHistory } from '#/lib/domain/check-ins/questions/motivator-choice.ts';

const today = '2026-03-31';

/** A motivator last asked `daysAgo` days ago, as a slider unless told otherwise, and its satisfaction. */
function historyOf(
  motivatorId: number,
  daysAgo: number,
  satisfaction: number | null,
  sliderDaysAgo = daysAgo,
): MotivatorHistory {
  const askedOn = addDays(today, -daysAgo);
  const answeredOn = satisfaction === null ? null : askedOn;
  return { motivatorId, satisfaction, answeredOn, askedOn, sliderAskedOn: addDays(today, -sliderDaysAgo) };
}

function choose(priorities: number[], histories: MotivatorHistory[], frequencyId: FrequencyId = 1) {
  return chooseMotivatorQuestion({ priorities, histories, frequencyId, localDate: today });
}

describe('chooseMotivatorQuestion', () => {
  it('starts people without priorities on the starter set, with a slider', () => {
    expect(choose([], [])).toEqual({ id: 33, motivatorId: 3, type: 3 });
    expect(choose([], [historyOf(3, 1, 60)])?.motivatorId).toBe(5);
  });

  it.each([
    // 3·(100−75)·(1+7/7) = 150 · 2·(100−0)·2 = 400 · 1·(100−50)·2 = 100
    ['the largest gap', [historyOf(1, 7, 75), historyOf(2, 7, 0), historyOf(3, 7, 50), historyOf(9, 1, 50)], 2],
    // 3·50·(1+2/7) = 193 · 2·50·(1+14/7) = 300 · 1·50·(1+21/7) = 200
    ['waiting counts', [historyOf(1, 2, 50), historyOf(2, 14, 50), historyOf(3, 21, 50), historyOf(9, 1, 50)], 2],
    [
      'unknown satisfaction counts as 50',
      [historyOf(1, 7, 90), historyOf(2, 7, null), historyOf(3, 7, 50), historyOf(9, 1, 50)],
      2,
    ],
    [
      'an answer older than 60 days counts as 50',
      [historyOf(1, 61, 100), historyOf(2, 7, 90), historyOf(3, 7, 90), historyOf(9, 1, 50)],
      1,
    ],
    ['never asked comes soon', [historyOf(1, 3, 50), historyOf(2, 2, 50)], 3],
    ['not the one of yesterday', [historyOf(1, 1, 0), historyOf(2, 5, 60), historyOf(3, 4, 60)], 2],
    [
      'not the one of the last check-in before a weekend',
      [historyOf(1, 3, 0), historyOf(2, 5, 60), historyOf(3, 4, 60)],
      2,
    ],
    ['not the one another team asked today', [historyOf(1, 0, 0), historyOf(2, 2, 60), historyOf(3, 3, 60)], 2],
  ])('chooses by %s', (_, histories, expected) => {
    expect(choose([1, 2, 3], histories)?.motivatorId).toBe(expected);
  });

  it('lets a slower team ask the same one again if its gap is that large', () => {
    const histories = [historyOf(1, 7, 0), historyOf(2, 14, 90), historyOf(3, 21, 90)];
    expect(choose([1, 2, 3], histories, 2)?.motivatorId).toBe(1);
    expect(choose([1, 2, 3], histories, 1)?.motivatorId).not.toBe(1);
    const askedYesterday = [historyOf(1, 1, 0), ...histories.slice(1)];
    expect(choose([1, 2, 3], askedYesterday, 2)?.motivatorId).not.toBe(1);
  });

  it.each<[string, FrequencyId, number, number]>([
    ['yes/no on a daily team', 1, 29, 2],
    ['a slider after 30 days', 1, 30, 3],
    ['agreement on a weekly team', 2, 29, 1],
    ['agreement on a monthly team', 3, 20, 1],
    ['also a slider on a slower team', 2, 30, 3],
  ])('asks %s', (_, frequencyId, sliderDaysAgo, type) => {
    const histories = [historyOf(1, 8, 0, sliderDaysAgo), historyOf(2, 2, 100), historyOf(3, 2, 100)];
    expect(choose([1, 2, 3], histories, frequencyId)).toMatchObject({ motivatorId: 1, type, id: 10 + type });
  });

  it('asks reward and security once in 30 days, always as agreement', () => {
    const others = [historyOf(1, 2, 95), historyOf(2, 3, 95)];
    expect(choose([10, 1, 2], [historyOf(10, 30, 0), ...others])).toMatchObject({ id: 101, type: 1 });
    expect(choose([10, 1, 2], [historyOf(10, 29, 0), ...others])?.motivatorId).toBe(2);
  });

  it('returns null if every question would break a rule', () => {
    expect(choose([10, 11, 12], [historyOf(10, 5, 0), historyOf(11, 6, 0), historyOf(12, 1, 0)])).toBeNull();
    expect(choose([99], [])).toBeNull();
  });

  it('keeps its rules over a year of daily check-ins', () => {
    const priorities = [8, 10, 1, 12, 5];
    const histories = new Map<number, MotivatorHistory>();
    const counts = new Map<number, number>();
    let last: number | null = null;
    for (let localDate = '2026-01-01'; localDate <= '2026-12-31'; localDate = addDays(localDate, 1)) {
      if (weekday(localDate) > 5) continue;
      const choice = { priorities, histories: [...histories.values()], frequencyId: 1, localDate } as const;
      const question = chooseMotivatorQuestion(choice);
      expect(chooseMotivatorQuestion(choice)).toEqual(question);
      if (question === null) throw new Error(`no question on ${localDate}`);
      const { motivatorId, type } = question;
      const history = histories.get(motivatorId);
      expect(motivatorId).not.toBe(last);
      expect(type).not.toBe(motivatorId === 10 ? 2 : 1);
      const monthlyDates = [motivatorId === 10 ? history?.askedOn : null, type === 3 ? history?.sliderAskedOn : null];
      for (const date of monthlyDates.filter((item) => typeof item === 'string')) {
        expect(daysBetween(date, localDate)).toBeGreaterThanOrEqual(30);
      }
      histories.set(motivatorId, {
        motivatorId,
        satisfaction: (daysBetween('2026-01-01', localDate) * 37) % 101,
        answeredOn: localDate,
        askedOn: localDate,
        sliderAskedOn: type === 3 ? localDate : (history?.sliderAskedOn ?? null),
      });
      counts.set(motivatorId, (counts.get(motivatorId) ?? 0) + 1);
      last = motivatorId;
    }
    for (const motivatorId of priorities) expect(counts.get(motivatorId)).toBeGreaterThanOrEqual(8);
  });
});

describe('motivators', () => {
  it('are twelve, two of them asked at most once a month and never by yes/no', () => {
    expect(motivators.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(motivators.filter(({ monthlyOnly }) => monthlyOnly).map(({ id }) => id)).toEqual([10, 11]);
    expect(motivators.filter(({ id }) => motivatorQuestion(id, 2) === null).map(({ id }) => id)).toEqual([10, 11]);
    expect(STARTER_MOTIVATOR_IDS.every((id) => !motivators[id - 1]?.monthlyOnly)).toBe(true);
  });

  it('have questions with their own ids', () => {
    const ids = motivators.flatMap(({ id }) => ([1, 2, 3] as const).map((type) => motivatorQuestion(id, type)?.id));
    const knownIds = ids.filter((id) => id !== undefined);
    expect(knownIds).toHaveLength(34);
    expect(new Set(knownIds).size).toBe(34);
    expect(motivatorQuestion(12, 2)).toEqual({ id: 122, motivatorId: 12, type: 2 });
    expect(motivatorQuestion(10, 2)).toBeNull();
    expect(motivatorQuestion(13, 1)).toBeNull();
  });
});
