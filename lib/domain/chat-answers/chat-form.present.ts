import {
  agreementLevels,
  type BlockName,
  blockNames,
  ELABORATE_LENGTH_MAX,
  monthAnswerScale,
  normLevels,
} from '#/lib/domain/check-ins/constants.ts';
import type { getQuestionnaire } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { formatPercent } from '#/lib/words/format-percent.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

export type Questionnaire = Awaited<ReturnType<typeof getQuestionnaire>>;

interface Option {
  value: number;
  label: string;
}

/** One question of a form in a chat. */
export interface ChatField {
  /** A part of the questionnaire, named as on its page: `emotions`, `norms.3`; or `factors`, `note`. */
  id: string;
  label: string;
  hint?: string;
  kind: 'choice' | 'choices' | 'text';
  options: readonly Option[];
  /** The most options, or the most characters of a text. */
  most: number;
}

/** How many members can be rated in a chat; leaders of more use the browser. */
export const CHAT_RATINGS_MAX = 20;

const STEP = 10;
const HUNDRED = 100;

/** Returns the questions of a check-in as a form, with sliders in steps of ten. Null if it's too long for a chat. */
export function formOf(questions: Questionnaire, locale: Locale): ChatField[] | null {
  if (questions.team.users.length > CHAT_RATINGS_MAX) return null;
  const { isApplicable } = questions;
  return blockNames.flatMap((block) => (isApplicable[block] ? fieldsOf[block](questions, locale) : []));
}

const choice = (id: string, label: string, options: readonly Option[], hint?: string): ChatField => {
  return { id, label, kind: 'choice', options, most: 1, ...(hint !== undefined && { hint }) };
};

const optionsOf = (options: readonly { id: number; label: string }[]): Option[] =>
  options.map(({ id, label }) => ({ value: id, label }));

const numbers = (low: number, high: number, step: number, label: (value: number) => string): Option[] =>
  Array.from({ length: (high - low) / step + 1 }, (_, at) => low + at * step).map((value) => ({
    value,
    label: label(value),
  }));

const percentOptions = (locale: Locale) =>
  numbers(0, HUNDRED, STEP, (value) => formatPercent(value, formatLocales[locale]));

const fieldsOf: Record<BlockName, (questions: Questionnaire, locale: Locale) => ChatField[]> = {
  emotions({ emotionQuestion, affectingFactorOptions: { max, options } }, locale) {
    const t = wordsFor(locale, 'check-ins.questionnaire');
    return [
      choice('emotions', emotionQuestion.text, optionsOf(emotionQuestion.options)),
      { id: 'factors', label: t('factors'), kind: 'choices', options: optionsOf(options), most: max },
      { id: 'note', label: t('remark'), hint: t('remarkHelp'), kind: 'text', options: [], most: ELABORATE_LENGTH_MAX },
    ];
  },
  selfProductivity: ({ productivityQuestion }, locale) => [
    choice('selfProductivity', productivityQuestion, percentOptions(locale)),
  ],
  motivator({ motivatorQuestion: question }, locale) {
    return question ? [choice('motivator', question.text, motivatorOptions(question.type, locale))] : [];
  },
  norms({ normQuestions }, locale) {
    const t = wordsFor(locale, 'check-ins.questionnaire.scales.norms');
    const options = normLevels.map((level) => ({ value: level, label: t(`${level}`) }));
    return normQuestions.map(({ normId, text, meaning }) => choice(`norms.${normId}`, text, options, `${meaning}.`));
  },
  workEnvironment: ({ workEnvironmentQuestion, workEnvironmentOptions }) => [
    choice('workEnvironment', workEnvironmentQuestion, optionsOf(workEnvironmentOptions)),
  ],
  monthQuestions({ monthquestions }, locale) {
    const t = wordsFor(locale, 'check-ins.questionnaire.scales');
    const { min, max } = monthAnswerScale;
    const level = (value: number, meaning: string) => (meaning ? t('level', { level: value, meaning }) : String(value));
    return monthquestions.map(({ id, text, low, high }) => {
      const meaningOf = (value: number) => (value === min ? low : value === max ? high : '');
      return choice(
        `monthQuestions.${id}`,
        text,
        numbers(min, max, 1, (value) => level(value, meaningOf(value))),
      );
    });
  },
  ratings: ({ team }, locale) =>
    team.users.map(({ id, firstName, lastName }) =>
      choice(`ratings.${id}`, `${firstName} ${lastName}`, percentOptions(locale), team.question),
    ),
};

/** Returns the possible answers to the motivator question of the day. */
function motivatorOptions(type: number, locale: Locale): Option[] {
  const t = wordsFor(locale, 'check-ins.questionnaire.scales');
  if (type === 3) return percentOptions(locale);
  const yesNo = [
    { value: 1, label: t('yesNo.yes') },
    { value: 0, label: t('yesNo.no') },
  ];
  return type === 2 ? yesNo : agreementLevels.map((value) => ({ value, label: t(`agreement.${value}`) }));
}
