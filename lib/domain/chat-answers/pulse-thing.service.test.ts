import { describe, expect, it } from 'vitest';
import type { AskedForm } from '#/lib/domain/chat-answers/chat-answer.service.ts';
import { pulseAnswersOf, pulseFields } from '#/lib/domain/chat-answers/pulse-thing.service.ts';
import { formModal, valuesIn } from '#/lib/domain/chat-answers/slack/slack-form.present.ts';
import { formCard, teamsValuesIn } from '#/lib/domain/chat-answers/teams/answer-teams-press.ts';
import { presentReadySurvey } from '#/lib/domain/pulses/questions/question.present.ts';
import { type QuestionTypeId, questionTypeIds } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import { readySurveys } from '#/lib/domain/pulses/questions/surveys.constants.ts';
import type { SentAnswer } from '#/lib/domain/pulses/respond/answer.schema.ts';
import { readAnswers } from '#/lib/domain/pulses/respond/answer-reading.ts';
import { locales } from '#/lib/words/locales.ts';
import { faultOf } from '#/server/embedded/chat/block-rules.ts';
import { faultOfCard } from '#/server/embedded/chat/card-rules.ts';

const question = (typeId: QuestionTypeId, more: object = {}) => ({
  id: 7,
  typeId,
  typeName: '',
  isMultiple: false,
  text: 'Which?',
  pool: [] as string[],
  low: '',
  high: '',
  locale: 'en',
  ...more,
});

const pool = ['2', 'Home', 'Both'];
const cases: [title: string, sample: ReturnType<typeof question>, filled: readonly string[], onPage: SentAnswer][] = [
  ['an option', question(2, { pool }), ['1'], ['Home']],
  ['an option that is a number', question(2, { pool }), ['0'], ['2']],
  ['several options', question(2, { pool, isMultiple: true }), ['0', '2'], ['2', 'Both']],
  ['a text', question(3), ['A window'], 'A window'],
  ['a yes', question(4), ['1'], true],
  ['a no', question(4), ['0'], false],
  ['an agreement', question(5), ['5'], 5],
  ['the low end of a rating', question(6, { low: 'Never' }), ['0'], 0],
  ['a rating', question(6), ['10'], 10],
];

it.each(cases)('%s is read as its page sends it', (_, sample, filled, onPage) => {
  const [field] = pulseFields([sample], 'en');
  if (!field) throw new Error('no field');
  const options = filled.map((value) => ({ value }));
  const slackInputs = {
    choice: { selected_option: options[0] ?? null },
    choices: { selected_options: options },
    text: options[0],
  };
  const slack = valuesIn([field], { [field.id]: { answer: slackInputs[field.kind] ?? {} } });
  expect(teamsValuesIn([field], { [`answer.${field.id}`]: filled.join(',') })).toEqual(slack);
  const rounds = [{ ...sample, bankItemId: null }];
  const answers = readAnswers(rounds, pulseAnswersOf([sample], slack));
  expect(answers).toEqual(readAnswers(rounds, [{ questionId: 7, answer: onPage }]));
  expect(answers.misfits).toEqual([]);
});

it('an empty field skips its question', () => {
  const questions = questionTypeIds.map((typeId) => question(typeId, { id: typeId, pool }));
  expect(pulseAnswersOf(questions, {})).toEqual(questionTypeIds.map((questionId) => ({ questionId, answer: null })));
});

describe.each(locales)('in %s', (locale) => {
  it('every ready-made survey is a form that Slack and Microsoft Teams accept', () => {
    for (const survey of readySurveys) {
      const { name: title, questions } = presentReadySurvey(survey, { company: 'Northlight', locale });
      const sample = questions.map(({ typeId, ...words }, at) => question(typeId, { ...words, id: at + 1 }));
      const form: AskedForm = {
        thing: { about: 'pulse', id: 7 },
        title,
        fields: pulseFields(sample, locale),
        audience: 'Everyone',
      };
      expect([title, faultOf(formModal({ ...form, emotion: null, locale })?.blocks, 100)]).toEqual([title, null]);
      const formId = '5f0c1a52-6a3e-4f0e-9a55-0c6f2f0d7c11';
      expect([title, faultOfCard(formCard({ ...form, formId, values: {}, locale }))]).toEqual([title, null]);
    }
  });
});
