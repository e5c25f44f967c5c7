import {
  emptyQuestion,
  type GivenQuestion,
  localeOf,
  type QuestionDraft,
  questionBody,
  questionDraft,
  wordsOf,
} from '#/components/pulses/build/question-draft.ts';
import type { PulseViewer } from '#/components/pulses/pulse.ts';
import type { Input, Output } from '#/lib/api/endpoint.ts';
import {
  NEW_FORM_QUESTIONS,
  type PulseFrequencyId,
  pulseDefaults,
  pulseFrequencies,
} from '#/lib/domain/pulses/constants.ts';
import type { createPulseContract, getPulseContract } from '#/lib/domain/pulses/manage/manage.contract.ts';
import { languagesOf } from '#/lib/domain/pulses/questions/question-languages.ts';

/** The content of the builder, which may be unfinished. */
export interface PulseDraft {
  name: string;
  /** Null for all within reach. */
  teams: readonly number[] | null;
  includeLeaders: boolean;
  /** Whether it starts when it's activated, not on a day. */
  startsNow: boolean;
  /** YYYY-MM-DD, empty, or typed text that isn't a date. */
  startDate: string;
  endDate: string;
  time: string;
  recurringOn: boolean;
  frequency: PulseFrequencyId;
  /** Monday to Sunday. */
  days: readonly boolean[];
  openDays: number | null;
  /** Whether questions come from the question bank, other ones in each round. */
  bank: boolean;
  bankPinned: readonly number[];
  bankMuted: readonly number[];
  questions: readonly QuestionDraft[];
  /** The language of the own questions; null if they differ, or if it's unknown. */
  locale: string | null;
  /** The languages that they are translated into. */
  languages: readonly string[];
  /** The last key that was assigned. */
  lastKey: number;
}

/** The props of each part of the builder. */
export interface DraftPart {
  draft: PulseDraft;
  change: (next: (before: PulseDraft) => PulseDraft) => void;
}

/** The props of the parts that show their missing values themselves. */
export interface CheckedPart extends DraftPart {
  /** What is wrong with a field, after someone tried to send the pulse. */
  errorOf: (fieldId: string) => string | undefined;
}

type StoredPulse = Output<typeof getPulseContract>;

/** Returns the language in which someone most likely writes; null if people only read one. */
export function languageOf({ language, languages }: PulseViewer): string | null {
  return languages.length > 1 ? language : null;
}

/** Returns a new form with a name, in a language that may be unknown: two empty questions, Monday to Friday, 12:00. */
export function newDraft(name: string, locale: string | null = null): PulseDraft {
  const blank = {
    name,
    teams: null,
    includeLeaders: false,
    startsNow: true,
    startDate: '',
    endDate: '',
    time: pulseDefaults.time,
    recurringOn: false,
    frequency: pulseDefaults.frequency,
    days: pulseDefaults.days,
    openDays: null,
    bank: false,
    bankPinned: [],
    bankMuted: [],
  };
  return withQuestions(
    { ...blank, questions: [], locale, languages: [], lastKey: 0 },
    Array.from({ length: NEW_FORM_QUESTIONS }, () => emptyQuestion),
  );
}

/** Returns the form with its questions replaced. */
export function withQuestions(draft: PulseDraft, newQuestions: readonly GivenQuestion[]): PulseDraft {
  let { lastKey } = draft;
  const key = () => (lastKey += 1);
  const questions = newQuestions.map((question) => questionDraft(question, { locale: draft.locale, key }));
  const added = questions.flatMap((question) => languagesOf(wordsOf(question)));
  return { ...draft, questions, languages: [...new Set([...draft.languages, ...added])], lastKey };
}

/** Returns the form of a stored pulse; own questions that are added are in the given language. */
export function draftOf({ pulse, questions, teams }: StoredPulse, language: string | null = null): PulseDraft {
  const { startDate, endDate, name, time, recurringOn, days, includeLeaders, openDays, bank } = pulse;
  const draft: PulseDraft = {
    ...newDraft(name, localeOf(questions, language)),
    teams: teams.map(({ id }) => id),
    includeLeaders,
    startsNow: startDate === null,
    startDate: startDate ?? '',
    endDate: endDate ?? '',
    time,
    recurringOn,
    frequency: frequencyOf(pulse.frequency),
    days,
    openDays,
    bank,
    bankPinned: pulse.bankPinned,
    bankMuted: pulse.bankMuted,
  };
  return withQuestions(draft, questions);
}

/** Returns a copy of a stored pulse that starts from the beginning. */
export function copyOf(storedPulse: StoredPulse, name: string, language: string | null = null): PulseDraft {
  const draft = draftOf(storedPulse, language);
  const questions = draft.questions.map((question) => ({ ...question, id: undefined }));
  return { ...draft, name, questions, startsNow: true, startDate: '', endDate: '' };
}

/** Returns the request for a form; without a start date it begins when it's activated. */
export function bodyOf(draft: PulseDraft): NonNullable<Input<typeof createPulseContract>['body']> {
  const { startsNow, startDate, teams, questions, languages, lastKey: _, locale: __, ...rest } = draft;
  return {
    ...rest,
    startDate: startsNow ? null : startDate,
    ...(teams && { teams: [...teams] }),
    days: [...rest.days],
    bankPinned: [...rest.bankPinned],
    bankMuted: [...rest.bankMuted],
    questions: questions.map((question) => questionBody(question, languages)),
  };
}

function frequencyOf(id: number): PulseFrequencyId {
  return pulseFrequencies.find((frequency) => frequency.id === id)?.id ?? pulseDefaults.frequency;
}
