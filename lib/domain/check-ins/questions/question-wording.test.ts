import { describe, expect, it } from 'vitest';
import { motivators } from '#/lib/domain/catalogue/motivators.ts';
import {
  askedSpan,
  emotionQuestion,
  motivatorQuestionText,
  normQuestion,
  periodWordOf,
  productivityQuestion,
  ratingsQuestion,
  workEnvironmentQuestion,
} from '#/lib/domain/check-ins/questions/question-wording.ts';

const friday = '2026-11-20';

describe('on its own day', () => {
  it.each([
    [1, 'today', 'Where did you work today?'],
    [2, 'this week', 'Where did you mostly work this week?'],
    [3, 'this month', 'Where did you mostly work this month?'],
    [4, 'this year', 'Where did you mostly work this year?'],
  ] as const)('frequency %i asks about %s', (frequencyId, word, where) => {
    const span = askedSpan(frequencyId, { localDate: friday, today: friday });
    expect([span, periodWordOf(frequencyId)]).toEqual([word, word]);
    expect(emotionQuestion(span)).toBe(`How did you feel at work ${word}?`);
    expect(productivityQuestion(span)).toBe(`How much of what you planned for ${word} did you get done?`);
    expect(normQuestion('Product', 'Respect', span)).toBe(`${word.replace('t', 'T')}, Product lived up to “Respect”.`);
    expect(workEnvironmentQuestion(frequencyId, span)).toBe(where);
    expect(ratingsQuestion(span)).toBe(`How much did each person get done ${word}?`);
  });

  it('leaves the motivator questions as they are', () => {
    const texts = motivators.flatMap(({ agree, yesNo }) => [agree, ...(yesNo === null ? [] : [yesNo])]);
    expect(texts.map((text) => motivatorQuestionText(text, 'today'))).toEqual(texts);
  });
});

describe('afterwards', () => {
  it.each([
    [1, friday, '2026-11-21', 'on Friday'],
    [1, friday, '2026-11-26', 'on Friday'],
    [1, friday, '2026-11-27', 'on Friday, 20 November'],
    [2, friday, '2026-11-22', 'this week'],
    [2, friday, '2026-11-23', 'last week'],
    [3, '2026-11-30', '2026-12-01', 'last month'],
    [4, '2026-12-31', '2027-01-01', 'last year'],
    [3, friday, '2026-11-27', 'this month'],
  ] as const)('frequency %i for %s, answered on %s, asks about %s', (frequencyId, localDate, today, span) => {
    expect(askedSpan(frequencyId, { localDate, today })).toBe(span);
  });

  it('calls a day today that has not begun where its person has travelled to', () => {
    expect(askedSpan(1, { localDate: friday, today: '2026-11-19' })).toBe('today');
  });

  it('asks about that day wherever a daily question says so', () => {
    expect(workEnvironmentQuestion(1, 'on Friday')).toBe('Where did you work on Friday?');
    expect(productivityQuestion('on Friday')).toBe('How much of what you planned for Friday did you get done?');
    expect(normQuestion('Product', 'Respect', 'on Friday')).toBe('On Friday, Product lived up to “Respect”.');
    const texts = motivators
      .flatMap(({ yesNo }) => yesNo ?? [])
      .map((text) => motivatorQuestionText(text, 'on Friday'));
    expect(texts.filter((text) => text.includes('today'))).toEqual([]);
    expect(texts).toContain('Did something important move forward on Friday?');
  });
});
