import type { Output } from '#/lib/api/endpoint.ts';
import type { listReadySurveysContract } from '#/lib/domain/pulses/questions/options.contract.ts';
import type { Translations } from '#/lib/domain/pulses/questions/question-languages.ts';
import { DEFAULT_TYPE_ID, type QuestionTypeId } from '#/lib/domain/pulses/questions/question-types.constants.ts';

export interface OptionDraft {
  /** Identifies options while their texts change. */
  key: number;
  text: string;
  /** Translations by language. */
  texts?: Readonly<Record<string, string>>;
}

export interface QuestionDraft {
  key: number;
  /** The id of a stored question. */
  id?: number | undefined;
  text: string;
  typeId: QuestionTypeId;
  pool: readonly OptionDraft[];
  isMultiple: boolean;
  /** The meaning of a rating's ends. */
  low: string;
  high: string;
  bankItemId: number | null;
  /** The language of these words; null if it's unknown. */
  locale: string | null;
  /** Translations by language. */
  texts: Translations['texts'];
  ends: Translations['ends'];
  /** Whether the product has these words in every language. */
  isKnown: boolean;
}

type ReadyQuestion = Output<typeof listReadySurveysContract>['pulses'][number]['questions'][number];

/** A question as calls return it. */
export type GivenQuestion = Omit<ReadyQuestion, 'typeName'> &
  Partial<Translations> & { id?: number | undefined; locale?: string | null; isKnown?: boolean };

export const emptyQuestion: GivenQuestion = {
  text: '',
  typeId: DEFAULT_TYPE_ID,
  pool: [],
  isMultiple: false,
  low: '',
  high: '',
  bankItemId: null,
};

/** Returns a question for a form, written in the given language unless the question has one. */
export function questionDraft(
  { pool, pools = {}, typeId, ...question }: GivenQuestion,
  { locale, key }: { locale: string | null; key: () => number },
): QuestionDraft {
  const textsAt = (place: number) =>
    Object.fromEntries(Object.entries(pools).map(([language, texts]) => [language, texts[place] ?? '']));
  return {
    locale,
    texts: {},
    ends: {},
    isKnown: question.bankItemId !== null,
    ...question,
    key: key(),
    typeId: typeId as QuestionTypeId,
    pool: pool.map((text, place) => ({ key: key(), text, texts: textsAt(place) })),
  };
}

/** Returns a question of a form with its translations, as calls take and return it. */
export function wordsOf({ pool, ...question }: QuestionDraft) {
  const languages = [...new Set(pool.flatMap(({ texts = {} }) => Object.keys(texts)))];
  const textsOf = (language: string) => pool.map(({ texts = {} }) => texts[language] ?? '');
  return {
    ...question,
    pool: pool.map(({ text }) => text),
    pools: Object.fromEntries(languages.map((language) => [language, textsOf(language)])),
  };
}

/** Returns the request for a question of a form, with its translations into these languages. */
export function questionBody(question: QuestionDraft, languages: readonly string[]) {
  const { key: _, texts, pools, ends, ...words } = wordsOf(question);
  const keep = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).filter(([language]) => languages.includes(language)));
  return { ...words, texts: keep(texts), pools: keep(pools), ends: keep(ends) };
}

/**
 * Returns the original language of all questions that aren't from the bank: null if they differ or it's unknown, the
 * given one if there are none.
 */
export function localeOf(questions: readonly GivenQuestion[], otherwise: string | null): string | null {
  const own = questions.filter(({ bankItemId }) => bankItemId === null);
  const [locale = null, ...others] = new Set(own.map((question) => question.locale ?? null));
  if (own.length === 0) return otherwise;
  return others.length > 0 ? null : locale;
}
