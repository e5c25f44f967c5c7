import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { ACTIVE_PULSES_MAX, OPTIONS_MIN, TYPE } from '#/lib/domain/pulses/constants.ts';
import { message } from '#/lib/words/message.ts';

/** What decides whether a pulse can be asked. */
export interface PulsePlan {
  readonly questions: readonly { text: string; typeId: number; pool: readonly string[] }[];
  readonly bankRotation: boolean;
  readonly recurringOn: boolean;
  readonly frequency: number;
  readonly days: readonly boolean[];
  readonly teamIds: readonly number[];
  /** The day of its first round. */
  readonly startDate: LocalDate;
  readonly endDate: LocalDate | null;
  /** Where the company is. */
  readonly today: LocalDate;
  /** Other active pulses of its creator. */
  readonly activeCount: number;
}

/**
 * Returns what is missing before a pulse can be active, in sentences, the most important first; nothing where it is ready.
 * Questions without a text do not count.
 */
export function listMissingParts(plan: PulsePlan): string[] {
  const { bankRotation, recurringOn, frequency, days, teamIds, startDate, endDate, today, activeCount } = plan;
  const questions = bankRotation ? [] : plan.questions.filter(({ text }) => text !== '');
  const halves = questions.filter(({ typeId, pool }) => typeId === TYPE.choice && new Set(pool).size < OPTIONS_MIN);
  const hasEnded = endDate !== null && endDate < today;
  return [
    ...(questions.length === 0 && !bankRotation ? [message('pulses.answers.noQuestion')] : []),
    ...halves.map(({ text }) => message('pulses.answers.fewOptions', { question: text })),
    ...(teamIds.length === 0 ? [message('pulses.answers.noTeam')] : []),
    ...(recurringOn && !days.includes(true) ? [message('pulses.answers.noDay')] : []),
    ...(bankRotation && recurringOn && frequency === 1 ? [message('pulses.answers.dailyBank')] : []),
    ...(hasEnded ? [message('pulses.answers.ended')] : []),
    ...(!hasEnded && endDate !== null && endDate < startDate ? [message('pulses.answers.endsFirst')] : []),
    ...(activeCount >= ACTIVE_PULSES_MAX ? [message('pulses.answers.tooManyActive', { most: ACTIVE_PULSES_MAX })] : []),
  ];
}
