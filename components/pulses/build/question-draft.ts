import type { Output } from '#/lib/api/endpoint.ts';
import type { listReadySurveysContract } from '#/lib/domain/pulses/questions/options.contract.ts';
import type { Translations } from '#/lib/domain/pulses/questions/question-languages.ts';
import { DEFAULT_TYPE_ID, type QuestionTypeId } from '#/lib/domain/pulses/questions/question-types.constants.ts';

export interface OptionDraft {
  /** Tells options apart while their texts change. */
  key: number;
  text: string;
  /** In further languages, by language. */
  texts?: Readonly<Record<string, string>>;
}

export interface QuestionDraft {
  key: number;
  /** Of a question that is stored. */
  id?: number | undefined;
  text: string;
  typeId: QuestionTypeId;
  pool: readonly OptionDraft[];
  isMultiple: boolean;
  /** What the ends of a rating mean. */
  low: string;
  high: string;
  bankItemId: number | null;
  /** The language of these words; null where no one has said. */
  locale: string | null;
  /** In further languages, by language. */
  texts: Translations['texts'];
  ends: Translations['ends'];
  /** The product itself has these words in every language. */
  isKnown: boolean;
}

type ReadyQuestion = Output<typeof listReadySurveysContract>['pulses'][number]['questions'][number];

/** A question as calls answer it. */
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

/** A question as a form holds it, which is written in a language unless it says so itself. */
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

/** A question of a form with its words in further languages, as calls take and answer it. */
export function wordsOf({ pool, ...question }: QuestionDraft) {
  const languages = [...new Set(pool.flatMap(({ texts = {} }) => Object.keys(texts)))];
  const textsOf = (language: string) => pool.map(({ texts = {} }) => texts[language] ?? '');
  return {
    ...question,
    pool: pool.map(({ text }) => text),
    pools: Object.fromEntries(languages.map((language) => [language, textsOf(language)])),
  };
}

/** A question of a form as it is sent, with what it says in these further languages. */
export function questionBody(question: QuestionDraft, languages: readonly string[]) {
  const { key: _, texts, pools, ends, ...words } = wordsOf(question);
  const keep = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).filter(([language]) => languages.includes(language)));
  return { ...words, texts: keep(texts), pools: keep(pools), ends: keep(ends) };
}

/** The language in which all questions are written that are none of the bank; another one where there is none. */
export function localeOf(questions: readonly GivenQuestion[], otherwise: string | null): string | null {
  const own = questions.filter(({ bankItemId }) => bankItemId === null);
  const [locale = null, ...others] = new Set(own.map((question) => question.locale ?? null));
  if (own.length === 0) return otherwise;
  return others.length > 0 ? null : locale;
}
