import { describe, expect, it } from 'vitest';
import { isSettled, readFragment, sentAnswers } from '#/components/pulses/respond/answers.ts';
import { readDraft } from '#/components/pulses/respond/draft.ts';

const plain = { text: '', typeName: '', pool: [] as string[], isMultiple: false, low: '', high: '', locale: null };
const choice = { ...plain, id: 2, typeId: 2, pool: ['Red', 'Blue'] };
const several = { ...choice, id: 22, isMultiple: true };
const open = { ...plain, id: 3, typeId: 3 };
const yesNo = { ...plain, id: 4, typeId: 4 };
const agreement = { ...plain, id: 5, typeId: 5 };
const rating = { ...plain, id: 6, typeId: 6 };

describe('the answer in an email’s link', () => {
  it.each([
    ['an agreement', agreement, '#a=4', 4],
    ['a rating of nothing', rating, '#a=0', 0],
    ['yes in a word', yesNo, '#a=Yes', true],
    ['no as a number', yesNo, '#a=0', false],
    ['an option by its place', choice, '#a=1', [1]],
  ])('is %s', (_, question, fragment, answer) => {
    expect(readFragment(fragment, question)).toEqual(answer);
  });

  it.each([
    ['beyond the scale', agreement, '#a=6'],
    ['below it', agreement, '#a=0'],
    ['no option', choice, '#a=2'],
    ['markup', choice, '#a=<img src=x>'],
    ['10,000 characters long', rating, `#a=${'1'.repeat(10_000)}`],
    ['a text for an open question', open, '#a=hello'],
    ['of another name', rating, '#b=4'],
    ['a name that objects have', yesNo, '#a=constructor'],
  ])('is ignored where it is %s', (_, question, fragment) => {
    expect(readFragment(fragment, question)).toBeUndefined();
  });
});

it('sent answers name options by their text, and nothing that is skipped or untouched', () => {
  const answers = { 2: [1], 22: [0, 1], 3: 'More light', 4: false, 5: null };
  expect(sentAnswers([choice, several, open, yesNo, agreement, rating], answers)).toEqual([
    { questionId: 2, answer: 'Blue' },
    { questionId: 22, answer: ['Red', 'Blue'] },
    { questionId: 3, answer: 'More light' },
    { questionId: 4, answer: false },
    { questionId: 5, answer: null },
    { questionId: 6, answer: null },
  ]);
});

it.each([
  ['an open question asks for nothing', open, {}, true],
  ['a scale waits for an answer', agreement, {}, false],
  ['or for not wanting to say', agreement, { 5: null }, true],
  ['the lowest number is an answer', rating, { 6: 0 }, true],
  ['no is an answer', yesNo, { 4: false }, true],
  ['no option is none', several, { 22: [] }, false],
])('%s', (_, question, answers, settled) => {
  expect(isSettled(question, answers)).toBe(settled);
});

describe('a stored draft', () => {
  const questions = [agreement, choice, open];

  it('is restored', () => {
    const draft = { answers: { 5: 2, 2: [0], 3: 'x' }, step: 2, repliesTo: [3] };
    expect(readDraft(JSON.stringify(draft), questions)).toEqual(draft);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['something else', '[1,2]'],
    ['answers that do not fit', '{"answers":{"5":9,"2":[7],"3":4,"99":1},"step":7}'],
  ])('is replaced by a new one if %s was stored', (_, text) => {
    expect(readDraft(text, questions)).toEqual({ answers: {}, step: 0, repliesTo: [] });
  });
});
