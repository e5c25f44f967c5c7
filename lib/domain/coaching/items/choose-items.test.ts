import { describe, expect, it } from 'vitest';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import type { ItemColor, ItemKind } from '#/lib/domain/coaching/constants.ts';
import { chooseInsight, chooseTrends } from '#/lib/domain/coaching/items/choose-items.ts';
import type { Facts, ItemText, WrittenItem } from '#/lib/domain/coaching/items/items.present.ts';
import type { Candidate } from '#/lib/domain/coaching/rules/insight-rules.ts';

const today = '2026-11-17';
const reader = { audience: 'leader', userId: null, today } as const;

const trend = (textKey: string, color: ItemColor = 'good', facts: Facts = {}): ItemText => ({
  kind: 'motivation_trend',
  color,
  textKey,
  themeId: null,
  facts,
});
const insight = (textKey: string, themeId: number | null, kind: ItemKind = 'checkIn_insight'): ItemText => ({
  kind,
  color: 'default',
  textKey,
  themeId,
  facts: {},
});
const ago = (days: number, item: ItemText): WrittenItem => ({
  ...item,
  audience: 'leader',
  userId: null,
  writtenOn: addDays(today, -days),
});

describe('a trend', () => {
  const isWritten = (item: ItemText, ...writtenItems: WrittenItem[]) =>
    chooseTrends([item], { ...reader, writtenItems }).length === 1;
  it.each([
    ['of the same metric after six days', trend('motivation', 'bad'), ago(6, trend('motivation')), false],
    [
      'of the same metric with another colour after a week',
      trend('motivation', 'bad'),
      ago(7, trend('motivation')),
      true,
    ],
    ['that says the same after 27 days', trend('motivation'), ago(27, trend('motivation')), false],
    ['that says the same after 28 days', trend('motivation'), ago(28, trend('motivation')), true],
    ['of another metric on the same day', trend('sentiment'), ago(0, trend('motivation')), true],
    [
      'of another norm after 27 days',
      trend('norm', 'good', { normId: 2 }),
      ago(27, trend('norm', 'good', { normId: 3 })),
      false,
    ],
    [
      'of another norm after 28 days',
      trend('norm', 'good', { normId: 2 }),
      ago(28, trend('norm', 'good', { normId: 3 })),
      true,
    ],
    [
      'of the same norm after 89 days',
      trend('norm', 'good', { normId: 2 }),
      ago(89, trend('norm', 'good', { normId: 2 })),
      false,
    ],
  ])('%s', (_, item, writtenItems, expected) => {
    expect(isWritten(item, writtenItems)).toBe(expected);
  });

  it('says that a result is steady if nothing moves, for one result, once in four weeks', () => {
    const steady = [trend('motivation', 'neutral'), trend('sentiment', 'neutral')];
    const choose = (trends: ItemText[], ...writtenItems: WrittenItem[]) =>
      chooseTrends(trends, { ...reader, writtenItems }).map(({ textKey }) => textKey);
    expect(choose(steady)).toEqual(['motivation']);
    expect(choose([...steady, trend('perfomance', 'bad')])).toEqual(['perfomance']);
    expect(choose(steady, ago(27, trend('perfomance', 'neutral')))).toEqual([]);
    expect(choose(steady, ago(28, trend('perfomance', 'neutral')))).toEqual(['motivation']);
    expect(choose([trend('participation', 'neutral'), ...steady])).toEqual(['participation']);
  });

  it('of a category is left out next to the results it consists of', () => {
    const category = trend('category', 'good', { categoryId: 2 });
    const choose = (trends: ItemText[]) =>
      chooseTrends(trends, { ...reader, writtenItems: [] }).map(({ textKey }) => textKey);
    expect([choose([trend('motivation', 'bad'), category]), choose([category])]).toEqual([
      ['motivation'],
      ['category'],
    ]);
  });

  it('of a good month replaces its three parts', () => {
    const month = [trend('goodMonth'), trend('motivation'), trend('sentiment'), trend('perfomance'), trend('norm')];
    expect(chooseTrends(month, { ...reader, writtenItems: [] }).map(({ textKey }) => textKey)).toEqual([
      'goodMonth',
      'norm',
    ]);
  });
});

describe('an insight', () => {
  const load: Candidate = { textKey: 'factorHurts', themeIds: [18], facts: { factorId: 1 }, audiences: ['leader'] };
  const helps: Candidate = { textKey: 'factorHelps', themeIds: [], facts: { factorId: 4 }, audiences: ['leader'] };
  const choose = (candidates: Candidate[], writtenItems: WrittenItem[] = [], unseen = 0) => {
    const item = chooseInsight(candidates, { ...reader, writtenItems }, { themes: [5, 7], unseen });
    return item && `${item.textKey} ${item.themeId}`;
  };

  it('has the first reason whose theme has rested for 90 days', () => {
    expect(choose([load, helps])).toBe('factorHurts 18');
    expect(choose([load, helps], [ago(89, insight('theme', 18, 'hq_insight'))])).toBe('factorHelps null');
    expect(choose([load, helps], [ago(90, insight('theme', 18, 'hq_insight'))])).toBe('factorHurts 18');
    expect(choose([{ ...load, themeIds: [18, 30] }], [ago(50, insight('load', 18))])).toBe('factorHurts 30');
  });

  it('about what helps isn’t repeated for the same thing', () => {
    const said = { ...insight('factorHelps', null), facts: { factorId: 4 } };
    expect(choose([helps], [ago(30, said)])).toBe('theme 5');
    expect(choose([{ ...helps, facts: { factorId: 14 } }], [ago(30, said)])).toBe('factorHelps null');
  });

  it('comes at most twice a week, once a day, and not to readers with seven unread ones', () => {
    const week = [ago(6, insight('gap', 3)), ago(2, insight('spread', 15))];
    expect([choose([load], week), choose([load], week.slice(1))]).toEqual([null, 'factorHurts 18']);
    expect(choose([load], [ago(0, insight('gap', 3))])).toBeNull();
    expect([choose([load], [], 6), choose([load], [], 7)]).toEqual(['factorHurts 18', null]);
  });

  it('without a reason is the next theme, after a week without an insight', () => {
    expect(choose([])).toBe('theme 5');
    expect(choose([], [ago(7, insight('theme', 5, 'hq_insight'))])).toBe('theme 7');
    expect(choose([], [ago(6, insight('theme', 5, 'hq_insight'))])).toBeNull();
    expect(choose([], [ago(0, trend('motivation'))])).toBe('theme 5');
    const all = [ago(20, insight('theme', 5, 'hq_insight')), ago(8, insight('theme', 7, 'hq_insight'))];
    expect(choose([], all)).toBeNull();
  });
});
