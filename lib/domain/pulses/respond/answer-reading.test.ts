import { expect, it } from 'vitest';
import type { SentAnswer } from '#/lib/domain/pulses/respond/answer.schema.ts';
import { readAnswers } from '#/lib/domain/pulses/respond/answer-reading.ts';
import type { AskedQuestion } from '#/lib/domain/pulses/results/round-results.ts';

const plain: AskedQuestion = { id: 7, typeId: 5, pool: [], isMultiple: false, bankItemId: null };
const choice = { typeId: 2, pool: ['2', 'Home', 'Both'] } as const;
const yesNo = { typeId: 4 } as const;

it.each<[string, Partial<AskedQuestion>, SentAnswer, number[]]>([
  ['a number', {}, 4, [4]],
  ['digits', {}, ' 4 ', [4]],
  ['the ends of a rating', { typeId: 6 }, 0, [0]],
  ['an option’s text before its place', choice, '2', [0]],
  ['an option’s place', choice, 1, [1]],
  ['a list of one', choice, ['Home'], [1]],
  ['several options, each once', { ...choice, isMultiple: true }, ['Both', 0, 'Both'], [-1, 2, 0]],
  ['yes as a word', yesNo, 'YES', [1]],
  ['no as a number', yesNo, 0, [0]],
  ['a boolean', yesNo, false, [0]],
])('%s is read', (_, question, answer, values) => {
  const { values: readValues, misfits } = readAnswers([{ ...plain, ...question }], [{ questionId: 7, answer }]);
  expect([readValues.map(({ value }) => value), misfits]).toEqual([values, []]);
});

it('options are read in the respondent’s language, then in any other', () => {
  const question = { ...plain, typeId: 2, pool: ['Gift', 'Poison'] } as const;
  const read = (answer: string, readablePools?: string[][]) =>
    readAnswers([{ ...question, ...(readablePools && { readablePools }) }], [{ questionId: 7, answer }]);
  const german = ['Geschenk', 'Gift'];
  const valuesOf = ({ values }: ReturnType<typeof readAnswers>) => values.map(({ value }) => value);
  expect(valuesOf(read('Gift'))).toEqual([0]);
  expect(valuesOf(read('Gift', [german, ['Gift', 'Poison']]))).toEqual([1]);
  expect(valuesOf(read('Poison', [german, ['Gift', 'Poison']]))).toEqual([1]);
  expect(valuesOf(read('1', [german, ['Gift', 'Poison']]))).toEqual([1]);
  expect(read('Cadeau', [german]).misfits).toHaveLength(1);
});

it.each<[string, SentAnswer]>([
  ['null', null],
  ['spaces', '  '],
  ['an empty list', []],
  ['a list of nothing', ['']],
])('%s skips the question', (_, answer) => {
  for (const typeId of [2, 3, 4, 5, 6] as const) {
    const read = readAnswers([{ ...plain, typeId }], [{ questionId: 7, answer }]);
    expect(read).toEqual({ values: [], texts: [], misfits: [], hasOther: false });
  }
});

it.each<[string, Partial<AskedQuestion>, SentAnswer]>([
  ['beyond the scale', {}, 6],
  ['below it', {}, 0],
  ['a fraction', {}, 1.5],
  ['no number', {}, 'NaN'],
  ['a boolean for a scale', {}, true],
  ['a list for a scale', {}, [4]],
  ['a boolean for an option', choice, true],
  ['an unknown option', choice, 'Elsewhere'],
  ['two of one', choice, ['Home', 'Both']],
  ['a list for yes or no', yesNo, ['yes']],
  ['a boolean for a text', { typeId: 3 }, true],
])('%s is refused', (_, question, answer) => {
  const { values: readValues, texts, misfits } = readAnswers([{ ...plain, ...question }], [{ questionId: 7, answer }]);
  expect([readValues, texts, misfits.length]).toEqual([[], [], 1]);
});

it('the later of two answers to a question counts', () => {
  const rows = [
    { questionId: 7, answer: 1 },
    { questionId: 7, answer: 5 },
  ];
  expect(readAnswers([plain], rows).values).toEqual([{ questionId: 7, value: 5 }]);
});
