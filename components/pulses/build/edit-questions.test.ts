import { describe, expect, it } from 'vitest';
import {
  addLanguage,
  addOption,
  addQuestion,
  changeQuestion,
  changeType,
  languageName,
  missingIn,
  moveQuestion,
  otherLanguages,
  removeLanguage,
  removeQuestion,
  stateIn,
  writtenIn,
} from '#/components/pulses/build/edit-questions.ts';
import { bodyOf, newDraft, withQuestions } from '#/components/pulses/build/pulse-draft.ts';
import type { QuestionDraft } from '#/components/pulses/build/question-draft.ts';

const draft = newDraft('Enter Checkin name');
const keysOf = ({ questions }: typeof draft) => questions.map(({ key }) => key);

describe('a new form', () => {
  it('has two empty questions of the default type', () => {
    expect(draft.questions).toMatchObject([
      { text: '', typeId: 5, pool: [] },
      { text: '', typeId: 5, pool: [] },
    ]);
  });
});

describe('questions', () => {
  it('are five at most: a sixth is ignored', () => {
    const full = [1, 2, 3].reduce((before) => addQuestion(before), draft);
    expect(full.questions).toHaveLength(5);
    expect(addQuestion(full)).toBe(full);
    expect(new Set(keysOf(full)).size).toBe(5);
  });

  it('are one at least: removing the last is ignored', () => {
    const [first, second] = keysOf(draft);
    const one = removeQuestion(draft, first ?? 0);
    expect(keysOf(one)).toEqual([second]);
    expect(removeQuestion(one, second ?? 0)).toBe(one);
  });

  it('can be moved', () => {
    const three = addQuestion(draft);
    const [a, b, c] = keysOf(three);
    expect(keysOf(moveQuestion(three, 0, 2))).toEqual([b, c, a]);
    expect(keysOf(moveQuestion(three, 2, -1))).toEqual([c, a, b]);
  });

  it('are no longer the bank’s once their words change', () => {
    const bankDraft = addQuestion(draft, { text: 'I can rely on my teammates.', bankItemId: 34 });
    const key = bankDraft.questions[2]?.key ?? 0;
    expect(changeQuestion(bankDraft, key, { text: 'I can rely on them.' }).questions[2]?.bankItemId).toBeNull();
    expect(changeQuestion(bankDraft, key, { low: 'Never' }).questions[2]?.bankItemId).toBe(34);
  });
});

describe('a multiple choice', () => {
  const key = draft.questions[0]?.key ?? 0;
  const choice = changeType(draft, key, 2);

  it('gets two options, and loses them with its type', () => {
    expect(choice.questions[0]?.pool.map(({ text }) => text)).toEqual(['new option', 'new option']);
    expect(changeType(choice, key, 5).questions[0]?.pool).toEqual([]);
  });

  it('has ten options at most, each with its own key', () => {
    const full = Array.from({ length: 9 }).reduce<typeof draft>((before) => addOption(before, key), choice);
    const pool = full.questions[0]?.pool ?? [];
    expect(pool).toHaveLength(10);
    expect(new Set([...pool.map((option) => option.key), ...keysOf(full)]).size).toBe(12);
  });
});

const offered = ['en', 'en-XA'];
const plain = { typeId: 5, pool: [], isMultiple: false, low: '', high: '', bankItemId: null };
const choice = {
  ...plain,
  typeId: 2,
  text: 'Where?',
  pool: ['Office', 'Home'],
  texts: { de: 'Wo?' },
  pools: { de: ['Büro', ''] },
};
const storedDraft = withQuestions(newDraft('Week', 'en'), [choice, { ...plain, text: 'All well?' }]);
const questionOf = (fields: object): QuestionDraft =>
  withQuestions(newDraft('Week', 'en'), [{ ...plain, text: 'All well?', ...fields }]).questions[0] as QuestionDraft;

describe('the languages of a form', () => {
  it('are those in which its questions have a text, and those that were added', () => {
    expect(storedDraft.languages).toEqual(['de']);
    expect(addLanguage(addLanguage(storedDraft, 'en-XA'), 'en-XA').languages).toEqual(['de', 'en-XA']);
    expect(otherLanguages(storedDraft, offered)).toEqual(['en-XA']);
    expect(otherLanguages(addLanguage(storedDraft, 'en-XA'), offered)).toEqual([]);
  });

  it('are sent with their texts, and no longer once they were removed', () => {
    const [first, second] = bodyOf(storedDraft).questions ?? [];
    expect(first).toMatchObject({ locale: 'en', texts: { de: 'Wo?' }, pools: { de: ['Büro', ''] }, ends: {} });
    expect(second).toMatchObject({ locale: 'en', texts: {}, pools: {} });
    expect(bodyOf(removeLanguage(storedDraft, 'de')).questions?.[0]).toMatchObject({ texts: {}, pools: {} });
    // People who removed it by mistake get it back.
    expect(bodyOf(addLanguage(removeLanguage(storedDraft, 'de'), 'de'))).toEqual(bodyOf(storedDraft));
  });

  it('aren’t further ones once the questions are written in them; items of the bank stay as they are', () => {
    const mixed = addQuestion(storedDraft, { text: 'I can rely on my teammates.', bankItemId: 34 });
    const german = writtenIn(mixed, 'de');
    expect([german.locale, german.languages]).toEqual(['de', []]);
    expect(german.questions.map(({ locale }) => locale)).toEqual(['de', 'de', 'en']);
    expect(addQuestion(german).questions.at(-1)?.locale).toBe('de');
  });
});

describe('a question in a further language', () => {
  it.each<[string, object, string]>([
    ['without words', { text: ' ' }, 'empty'],
    ['with its text', { texts: { 'en-XA': 'Gut?' } }, 'whole'],
    ['without one', {}, 'missing'],
    ['that the product has', { isKnown: true }, 'known'],
    ['of the bank', { bankItemId: 34 }, 'known'],
    ['of the bank, with ends of its own', { bankItemId: 1, typeId: 6, low: 'Never' }, 'missing'],
  ])('%s is %s', (_, fields, state) => {
    expect(stateIn(questionOf(fields), 'en-XA', offered)).toBe(state);
  });

  it('is missing if the product doesn’t have it', () => {
    expect(stateIn(questionOf({ isKnown: true }), 'de', offered)).toBe('missing');
  });

  it('counts as missing while any part of it is', () => {
    expect(missingIn(storedDraft, 'de', offered)).toBe(2);
    const [first] = storedDraft.questions;
    const pool = (first?.pool ?? []).map((option, at) => ({ ...option, texts: { de: ['Büro', 'Zuhause'][at] ?? '' } }));
    expect(missingIn(changeQuestion(storedDraft, first?.key ?? 0, { pool }), 'de', offered)).toBe(1);
  });

  it('is no longer known once its words change', () => {
    const draft = withQuestions(newDraft('Week', 'en'), [{ ...plain, text: 'All well?', isKnown: true }]);
    const key = draft.questions[0]?.key ?? 0;
    expect(changeQuestion(draft, key, { text: 'Well?' }).questions[0]?.isKnown).toBe(false);
    expect(changeQuestion(draft, key, { texts: { de: 'Gut?' } }).questions[0]?.isKnown).toBe(true);
  });
});

it.each([
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['pt-BR', 'Português (Brasil)'],
])('%s is called %s by its speakers', (language, name) => {
  expect(languageName(language)).toBe(name);
});
