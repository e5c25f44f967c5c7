import { describe, expect, it } from 'vitest';
import { readInput } from '#/lib/api/reading/read-input.ts';
import { submitCheckInContract } from '#/lib/domain/check-ins/respond/respond.contract.ts';
import { sentAnswers, withAnswersApart } from '#/lib/domain/check-ins/respond/sent.schema.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

const question = { motivatorQuestion: { id: 32, type: 2 } };
const applicable = (state: object) => {
  const { isApplicable, touched } = sentAnswers.parse(state);
  return { blocks: Object.keys(isApplicable).filter((block) => isApplicable[block as 'norms']), touched };
};

describe('a state that doesn’t say what was touched', () => {
  it.each<[object, string[], string[]]>([
    [{ emotion: 3 }, ['emotions'], ['emotions']],
    [{ emotion: 3, todayProductivity: 70 }, ['emotions', 'selfProductivity'], ['emotions', 'selfProductivity']],
    [{ ...question, motivator: 1 }, ['motivator'], ['motivator']],
    [{ norms: { 2: 5, 7: 1 } }, ['norms'], ['norms.2', 'norms.7']],
    [{ workEnvironment: 2 }, ['workEnvironment'], ['workEnvironment']],
    [{ monthQuestionsAnswers: { 1: 9, 4: 0 } }, ['monthQuestions'], ['monthQuestions.1', 'monthQuestions.4']],
    [{ answers: { 40: 65, 41: null } }, ['ratings'], ['ratings.40', 'ratings.41']],
    // A switch that is on means that the untouched value is the answer.
    [{ isApplicable: { emotions: true } }, ['emotions'], ['emotions']],
    [
      { isApplicable: { workEnvironment: true, selfProductivity: true } },
      ['selfProductivity', 'workEnvironment'],
      ['selfProductivity', 'workEnvironment'],
    ],
    [{ norms: { 2: 1 }, isApplicable: { norms: true } }, ['norms'], ['norms.2']],
    // A switch that is off means that the block is skipped, whatever its value.
    [
      { emotion: 3, todayProductivity: 70, isApplicable: { emotions: false } },
      ['selfProductivity'],
      ['selfProductivity'],
    ],
    [{ emotion: 2 }, [], []],
    [{ isApplicable: { emotions: false } }, [], []],
  ])('%j answers %j', (state, blocks, touched) => {
    expect(applicable(state)).toEqual({ blocks, touched });
  });

  it('is no answer if nothing was changed', () => {
    for (const state of [{}, { emotion: 9, todayProductivity: 0, norms: { 2: 1 }, workEnvironment: 1 }])
      expect(sentAnswers.safeParse(state).error?.issues[0]?.message).toBe(message('check-ins.fields.nothing'));
  });

  it('can’t answer a block with nothing in it', () => {
    const messages = (isApplicable: object) =>
      sentAnswers.safeParse({ isApplicable }).error?.issues.map((issue) => inWords(issue.message, 'en'));
    expect(messages({ norms: true })).toEqual(['Answer for every value, or skip them.']);
    expect(sentAnswers.safeParse({ emotion: 2, isApplicable: { emotions: true } }).success).toBe(false);
  });
});

it('only touched blocks are answers, if the state says what was touched', () => {
  expect(
    applicable({ emotion: 3, todayProductivity: 70, isApplicable: { emotions: true }, touched: ['emotions'] }),
  ).toEqual({
    blocks: ['emotions'],
    touched: ['emotions'],
  });
  expect(sentAnswers.safeParse({ emotion: 3, isApplicable: { emotions: true }, touched: [] }).success).toBe(false);
});

describe('the body of a sent answer', () => {
  const read = (body: Record<string, unknown>) =>
    readInput(submitCheckInContract.body, { ...body, ...withAnswersApart(body) }) as {
      data: { token: string; answers: { emotion: number; answers: object } };
      messages: string[];
    };

  it('can have the state next to the token, or nested', () => {
    const state = { emotion: '3', answers: { 40: '65' } };
    for (const body of [
      { token: 'srv_x', ...state },
      { token: 'srv_x', answers: state },
    ]) {
      const { data, messages } = read(body);
      expect(messages).toEqual([]);
      expect(data).toMatchObject({ token: 'srv_x', answers: { emotion: 3, answers: { 40: 65 } } });
    }
  });

  it('is refused with a message that names the field', () => {
    expect(read({ token: 'srv_x', emotion: 99 }).messages).toEqual([message('fields.checkIns.emotion')]);
    expect(read({ emotion: 3 }).messages).toEqual([message('api.input.required', { title: 'Token' })]);
    expect(read({ token: 'srv_x', todayProductivity: 'much' }).messages[0]).toMatch(/productivity/i);
  });
});
