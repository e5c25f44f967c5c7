import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { now } from '#/e2e/support/actors/demo-viewers.ts';
import { demoDatabase } from '#/e2e/support/product/demo-database.ts';
import type { AskedForm } from '#/lib/domain/chat-answers/chat-answer.service.ts';
import {
  CHAT_RATINGS_MAX,
  type ChatField,
  formOf,
  type Questionnaire,
} from '#/lib/domain/chat-answers/chat-form.present.ts';
import { answersOf, missingFields } from '#/lib/domain/chat-answers/chat-values.ts';
import { formModal, type SlackState, valuesIn } from '#/lib/domain/chat-answers/slack/slack-form.present.ts';
import { formCard, teamsValuesIn } from '#/lib/domain/chat-answers/teams/answer-teams-press.ts';
import {
  type BlockName,
  blockNames,
  checkInTokenPrefix,
  EMOTION_NOT_APPLICABLE_ID,
  isItemBlock,
  itemFields,
} from '#/lib/domain/check-ins/constants.ts';
import { checkInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';
import { getQuestionnaire } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { figuresOf } from '#/lib/domain/check-ins/respond/submit-check-in.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { faultOf } from '#/server/embedded/chat/block-rules.ts';
import { faultOfCard } from '#/server/embedded/chat/card-rules.ts';

/** Every open questionnaire of the demo, one of each shape. */
const questionnaires: { checkInId: number; questions: Questionnaire }[] = [];

beforeAll(async () => {
  await demoDatabase();
  const open = await prisma().checkIn.findMany({
    where: { answeredAt: null, closesAt: { gt: now } },
    orderBy: { id: 'asc' },
  });
  for (const { id } of open) {
    const questions = await getQuestionnaire(visitorCtx({ now }), { token: mailedToken(checkInTokenPrefix, id) }).catch(
      () => null,
    );
    if (questions) questionnaires.push({ checkInId: id, questions });
  }
}, 180_000);
afterAll(closeDatabase);

/** The body that the page would send: the choices by part of the form, and every other block switched off. */
function pageBody(questions: Questionnaire, choices: Record<string, number>) {
  const isApplicable = Object.fromEntries(
    blockNames.map((block) => [block, Object.keys(choices).some((id) => id.split('.', 1)[0] === block)]),
  ) as Record<BlockName, boolean>;
  const items = Object.fromEntries(
    blockNames.filter(isItemBlock).map((block) => [
      itemFields[block],
      Object.fromEntries(
        Object.entries(choices)
          .filter(([id]) => id.startsWith(`${block}.`))
          .map(([id, value]) => [id.slice(block.length + 1), value]),
      ),
    ]),
  );
  return checkInAnswers.parse({
    ...questions,
    affectingFactors: isApplicable.emotions ? [1, 2] : [],
    elaborateField: 'A note',
    emotion: choices.emotions ?? EMOTION_NOT_APPLICABLE_ID,
    todayProductivity: choices.selfProductivity ?? 0,
    motivatorQuestion: questions.motivatorQuestion && {
      id: questions.motivatorQuestion.id,
      type: questions.motivatorQuestion.type,
    },
    motivator: choices.motivator ?? null,
    workEnvironment: choices.workEnvironment ?? questions.workEnvironment,
    ...items,
    isApplicable,
    touched: Object.keys(choices),
  });
}

/** The state as Slack sends it. */
function slackState(fields: readonly ChatField[], choices: Record<string, number>): SlackState {
  return Object.fromEntries(
    fields.map(({ id, kind }) => {
      const value = choices[id];
      const option = value === undefined ? null : { value: String(value) };
      const several = choices.emotions === undefined ? [] : [{ value: '1' }, { value: '2' }];
      const inputs = {
        text: { value: 'A note' },
        choice: { selected_option: option },
        choices: { selected_options: several },
      };
      return [id, { answer: inputs[kind] }];
    }),
  );
}

/** The data as Microsoft Teams sends it, without empty fields. */
function teamsData(fields: readonly ChatField[], choices: Record<string, number>): Record<string, unknown> {
  const entries = fields.flatMap(({ id, kind }) => {
    const several = choices.emotions === undefined ? undefined : '1,2';
    const choice = choices[id] === undefined ? undefined : String(choices[id]);
    const value = { text: 'A note', choice, choices: several }[kind];
    return value === undefined ? [] : [[`answer.${id}`, value] as const];
  });
  return Object.fromEntries(entries);
}

/** Which fields are filled in, and with which of their options. */
const fillings: [title: string, fill: (field: ChatField, at: number) => number | undefined][] = [
  ['everything, the first choice', ({ options }) => options[0]?.value],
  ['everything, the last choice', ({ options }) => options.at(-1)?.value],
  ['the first question alone', ({ options }, at) => (at === 0 ? options[1]?.value : undefined)],
  ['all but the first question', ({ options }, at) => (at === 0 ? undefined : options[0]?.value)],
];

describe.each(fillings)('%s', (_title, fill) => {
  it('stores every questionnaire of the demo as its page stores it', () => {
    expect(questionnaires.length).toBeGreaterThan(5);
    let checked = 0;
    for (const { checkInId, questions } of questionnaires) {
      const fields = formOf(questions, 'en');
      if (!fields) continue;
      const choices = Object.fromEntries(
        fields
          .filter(({ kind }) => kind === 'choice')
          .flatMap((field, at) => {
            const value = fill(field, at);
            return value === undefined ? [] : [[field.id, value]];
          }),
      );
      const values = valuesIn(fields, slackState(fields, choices));
      expect(teamsValuesIn(fields, teamsData(fields, choices)), `check-in ${checkInId}`).toEqual(values);
      // As on the page, all of these are answered or none.
      if (missingFields(fields, values).length > 0 || Object.keys(choices).length === 0) continue;
      checked += 1;
      const answers = checkInAnswers.parse(answersOf(questions, values));
      expect(figuresOf(answers), `check-in ${checkInId}`).toEqual(figuresOf(pageBody(questions, choices)));
    }
    expect(checked).toBeGreaterThan(3);
  });
});

it('only questionnaires that are too long are left to the browser', () => {
  const long = questionnaires.filter(({ questions }) => formOf(questions, 'en') === null);
  expect(long.filter(({ questions }) => questions.team.users.length <= CHAT_RATINGS_MAX)).toEqual([]);
});

it('every questionnaire of the demo is a form that Slack and Microsoft Teams accept', () => {
  for (const { checkInId, questions } of questionnaires) {
    const fields = formOf(questions, 'en');
    if (!fields) continue;
    const form: AskedForm = {
      thing: { about: 'check-in', id: checkInId },
      title: 'Your check-in',
      fields,
      audience: questions.audience,
    };
    const view = formModal({ ...form, emotion: 3, locale: 'en' });
    expect(faultOf(view?.blocks, 100), `check-in ${checkInId}`).toBeNull();
    const formId = '5f0c1a52-6a3e-4f0e-9a55-0c6f2f0d7c11';
    const sending = { formId, values: { emotions: 3 } };
    expect(faultOfCard(formCard({ ...form, ...sending, locale: 'en' })), `check-in ${checkInId}`).toBeNull();
  }
});
