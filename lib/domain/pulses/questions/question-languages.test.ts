import { describe, expect, it } from 'vitest';
import { isWhole, languagesOf, wordsIn } from '#/lib/domain/pulses/questions/question-languages.ts';

const question = { text: 'Where?', pool: ['Office', 'Home'], low: '', high: '', texts: {}, pools: {}, ends: {} };
const german = { texts: { de: 'Wo?' }, pools: { de: ['Büro', 'Zuhause'] } };

describe('a question’s words in a further language', () => {
  it('are those that were given, and empty if there are none', () => {
    expect(wordsIn({ ...question, ...german }, 'de')).toEqual({
      text: 'Wo?',
      pool: ['Büro', 'Zuhause'],
      low: '',
      high: '',
    });
    expect(wordsIn({ ...question, pools: { de: ['Büro'] } }, 'de')).toMatchObject({ text: '', pool: ['Büro', ''] });
    expect(wordsIn({ ...question, ...german }, 'fr')).toMatchObject({ text: '', pool: ['', ''] });
  });

  it('leave out what the original doesn’t have', () => {
    const rating = { ...question, pool: [], low: 'Never', ends: { de: { low: 'Nie', high: 'Immer' } } };
    expect(wordsIn(rating, 'de')).toMatchObject({ low: 'Nie', high: '' });
  });

  it('are the product’s if none were given', () => {
    const productWords = { text: 'Wo denn?', pool: ['Amt', 'Heim'] };
    expect(wordsIn(question, 'de', productWords)).toMatchObject(productWords);
    expect(wordsIn({ ...question, ...german }, 'de', productWords)).toMatchObject({
      text: 'Wo?',
      pool: ['Büro', 'Zuhause'],
    });
  });
});

describe('a question is complete in a language', () => {
  it.each<[string, object, boolean]>([
    ['with all of its words', german, true],
    ['without any', {}, false],
    ['without its text', { pools: german.pools }, false],
    ['without an option', { ...german, pools: { de: ['Büro', ''] } }, false],
    ['with two options that are one there', { ...german, pools: { de: ['Büro', 'Büro'] } }, false],
  ])('%s: %s', (_, words, isExpected) => {
    expect(isWhole(question, wordsIn({ ...question, ...words }, 'de'))).toBe(isExpected);
  });

  it('if it also has the ends of its scale', () => {
    const rating = { ...question, pool: [], low: 'Never', texts: { de: 'Wie oft?' } };
    expect(isWhole(rating, wordsIn(rating, 'de'))).toBe(false);
    expect(isWhole(rating, wordsIn({ ...rating, ends: { de: { low: 'Nie', high: '' } } }, 'de'))).toBe(true);
  });
});

it('its further languages are all that have a text', () => {
  expect(languagesOf({ texts: { de: 'Wo?' }, pools: { fr: ['Bureau', ''] }, ends: {} })).toEqual(['de', 'fr']);
});
