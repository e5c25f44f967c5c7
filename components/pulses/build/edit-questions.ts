import {
  type GivenQuestion,
  type PulseDraft,
  type QuestionDraft,
  withQuestions,
} from '#/components/pulses/build/pulse-draft.ts';
import {
  NEW_OPTION,
  OPTIONS_MAX,
  QUESTIONS_MAX,
  QUESTIONS_MIN,
  SEEDED_OPTIONS,
} from '#/lib/domain/pulses/constants.ts';
import {
  DEFAULT_TYPE_ID,
  type QuestionTypeId,
  questionType,
} from '#/lib/domain/pulses/questions/question-types.constants.ts';

type NewQuestion = Partial<Omit<GivenQuestion, 'id'>>;

/** The form with one question more at its end; a sixth is ignored. */
export function addQuestion(draft: PulseDraft, { text, typeId, pool, ...rest }: NewQuestion = {}): PulseDraft {
  if (draft.questions.length >= QUESTIONS_MAX) return draft;
  const added = {
    text: text ?? '',
    typeId: typeId ?? DEFAULT_TYPE_ID,
    pool: pool ?? [],
    isMultiple: rest.isMultiple ?? false,
    low: rest.low ?? '',
    high: rest.high ?? '',
    bankItemId: rest.bankItemId ?? null,
  };
  const { questions, lastKey } = withQuestions(draft, [added]);
  return { ...draft, lastKey, questions: [...draft.questions, ...questions] };
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

/** The form with parts of a question changed. One that is worded anew is no longer the one of the question bank. */
export function changeQuestion(draft: PulseDraft, key: number, part: Partial<QuestionDraft>): PulseDraft {
  const own = 'text' in part ? { bankItemId: null } : {};
  return {
    ...draft,
    questions: draft.questions.map((question) => (question.key === key ? { ...question, ...own, ...part } : question)),
  };
}

/** The form with a question of another type: one with options gets its first ones. */
export function changeType(draft: PulseDraft, key: number, typeId: QuestionTypeId): PulseDraft {
  const pool = Array.from({ length: questionType(typeId).hasOptions ? SEEDED_OPTIONS : 0 }, (_, at) => {
    return { key: draft.lastKey + 1 + at, text: NEW_OPTION };
  });
  const part = { typeId, pool, isMultiple: false, low: '', high: '', bankItemId: null };
  return { ...changeQuestion(draft, key, part), lastKey: draft.lastKey + pool.length };
}

/** The form with an option more of a question, as many as it may have. */
export function addOption(draft: PulseDraft, key: number): PulseDraft {
  const pool = draft.questions.find((question) => question.key === key)?.pool ?? [];
  if (pool.length >= OPTIONS_MAX) return draft;
  const lastKey = draft.lastKey + 1;
  return { ...changeQuestion(draft, key, { pool: [...pool, { key: lastKey, text: NEW_OPTION }] }), lastKey };
}
