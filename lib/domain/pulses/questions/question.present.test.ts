import { describe, expect, it } from 'vitest';
import { ENPS_ITEM_ID } from '#/lib/domain/pulses/questions/bank.constants.ts';
import {
  bankText,
  presentOriginal,
  presentReadySurvey,
  presentWords,
  readablePools,
  type StoredQuestion,
} from '#/lib/domain/pulses/questions/question.present.ts';
import { readySurveys } from '#/lib/domain/pulses/questions/surveys.constants.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { pseudoMessage } from '#/scripts/steps/pseudo-words.mjs';

const other = 'en-XA';
const plain: StoredQuestion = {
  text: 'Where?',
  typeId: 2,
  pool: ['Gift', 'Poison'],
  low: '',
  high: '',
  bankItemId: null,
  locale: 'en',
  texts: {},
  pools: {},
  ends: {},
};
const translated: StoredQuestion = { ...plain, texts: { [other]: 'Wo?' }, pools: { [other]: ['Geschenk', 'Gift'] } };
const read = (question: StoredQuestion, locale: Locale) => presentWords(question, { company: 'Orbit', locale });

describe('a respondent reads', () => {
  it('a whole question in their language, if all of it is translated', () => {
    expect(read(translated, other)).toEqual({
      text: 'Wo?',
      pool: ['Geschenk', 'Gift'],
      low: '',
      high: '',
      locale: other,
    });
    expect(read(translated, 'en')).toMatchObject({ text: 'Where?', locale: 'en' });
  });

  it.each<[string, Partial<StoredQuestion>, string | null]>([
    ['something is missing', { pools: {} }, 'en'],
    ['it is written in another language', { locale: 'de', texts: {} }, 'de'],
    ['its language isn’t known', { locale: null, texts: {} }, null],
  ])('all of it in the original, where %s', (_, fields, locale) => {
    const { text, pool } = plain;
    expect(read({ ...translated, ...fields }, other)).toMatchObject({ text, pool, locale });
  });

  it('a question in their language unchanged', () => {
    expect(read({ ...translated, locale: other }, other)).toMatchObject({ text: 'Where?', locale: other });
  });

  it('an item of the bank, and its ends, in their language', () => {
    const item = { ...plain, typeId: 6, pool: [], bankItemId: ENPS_ITEM_ID, locale: null };
    const text = bankText(ENPS_ITEM_ID, { company: 'Orbit', locale: 'en' });
    expect(read({ ...item, text }, other)).toMatchObject({
      text: bankText(ENPS_ITEM_ID, { company: 'Orbit', locale: other }),
      low: pseudoMessage('Not at all likely'),
      locale: other,
    });
    // Asked when the company had another name.
    expect(read({ ...item, text: `${text} Well?` }, other)).toMatchObject({ low: 'Not at all likely', locale: 'en' });
  });

  it('the creator’s own words for an item rather than the bank’s', () => {
    const text = bankText(13, { company: 'Orbit', locale: 'en' });
    const item = { ...plain, typeId: 5, pool: [], bankItemId: 13, text, texts: { [other]: 'Zu viel?' } };
    expect(read(item, other)).toMatchObject({ text: 'Zu viel?', locale: other });
  });
});

describe('questions of ready-made surveys', () => {
  const inLocale = (locale: Locale) =>
    readySurveys
      .flatMap((survey) => presentReadySurvey(survey, { company: 'Orbit', locale }).questions)
      .map(({ text, typeId, pool, bankItemId }) => ({ ...plain, text, typeId, pool, bankItemId }));

  it('are in every reader’s language, with their options', () => {
    const [english, others] = [inLocale('en'), inLocale(other)];
    expect(english.some(({ pool }) => pool.length > 0)).toBe(true);
    for (const [at, question] of english.entries()) {
      const { text, pool } = others[at] ?? plain;
      expect(read(question, other)).toMatchObject({ text, pool, locale: other });
      const wording = { company: 'Orbit', locale: other } as const;
      expect(presentOriginal(question, wording)).toEqual({ text, pool, locale: other, isKnown: true });
    }
  });

  it('are the creator’s own once an option is changed', () => {
    const choice = inLocale('en').find(({ pool }) => pool.length > 0) ?? plain;
    const changed = { ...choice, pool: [...choice.pool, 'None'] };
    expect(read(changed, other)).toMatchObject({ text: choice.text, pool: changed.pool, locale: 'en' });
    expect(presentOriginal(changed, { company: 'Orbit', locale: other }).isKnown).toBe(false);
  });
});

it('options can have been read in any language, the reader’s first', () => {
  expect(readablePools(translated, other)[0]).toEqual(['Geschenk', 'Gift']);
  expect(readablePools(translated, 'en').slice(0, 1)).toEqual([['Gift', 'Poison']]);
  expect(readablePools(translated, 'en')).toContainEqual(['Geschenk', 'Gift']);
});
