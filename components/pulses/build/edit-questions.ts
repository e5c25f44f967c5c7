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

/** The form with one question more at its end; a sixth is ignored. */
export function addQuestion(draft: PulseDraft, question: NewQuestion = {}): PulseDraft {
  if (draft.questions.length >= QUESTIONS_MAX) return draft;
  const { questions, languages, lastKey } = withQuestions(draft, [{ ...emptyQuestion, ...question, id: undefined }]);
  return { ...draft, languages, lastKey, questions: [...draft.questions, ...questions] };
}

/** The form without a question; removing the last one is ignored. */
export function removeQuestion(draft: PulseDraft, key: number): PulseDraft {
  if (draft.questions.length <= QUESTIONS_MIN) return draft;
  return { ...draft, questions: draft.questions.filter((question) => question.key !== key) };
}

/** A list with one entry in another place; places beyond its ends are its ends. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.toSpliced(from, 1);
  const entry = list[from];
  return entry === undefined ? rest : rest.toSpliced(Math.max(0, to), 0, entry);
}

/** The form with a question in another place. */
export function moveQuestion(draft: PulseDraft, from: number, to: number): PulseDraft {
  return { ...draft, questions: moveEntry(draft.questions, from, to) };
}

/** The form with parts of a question changed. One that is worded again is no longer the one of the question bank. */
export function changeQuestion(draft: PulseDraft, key: number, part: Partial<QuestionDraft>): PulseDraft {
  const own = 'text' in part ? { bankItemId: null } : {};
  const words = 'text' in part || 'pool' in part ? { isKnown: false } : {};
  const changed = (question: QuestionDraft) => ({ ...question, ...own, ...words, ...part });
  return {
    ...draft,
    questions: draft.questions.map((question) => (question.key === key ? changed(question) : question)),
  };
}

/** The form with a question of another type: one with options gets its first ones. */
export function changeType(draft: PulseDraft, key: number, typeId: QuestionTypeId): PulseDraft {
  const pool = Array.from({ length: questionType(typeId).hasOptions ? SEEDED_OPTIONS : 0 }, (_, at) => {
    return { key: draft.lastKey + 1 + at, text: NEW_OPTION };
  });
  const part = { typeId, pool, isMultiple: false, low: '', high: '', ends: {}, bankItemId: null };
  return { ...changeQuestion(draft, key, part), lastKey: draft.lastKey + pool.length };
}

/** The form with an option more of a question, as many as it may have. */
export function addOption(draft: PulseDraft, key: number): PulseDraft {
  const pool = draft.questions.find((question) => question.key === key)?.pool ?? [];
  if (pool.length >= OPTIONS_MAX) return draft;
  const lastKey = draft.lastKey + 1;
  return { ...changeQuestion(draft, key, { pool: [...pool, { key: lastKey, text: NEW_OPTION }] }), lastKey };
}

/** The form with a language more in which its questions are to be read. */
export function addLanguage(draft: PulseDraft, language: string): PulseDraft {
  return { ...draft, languages: [...draft.languages.filter((one) => one !== language), language] };
}

/** The form without a language; what was written in it stays in the form, and comes back with it. */
export function removeLanguage(draft: PulseDraft, language: string): PulseDraft {
  return { ...draft, languages: draft.languages.filter((one) => one !== language) };
}

/** The form whose own questions are written in a language, which is no further one then. */
export function writtenIn(draft: PulseDraft, locale: string): PulseDraft {
  const questions = draft.questions.map((question) =>
    question.bankItemId === null ? { ...question, locale } : question,
  );
  return removeLanguage({ ...draft, questions, locale }, locale);
}

/** The languages that can still be added. */
export function otherLanguages(draft: PulseDraft, offered: readonly string[]): string[] {
  return offered.filter((language) => language !== draft.locale && !draft.languages.includes(language));
}

/**
 * What a question is in a further language: whole, or something of it is missing; nothing is to be done for one without
 * words, or where the product itself has its words.
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

/** How many questions have nothing, or not all, in a further language. */
export function missingIn(draft: PulseDraft, language: string, offered: readonly string[]): number {
  return draft.questions.filter((question) => stateIn(question, language, offered) === 'missing').length;
}

/**
 * What a language is called by those who speak it.
 * @example languageName('en') // 'English'
 */
export function languageName(language: string): string {
  const { [language]: name } = languageNames as Readonly<Record<string, string>>;
  return name ?? new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
