import { type PulseDraft, withQuestions } from '#/components/pulses/build/pulse-draft.ts';
import {
  emptyQuestion,
  type GivenQuestion,
  type QuestionDraft,
  wordsOf,
} from '#/components/pulses/build/question-draft.ts';
import {
  NEW_OPTION,
  OPTIONS_MAX,
  QUESTIONS_MAX,
  QUESTIONS_MIN,
  SEEDED_OPTIONS,
} from '#/lib/domain/pulses/constants.ts';
import { isWhole, wordsIn } from '#/lib/domain/pulses/questions/question-languages.ts';
import { type QuestionTypeId, questionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import { languageNames } from '#/lib/words/locales.ts';
import { isBlank } from '#/lib/words/plain-text.ts';

type NewQuestion = Partial<Omit<GivenQuestion, 'id'>>;

/** Returns the form with another question at its end; a sixth is ignored. */
export function addQuestion(draft: PulseDraft, question: NewQuestion = {}): PulseDraft {
  if (draft.questions.length >= QUESTIONS_MAX) return draft;
  const { questions, languages, lastKey } = withQuestions(draft, [{ ...emptyQuestion, ...question, id: undefined }]);
  return { ...draft, languages, lastKey, questions: [...draft.questions, ...questions] };
}

/** Returns the form without a question; removing the last one is ignored. */
export function removeQuestion(draft: PulseDraft, key: number): PulseDraft {
  if (draft.questions.length <= QUESTIONS_MIN) return draft;
  return { ...draft, questions: draft.questions.filter((question) => question.key !== key) };
}

/** Returns a list with one entry moved; an index beyond its ends means its ends. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.toSpliced(from, 1);
  const entry = list[from];
  return entry === undefined ? rest : rest.toSpliced(Math.max(0, to), 0, entry);
}

/** Returns the form with a question at another index. */
export function moveQuestion(draft: PulseDraft, from: number, to: number): PulseDraft {
  return { ...draft, questions: moveEntry(draft.questions, from, to) };
}

/** Returns the form with a question changed. A reworded question no longer counts as the question bank's. */
export function changeQuestion(draft: PulseDraft, key: number, part: Partial<QuestionDraft>): PulseDraft {
  const own = 'text' in part ? { bankItemId: null } : {};
  const words = 'text' in part || 'pool' in part ? { isKnown: false } : {};
  const changed = (question: QuestionDraft) => ({ ...question, ...own, ...words, ...part });
  return {
    ...draft,
    questions: draft.questions.map((question) => (question.key === key ? changed(question) : question)),
  };
}

/** Returns the form with a question of another type: a type with options gets its first ones. */
export function changeType(draft: PulseDraft, key: number, typeId: QuestionTypeId): PulseDraft {
  const pool = Array.from({ length: questionType(typeId).hasOptions ? SEEDED_OPTIONS : 0 }, (_, at) => {
    return { key: draft.lastKey + 1 + at, text: NEW_OPTION };
  });
  const part = { typeId, pool, isMultiple: false, low: '', high: '', ends: {}, bankItemId: null };
  return { ...changeQuestion(draft, key, part), lastKey: draft.lastKey + pool.length };
}

/** Returns the form with another option for a question, up to the maximum. */
export function addOption(draft: PulseDraft, key: number): PulseDraft {
  const pool = draft.questions.find((question) => question.key === key)?.pool ?? [];
  if (pool.length >= OPTIONS_MAX) return draft;
  const lastKey = draft.lastKey + 1;
  return { ...changeQuestion(draft, key, { pool: [...pool, { key: lastKey, text: NEW_OPTION }] }), lastKey };
}

/** Returns the form with another language for its questions. */
export function addLanguage(draft: PulseDraft, language: string): PulseDraft {
  return { ...draft, languages: [...draft.languages.filter((one) => one !== language), language] };
}

/** Returns the form without a language; translations stay in the form, and reappear with the language. */
export function removeLanguage(draft: PulseDraft, language: string): PulseDraft {
  return { ...draft, languages: draft.languages.filter((one) => one !== language) };
}

/** Returns the form with this original language, which is then no longer a translation. */
export function writtenIn(draft: PulseDraft, locale: string): PulseDraft {
  const questions = draft.questions.map((question) =>
    question.bankItemId === null ? { ...question, locale } : question,
  );
  return removeLanguage({ ...draft, questions, locale }, locale);
}

/** Returns the languages that can still be added. */
export function otherLanguages(draft: PulseDraft, offered: readonly string[]): string[] {
  return offered.filter((language) => language !== draft.locale && !draft.languages.includes(language));
}

/**
 * Returns whether a question's translation is complete or something is missing; nothing is needed for a question
 * without words, or if the product has the words itself.
 */
export function stateIn(
  question: QuestionDraft,
  language: string,
  offered: readonly string[],
): 'whole' | 'missing' | 'known' | 'empty' {
  if (isBlank(question.text)) return 'empty';
  const words = wordsOf(question);
  const filled = { ...words, pool: words.pool.map((text) => text.trim()) };
  if (isWhole(filled, wordsIn(words, language))) return 'whole';
  const isKnown = question.isKnown && question.low === '' && question.high === '';
  return isKnown && offered.includes(language) ? 'known' : 'missing';
}

/** Returns how many questions are untranslated or incomplete in a language. */
export function missingIn(draft: PulseDraft, language: string, offered: readonly string[]): number {
  return draft.questions.filter((question) => stateIn(question, language, offered) === 'missing').length;
}

/**
 * Returns a language's own name.
 * @example languageName('en') // 'English'
 */
export function languageName(language: string): string {
  const { [language]: name } = languageNames as Readonly<Record<string, string>>;
  return name ?? new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
