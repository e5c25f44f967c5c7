import { bankLocale, type Construct, ENPS_ITEM_ID } from '#/lib/domain/pulses/questions/bank.constants.ts';
import {
  isWhole,
  type QuestionWords,
  type TranslatedQuestion,
  wordsIn,
} from '#/lib/domain/pulses/questions/question-languages.ts';
import { isQuestionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import { type ReadyQuestion, type ReadySurvey, readySurveys } from '#/lib/domain/pulses/questions/surveys.constants.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';
import { perLocale } from '#/lib/words/per-locale.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** A language, and the company's name to fill in. */
export interface Wording {
  company: string;
  locale: Locale;
}

/** Returns the words of the bank. Keys follow from ids; a test checks all of them. */
const bankWords = (locale: Locale) =>
  wordsFor(locale, 'pulse-bank') as unknown as (key: string, values?: { company: string }) => string;

/** A question whose words the product may know, from the bank or a ready-made survey. */
interface KnownQuestion extends Pick<QuestionWords, 'text' | 'pool'> {
  readonly typeId: number;
  readonly bankItemId: number | null;
}

export type StoredQuestion = KnownQuestion & TranslatedQuestion & { readonly locale: string | null };

/** Returns what a question of the bank or of a ready-made survey says in a language; null for any other question. */
function knownWords(question: KnownQuestion, wording: Wording): Pick<QuestionWords, 'text' | 'pool'> | null {
  const { text, bankItemId } = question;
  if (bankItemId === null) return sameReady(question, { from: bankLocale, to: wording.locale });
  const isItem = text === bankText(bankItemId, { ...wording, locale: bankLocale });
  return isItem ? { text: bankText(bankItemId, wording), pool: [] } : null;
}

/**
 * Returns a question for people who can change it: questions of the bank and of ready-made surveys in their language,
 * and all others as written.
 */
export function presentOriginal({ text, pool, ...question }: StoredQuestion, wording: Wording) {
  const productWords = knownWords({ text, pool, ...question }, wording);
  if (productWords) return { ...productWords, locale: wording.locale, isKnown: true };
  return { text, pool, locale: localeOfWords({ text, pool, ...question }), isKnown: false };
}

/**
 * Returns what people read who answer a question or see its results: all of it in their language, or all of it as
 * written. With it comes the language of these words, null if unknown.
 */
export function presentWords(question: StoredQuestion, wording: Wording): QuestionWords & { locale: string | null } {
  const { bankItemId } = question;
  const words = readWords(question, wording);
  const { text, pool, ...ends } = words ?? question;
  const { low, high } = presentEnds({ ...ends, bankItemId }, words ? wording.locale : bankLocale);
  return { text, pool, low, high, locale: words ? wording.locale : localeOfWords(question) };
}

/** Returns the whole question in a language; null if it was neither written in it nor fully translated. */
export function readWords(
  question: StoredQuestion,
  { company, locale }: { company: string; locale: string },
): QuestionWords | null {
  const { text, pool, low, high } = question;
  if (question.locale === locale) return { text, pool, low, high };
  const offered = offeredLocales.find((one) => one === locale);
  const words = wordsIn(question, locale, offered ? knownWords(question, { company, locale: offered }) : null);
  return isWhole(question, words) ? words : null;
}

function localeOfWords({ locale, bankItemId }: StoredQuestion): string | null {
  return bankItemId === null ? locale : bankLocale;
}

/**
 * Returns the options of a question in all languages that people may have read them in. The given language comes first,
 * because an option of one language may mean another option in the next.
 */
export function readablePools(question: StoredQuestion, locale: Locale): (readonly string[])[] {
  // Items of the bank have no options, so no company's name gets into them.
  const poolIn = (one: Locale) => readWords(question, { company: '', locale: one })?.pool ?? question.pool;
  return question.pool.length === 0 ? [[]] : [poolIn(locale), question.pool, ...offeredLocales.map(poolIn)];
}

/** The questions that ready-made surveys add to the bank, in the same order in every language. */
const readyQuestions = perLocale((locale) =>
  readySurveys
    .flatMap((survey) => presentReadySurvey(survey, { company: '', locale }).questions)
    .filter(({ bankItemId }) => bankItemId === null),
);

interface Languages {
  from: Locale;
  to: Locale;
}

/** Returns what a question of a ready-made survey says in another language; null for any other question. */
export function sameReady(
  { text, typeId, pool }: Omit<KnownQuestion, 'bankItemId'>,
  { from, to }: Languages,
): Pick<QuestionWords, 'text' | 'pool'> | null {
  const at = readyQuestions(from).findIndex(
    (ready) => ready.text === text && ready.typeId === typeId && ready.pool.join('\n') === pool.join('\n'),
  );
  const ready = readyQuestions(to)[at];
  return ready ? { text: ready.text, pool: ready.pool } : null;
}

/** Returns the text of an item of the question bank. */
export function bankText(id: number, { company, locale }: Wording): string {
  return bankWords(locale)(`items.i${id}`, { company });
}

/** Returns the name of what an item of the question bank measures. */
export function presentConstruct(construct: Construct, locale: Locale): string {
  return wordsFor(locale, 'pulse-bank.constructs')(construct);
}

/** Returns the texts of a ready-made survey. */
export function presentReadySurvey({ id, key, questions }: ReadySurvey, wording: Wording) {
  const t = bankWords(wording.locale);
  const wordsOf = (name: string) => t(`surveys.${key}.${name}`);
  const presentQuestion = (question: ReadyQuestion) => {
    if ('bankItemId' in question) return { ...question, text: bankText(question.bankItemId, wording), pool: [] };
    const { typeId, key: own, pool = [] } = question;
    const options = pool.map((option) => wordsOf(`options.${option}`));
    return { typeId, text: wordsOf(`questions.${own}`), pool: options, bankItemId: null };
  };
  return { id, name: wordsOf('name'), description: wordsOf('description'), questions: questions.map(presentQuestion) };
}

/** Returns the labels at the ends of a rating: the author's, or the standard ones for a recommendation. */
export function presentEnds(
  { bankItemId, low, high }: { bankItemId: number | null; low: string; high: string },
  locale: Locale,
): { low: string; high: string } {
  if (bankItemId !== ENPS_ITEM_ID) return { low, high };
  const t = wordsFor(locale, 'pulses.question.recommend');
  return { low: low || t('low'), high: high || t('high') };
}

/** Returns the name of a question's type; empty for an unknown type. */
export function presentTypeName(typeId: number, locale: Locale): string {
  return isQuestionType(typeId) ? wordsFor(locale, 'pulses.typeNames')(`${typeId}`) : '';
}
