import { expect, it } from 'vitest';
import { pulseMail } from '#/lib/domain/pulses/mails/pulse.email.ts';

const germanQuestion = { id: 1, text: 'Wie läuft es?', pool: ['Gut', 'Schlecht'], isMultiple: false, bankItemId: null };
const content = {
  locale: 'en',
  firstName: 'Ana',
  companyName: 'Northlight',
  pulseName: 'Harbour',
  minimumGroupSize: 5,
  closesAt: 'Friday',
  token: 'pls_token',
  unsubscribeToken: 'uns_token',
} as const;

const mailOf = (locale: string | null, typeId: 2 | 5 | 6) => {
  const question = { ...germanQuestion, typeId, low: 'Gar nicht', high: 'Sehr', locale };
  return pulseMail({ ...content, questions: [question] });
};
const foreign = (html: string) =>
  [...html.matchAll(/<(?:p|a) lang="(\w+)"[^>]*>([^<]*)</g)].map(([, ...parts]) => parts);

it('the email says which language a question and its answers are in if it isn’t the reader’s', () => {
  expect(foreign(mailOf('de', 2).html)).toEqual([
    ['de', 'Wie läuft es?'],
    ['de', 'Gut'],
    ['de', 'Schlecht'],
  ]);
  expect(foreign(mailOf('de', 6).html)).toEqual([
    ['de', 'Wie läuft es?'],
    ['de', '0: Gar nicht · 10: Sehr'],
  ]);
});

it('the email says it only about the question if its answers are the product’s words', () => {
  expect(foreign(mailOf('de', 5).html)).toEqual([['de', 'Wie läuft es?']]);
});

it.each([['en'], [null]])('the email says nothing about a question in %s', (locale) => {
  expect(foreign(mailOf(locale, 2).html)).toEqual([]);
});
