import { describe, expect, it } from 'vitest';
import { motivators } from '#/lib/domain/catalogue/motivators.ts';
import {
  askedSpan,
  describeSpan,
  emotionQuestion,
  isCurrent,
  motivatorQuestionText,
  normQuestion,
  productivityQuestion,
  ratingsQuestion,
  type Span,
  workEnvironmentQuestion,
} from '#/lib/domain/check-ins/questions/questions.present.ts';

const friday = '2026-11-20';
const onFriday: Span = { name: 'weekday', day: friday };
const yesNoTexts = (span: Span) =>
  motivators
    .filter(({ monthlyOnly }) => !monthlyOnly)
    .map(({ id }) => motivatorQuestionText({ motivatorId: id, type: 2 }, span, 'en'));

describe('a check-in answered on its own day', () => {
  it.each([
    [1, 'today', 'Where did you work today?'],
    [2, 'this week', 'Where did you mostly work this week?'],
    [3, 'this month', 'Where did you mostly work this month?'],
    [4, 'this year', 'Where did you mostly work this year?'],
  ] as const)('frequency %i asks about %s', (frequencyId, word, where) => {
    const span = askedSpan(frequencyId, { localDate: friday, today: friday });
    expect([describeSpan(span, 'en'), isCurrent(span)]).toEqual([word, true]);
    expect(emotionQuestion(span, 'en')).toBe(`How did you feel at work ${word}?`);
    expect(productivityQuestion(span, 'en')).toBe(`How much of what you planned for ${word} did you get done?`);
    expect(normQuestion({ team: 'Product', norm: 'Respect' }, span, 'en')).toBe(
      `${word.replace('t', 'T')}, Product lived up to “Respect”.`,
    );
    expect(workEnvironmentQuestion(span, 'en')).toBe(where);
    expect(ratingsQuestion(span, 'en')).toBe(`How much did each person get done ${word}?`);
  });

  it('has its own words for every motivator', () => {
    const texts = motivators.flatMap(({ id }) =>
      ([1, 3] as const).map((type) => motivatorQuestionText({ motivatorId: id, type }, { name: 'today' }, 'en')),
    );
    expect(new Set([...texts, ...yesNoTexts({ name: 'today' })]).size).toBe(34);
    expect(texts).toContain('How satisfied are you with the recognition you get right now?');
    expect(texts.filter((text) => text.includes('today'))).toEqual([]);
  });
});

describe('a check-in answered afterwards', () => {
  it.each([
    [1, friday, '2026-11-21', 'on Friday'],
    [1, friday, '2026-11-26', 'on Friday'],
    [1, friday, '2026-11-27', 'on Friday, 20 November'],
    [2, friday, '2026-11-22', 'this week'],
    [2, friday, '2026-11-23', 'last week'],
    [3, '2026-11-30', '2026-12-01', 'last month'],
    [4, '2026-12-31', '2027-01-01', 'last year'],
    [3, friday, '2026-11-27', 'this month'],
  ] as const)('frequency %i for %s, answered on %s, asks about %s', (frequencyId, localDate, today, words) => {
    const span = askedSpan(frequencyId, { localDate, today });
    expect([describeSpan(span, 'en'), isCurrent(span)]).toEqual([words, words.startsWith('this')]);
  });

  it('calls its day “today” where that day hasn’t started yet', () => {
    expect(askedSpan(1, { localDate: friday, today: '2026-11-19' })).toEqual({ name: 'today' });
  });

  it('names that day wherever a daily question mentions it', () => {
    expect(workEnvironmentQuestion(onFriday, 'en')).toBe('Where did you work on Friday?');
    expect(productivityQuestion(onFriday, 'en')).toBe('How much of what you planned for Friday did you get done?');
    expect(normQuestion({ team: 'Product', norm: 'Respect' }, onFriday, 'en')).toBe(
      'On Friday, Product lived up to “Respect”.',
    );
    expect(yesNoTexts(onFriday).filter((text) => !text.includes('on Friday'))).toEqual([]);
    expect(yesNoTexts(onFriday)).toContain('Did something important move forward on Friday?');
  });
});
