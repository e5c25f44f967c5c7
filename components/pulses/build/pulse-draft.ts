import type { Input, Output } from '#/lib/api/endpoint.ts';
import {
  NEW_FORM_QUESTIONS,
  type PulseFrequencyId,
  pulseDefaults,
  pulseFrequencies,
} from '#/lib/domain/pulses/constants.ts';
import type { createPulseContract, getPulseContract } from '#/lib/domain/pulses/manage/manage.contract.ts';
import type { listReadySurveysContract } from '#/lib/domain/pulses/questions/options.contract.ts';
import { DEFAULT_TYPE_ID, type QuestionTypeId } from '#/lib/domain/pulses/questions/question-types.constants.ts';

export interface OptionDraft {
  /** Tells options apart while their texts change. */
  key: number;
  text: string;
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
}

/** What the builder holds: also what is not finished. */
export interface PulseDraft {
  name: string;
  /** Null for all within reach. */
  teams: readonly number[] | null;
  includeLeaders: boolean;
  /** It starts when it is activated, not on a day. */
  startsNow: boolean;
  /** YYYY-MM-DD, empty, or what was typed and is no date. */
  startDate: string;
  endDate: string;
  time: string;
  recurringOn: boolean;
  frequency: PulseFrequencyId;
  /** Monday to Sunday. */
  days: readonly boolean[];
  openDays: number | null;
  /** Questions come from the question bank, other ones in each round. */
  bank: boolean;
  bankPinned: readonly number[];
  bankMuted: readonly number[];
  questions: readonly QuestionDraft[];
  /** The last key that was given away. */
  lastKey: number;
}

/** What each part of the builder is given. */
export interface DraftPart {
  draft: PulseDraft;
  change: (next: (before: PulseDraft) => PulseDraft) => void;
}

/** What is given to those parts that say themselves what they lack. */
export interface CheckedPart extends DraftPart {
  /** What is wrong with a field, once the pulse was tried to be sent. */
  errorOf: (fieldId: string) => string | undefined;
}

type StoredPulse = Output<typeof getPulseContract>;
export type ReadySurvey = Output<typeof listReadySurveysContract>['pulses'][number];
/** A question as calls answer it. */
export type GivenQuestion = Omit<ReadySurvey['questions'][number], 'typeName'> & { id?: number | undefined };

/** A new form under a name: two empty questions, Monday to Friday, 12:00. */
export function newDraft(name: string): PulseDraft {
  const empty = { text: '', typeId: DEFAULT_TYPE_ID, pool: [], isMultiple: false, low: '', high: '', bankItemId: null };
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
    { ...blank, questions: [], lastKey: 0 },
    Array.from({ length: NEW_FORM_QUESTIONS }, () => empty),
  );
}

/** The form with questions in place of its own. */
export function withQuestions(draft: PulseDraft, newQuestions: readonly GivenQuestion[]): PulseDraft {
  let { lastKey } = draft;
  const key = () => (lastKey += 1);
  const questions = newQuestions.map(({ pool, typeId, ...question }) => ({
    ...question,
    key: key(),
    typeId: typeId as QuestionTypeId,
    pool: pool.map((text) => ({ key: key(), text })),
  }));
  return { ...draft, questions, lastKey };
}

/** The form of a pulse that is stored. */
export function draftOf({ pulse, questions, teams }: StoredPulse): PulseDraft {
  const { startDate, endDate, name, time, recurringOn, days, includeLeaders, openDays, bank } = pulse;
  const draft: PulseDraft = {
    ...newDraft(name),
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

/** A copy of a stored pulse, which begins anew. */
export function copyOf(storedPulse: StoredPulse, name: string): PulseDraft {
  const draft = draftOf(storedPulse);
  const questions = draft.questions.map((question) => ({ ...question, id: undefined }));
  return { ...draft, name, questions, startsNow: true, startDate: '', endDate: '' };
}

/** The form as it is sent; without a start date it begins when it is activated. */
export function bodyOf(draft: PulseDraft): NonNullable<Input<typeof createPulseContract>['body']> {
  const { startsNow, startDate, teams, days, bankPinned, bankMuted, lastKey: _, questions, ...rest } = draft;
  return {
    ...rest,
    startDate: startsNow ? null : startDate,
    ...(teams && { teams: [...teams] }),
    days: [...days],
    bankPinned: [...bankPinned],
    bankMuted: [...bankMuted],
    questions: questions.map(({ key: __, pool, ...question }) => ({ ...question, pool: pool.map(({ text }) => text) })),
  };
}

function frequencyOf(id: number): PulseFrequencyId {
  return pulseFrequencies.find((frequency) => frequency.id === id)?.id ?? pulseDefaults.frequency;
}
