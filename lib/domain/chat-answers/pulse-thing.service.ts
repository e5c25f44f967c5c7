import { channelKinds } from '#/lib/domain/channels/channel-kinds.ts';
import type { ChannelKind } from '#/lib/domain/channels/constants.ts';
import type { ChatField } from '#/lib/domain/chat-answers/chat-form.present.ts';
import type { ChatValues } from '#/lib/domain/chat-answers/chat-values.ts';
import type { ThingKind } from '#/lib/domain/chat-answers/thing.ts';
import { OPEN_ANSWER_LENGTH_MAX, pulseTokenPrefix } from '#/lib/domain/pulses/constants.ts';
import {
  type ByQuestionType,
  questionType,
  questionTypes,
} from '#/lib/domain/pulses/questions/question-types.constants.ts';
import type { SentAnswer } from '#/lib/domain/pulses/respond/answer.schema.ts';
import { getPulseQuestions } from '#/lib/domain/pulses/respond/respondent.service.ts';
import { submitPulseAnswers } from '#/lib/domain/pulses/respond/submit-pulse-answers.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { message } from '#/lib/words/message.ts';
import { wordsFor } from '#/lib/words/translator.ts';

type PulseQuestion = Awaited<ReturnType<typeof getPulseQuestions>>['questions'][number];

const fieldId = (questionId: number) => `question.${questionId}`;

/** Returns the questions of a pulse as a form, in the words of its page. */
export function pulseFields(questions: readonly PulseQuestion[], locale: Locale): ChatField[] {
  return questions.map((question) => ({
    id: fieldId(question.id),
    label: question.text,
    most: 1,
    ...inputs[question.typeId](question, locale),
  }));
}

/** Returns the values in the form the pulse's page sends; an empty field skips its question. */
export function pulseAnswersOf(questions: readonly PulseQuestion[], values: ChatValues) {
  return questions.map(({ id, typeId, pool }): { questionId: number; answer: SentAnswer } => {
    const value = values[fieldId(id)] ?? null;
    if (value === null || !questionType(typeId).hasOptions) return { questionId: id, answer: value as SentAnswer };
    return { questionId: id, answer: [value].flat().flatMap((place) => pool[Number(place)] ?? []) };
  });
}

type Input = Pick<ChatField, 'kind' | 'options'> & Partial<Pick<ChatField, 'most'>>;

/** How each question type is answered in a chat. */
const inputs: ByQuestionType<(question: PulseQuestion, locale: Locale) => Input> = {
  2: ({ pool, isMultiple }) => ({
    kind: isMultiple ? 'choices' : 'choice',
    options: pool.map((label, value) => ({ value, label })),
    most: pool.length,
  }),
  3: () => ({ kind: 'text', options: [], most: OPEN_ANSWER_LENGTH_MAX }),
  4: (_, locale) => {
    const t = wordsFor(locale, 'pulses.question');
    const options = [
      { value: 1, label: t('yes') },
      { value: 0, label: t('no') },
    ];
    return { kind: 'choice', options };
  },
  5: (_, locale) => {
    const t = wordsFor(locale, 'pulses.question.agreement');
    return { kind: 'choice', options: ([1, 2, 3, 4, 5] as const).map((value) => ({ value, label: t(`${value}`) })) };
  },
  6: ({ low, high }, locale) => {
    const t = wordsFor(locale, 'check-ins.questionnaire.scales');
    const { low: least, high: greatest } = questionTypes[6].scale;
    const options = Array.from({ length: greatest - least + 1 }, (_, at) => {
      const value = least + at;
      const meaning = { [least]: low, [greatest]: high }[value];
      return { value, label: meaning ? t('level', { level: value, meaning }) : String(value) };
    });
    return { kind: 'choice', options };
  },
};

/** A person's row in a round of a pulse, if their company allows answering in the chat. */
export const pulseThing: ThingKind = {
  isOwn: async ({ db }, userId, id) => (await db.pulseRecipient.count({ where: { id, userId } })) > 0,
  isStored: async ({ db }, id, submissionId) => (await db.pulseRecipient.count({ where: { id, submissionId } })) > 0,
  pathOf: (id) => `/pulse/${mailedToken(pulseTokenPrefix, id)}`,
  async ask(ctx, id, { locale, connection: { kind, allowsPulses } }) {
    if (!allowsPulses) throw invalid(message('channels.answer.inBrowserOnly'));
    const token = mailedToken(pulseTokenPrefix, id);
    const {
      name,
      companyName: company,
      minimumGroupSize: minimum,
      questions,
      answered: hasAnswered,
    } = await getPulseQuestions(ctx, { token });
    if (hasAnswered) throw invalid(message('pulses.respondent.alreadyAnswered'));
    const channel = channelKinds[kind as ChannelKind].name;
    return {
      title: name,
      audience: [
        wordsFor(locale, 'channels.answer')('platformSees', { channel }),
        wordsFor(locale, 'pulses.mail')('anonymous', { company, minimum }),
      ].join(' '),
      fields: pulseFields(questions, locale),
      missingIn: () => [],
      isEmpty: (values) => Object.keys(values).length === 0,
      submit: (submissionId, values) =>
        submitPulseAnswers(ctx, { token, submissionId, answers: pulseAnswersOf(questions, values) }),
    };
  },
};
