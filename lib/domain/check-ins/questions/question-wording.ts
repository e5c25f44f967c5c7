import { formatDate, formatDay } from '#/lib/domain/calendar/date-words.ts';
import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import { daysBetween, firstOfMonth, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { frequencies, type PeriodWord } from '#/lib/domain/check-ins/constants.ts';

/**
 * Returns the words for the span that a team's check-in asks about.
 * @example periodWordOf(2) // 'this week'
 */
export function periodWordOf(frequencyId: FrequencyId): PeriodWord {
  return frequencies.find((frequency) => frequency.id === frequencyId)?.periodWord ?? 'today';
}

/** A check-in's day, and the current day in its person's zone. */
interface AskedDay {
  readonly localDate: LocalDate;
  readonly today: LocalDate;
}

const spanStarts: Record<FrequencyId, (day: LocalDate) => LocalDate> = {
  1: (day) => day,
  2: mondayOf,
  3: firstOfMonth,
  4: (day) => `${day.slice(0, 4)}-01-01`,
};

/**
 * Returns the words that are true on the day of the answer: a check-in of an earlier day, week, month or year is
 * not about this one.
 * @example askedSpan(1, { localDate: '2026-11-20', today: '2026-11-22' }) // 'on Friday'
 */
export function askedSpan(frequencyId: FrequencyId, { localDate, today }: AskedDay): string {
  const startOf = spanStarts[frequencyId];
  const word = periodWordOf(frequencyId);
  // Somebody who has travelled west may be asked about a day that is still to come there.
  if (startOf(localDate) >= startOf(today)) return word;
  if (frequencyId !== 1) return word.replace('this', 'last');
  // A week later the weekday alone would name two days.
  const isRecent = daysBetween(localDate, today) < 7;
  return `on ${isRecent ? formatDate(localDate, 'en-GB', { weekday: 'long' }) : formatDay(localDate, 'en-GB')}`;
}

/**
 * Words the question about the feeling.
 * @example emotionQuestion('today') // 'How did you feel at work today?'
 */
export function emotionQuestion(span: string): string {
  return `How did you feel at work ${span}?`;
}

/**
 * Words the question about the person's own productivity.
 * @example productivityQuestion('on Friday') // 'How much of what you planned for Friday did you get done?'
 */
export function productivityQuestion(span: string): string {
  return `How much of what you planned for ${span.replace(/^on /, '')} did you get done?`;
}

/**
 * Words a motivator question, of which only those of daily teams name a span.
 * @example motivatorQuestionText('Did you learn something new today?', 'on Friday')
 * // 'Did you learn something new on Friday?'
 */
export function motivatorQuestionText(text: string, span: string): string {
  return text.replace('today', span);
}

/**
 * Words the question about one of the team's norms.
 * @example normQuestion('Product', 'Respect', 'today') // 'Today, Product lived up to “Respect”.'
 */
export function normQuestion(teamName: string, norm: string, span: string): string {
  return `${span.charAt(0).toUpperCase()}${span.slice(1)}, ${teamName} lived up to “${norm}”.`;
}

/**
 * Words the question about where the person worked; a span of several days may have seen several places.
 * @example workEnvironmentQuestion(1, 'today') // 'Where did you work today?'
 */
export function workEnvironmentQuestion(frequencyId: FrequencyId, span: string): string {
  return frequencyId === 1 ? `Where did you work ${span}?` : `Where did you mostly work ${span}?`;
}

/**
 * Words the question a leader answers about each member.
 * @example ratingsQuestion('this week') // 'How much did each person get done this week?'
 */
export function ratingsQuestion(span: string): string {
  return `How much did each person get done ${span}?`;
}
