import {
  type ByQuestionType,
  questionTypes,
  type Scale,
} from '#/lib/domain/pulses/questions/question-types.constants.ts';
import type { SentAnswer } from '#/lib/domain/pulses/respond/answer.schema.ts';
import { ANSWERED, type AskedQuestion } from '#/lib/domain/pulses/results/round-results.ts';
import { message } from '#/lib/words/message.ts';
import { isBlank, trimText } from '#/lib/words/plain-text.ts';

/** A question as respondents have read it. */
interface ReadQuestion extends AskedQuestion {
  /**
   * Its options in every language people may have read them in, the respondent's first; without it, only as written.
   */
  readonly readablePools?: readonly (readonly string[])[];
}

/** What is counted and what is kept as text, by question, without skipped questions. */
export interface ReadAnswers {
  readonly values: { questionId: number; value: number }[];
  readonly texts: { questionId: number; text: string }[];
  /** Questions with an answer that doesn't fit. */
  readonly misfits: AskedQuestion[];
  /** Whether an answer belongs to a question that wasn't asked. */
  readonly hasOther: boolean;
}

interface SentRow {
  readonly questionId: number;
  readonly answer: SentAnswer;
}

/**
 * Returns the submitted answers in terms of the round's questions. Options may be texts in any language they were read
 * in, or an index; yes and no may be words, numbers or booleans; scales may be numbers or digits. If a question is
 * answered twice, the later answer counts.
 * @example readAnswers([{ id: 7, typeId: 5, pool: [] }], [{ questionId: 7, answer: '4' }]).values // [{ questionId: 7, value: 4 }]
 */
export function readAnswers(questions: readonly ReadQuestion[], rows: readonly SentRow[]): ReadAnswers {
  const answers = new Map(rows.map(({ questionId, answer }) => [questionId, answer]));
  const hasOther = [...answers.keys()].some((id) => !questions.some((question) => question.id === id));
  const read: ReadAnswers = { values: [], texts: [], misfits: [], hasOther };
  for (const question of questions) {
    const answer = answers.get(question.id);
    if (answer === undefined || isEmpty(answer)) continue;
    const { id: questionId } = question;
    const { values = [], text = '' } = answerTypes[question.typeId].read(question, answer) ?? { text: null };
    if (text === null) read.misfits.push(question);
    else if (text !== '') read.texts.push({ questionId, text });
    read.values.push(...values.map((value) => ({ questionId, value })));
  }
  return read;
}

function isEmpty(answer: SentAnswer): boolean {
  if (Array.isArray(answer)) return answer.every(isEmpty);
  return answer === null || (typeof answer === 'string' && isBlank(answer));
}

function readText(answer: SentAnswer): string | null {
  const text = Array.isArray(answer) && answer.length === 1 ? answer[0] : answer;
  return typeof text === 'string' || typeof text === 'number' ? trimText(String(text)) : null;
}

interface AnswerType {
  /** Returns what is counted or kept of an answer, or null if it doesn't fit. */
  readonly read: (question: ReadQuestion, answer: SentAnswer) => { values?: number[]; text?: string } | null;
  /** Returns the message that says what would fit the question with this number. */
  readonly refuse: (number: number, question: AskedQuestion) => string;
}

const scaleAnswers = ({ low, high }: Scale): AnswerType => ({
  read: (_, answer) => {
    const value = wholeNumber(answer);
    return value === null || value < low || value > high ? null : { values: [value] };
  },
  refuse: (number) => message('pulses.respondent.scale', { number, low, high }),
});

/** How each type of question is answered. */
export const answerTypes: ByQuestionType<AnswerType> = {
  2: {
    read: (question, answer) => {
      const values = optionsOf(question, answer);
      return values && { values };
    },
    refuse: (number, { isMultiple }) =>
      message(isMultiple ? 'pulses.respondent.options' : 'pulses.respondent.option', { number }),
  },
  3: {
    read: (_, answer) => {
      const text = readText(answer);
      return text === null ? null : { text };
    },
    refuse: (number) => message('pulses.respondent.text', { number }),
  },
  4: {
    read: (_, answer) => {
      const value = yesOrNo(answer);
      return value === null ? null : { values: [value] };
    },
    refuse: (number) => message('pulses.respondent.yesNo', { number }),
  },
  5: scaleAnswers(questionTypes[5].scale),
  6: scaleAnswers(questionTypes[6].scale),
};

function optionsOf({ pool, isMultiple, readablePools = [pool] }: ReadQuestion, answer: SentAnswer): number[] | null {
  const answers = (Array.isArray(answer) ? answer : [answer]).filter((one) => !isEmpty(one));
  const options = [...new Set(answers.map((one) => placeOf(readablePools, one)))];
  if (options.some((option) => option === null) || (!isMultiple && options.length > 1)) return null;
  const places = options.filter((option) => option !== null);
  return isMultiple ? [ANSWERED, ...places] : places;
}

/** Returns the index of the chosen option, or null. Texts of options come first, because options may be numbers. */
function placeOf(pools: readonly (readonly string[])[], answer: SentAnswer): number | null {
  const text = typeof answer === 'boolean' ? null : String(answer).trim();
  const byText = pools.flatMap((pool) => (text === null ? [] : pool.indexOf(text))).find((place) => place >= 0);
  const place = byText ?? wholeNumber(answer);
  return place !== null && place >= 0 && place < (pools[0]?.length ?? 0) ? place : null;
}

function yesOrNo(answer: SentAnswer): number | null {
  const word = Array.isArray(answer) ? '' : String(answer).trim().toLowerCase();
  if (['true', '1', 'yes'].includes(word)) return 1;
  return ['false', '0', 'no'].includes(word) ? 0 : null;
}

function wholeNumber(answer: SentAnswer): number | null {
  if (typeof answer === 'number') return Number.isInteger(answer) ? answer : null;
  return typeof answer === 'string' && /^\d{1,3}$/.test(answer.trim()) ? Number(answer) : null;
}
