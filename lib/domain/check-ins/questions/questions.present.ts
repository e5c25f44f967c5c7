import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import { daysBetween, firstOfMonth, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { findMotivator } from '#/lib/domain/catalogue/motivators.ts';
import type { MotivatorQuestionType } from '#/lib/domain/metrics/scores/motivation.ts';
import { inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';
import type { Key, Said } from '#/lib/words/message.ts';

/** The day of a check-in, and the current day in its person's zone. */
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

const currentSpans = { 1: 'today', 2: 'thisWeek', 3: 'thisMonth', 4: 'thisYear' } as const;
const pastSpans = { 2: 'lastWeek', 3: 'lastMonth', 4: 'lastYear' } as const;

/** The days that a check-in asks about. */
export interface Span {
  readonly name:
    | (typeof currentSpans)[FrequencyId]
    | (typeof pastSpans)[keyof typeof pastSpans]
    // A single day, named only by its weekday, or by its date.
    | 'weekday'
    | 'day';
  /** The day to name. */
  readonly day?: LocalDate;
}

/**
 * Returns the span that a check-in asks about, as seen on the day of the answer. A check-in of an earlier day, week,
 * month or year isn't about the current one.
 * @example askedSpan(1, { localDate: '2026-11-20', today: '2026-11-22' }).name // 'weekday'
 */
export function askedSpan(frequencyId: FrequencyId, { localDate, today }: AskedDay): Span {
  const startOf = spanStarts[frequencyId];
  // Someone who has travelled west may be asked about a day that hasn't begun there.
  if (startOf(localDate) >= startOf(today)) return { name: currentSpans[frequencyId] };
  if (frequencyId !== 1) return { name: pastSpans[frequencyId] };
  // After a week, the weekday alone would be ambiguous.
  return { name: daysBetween(localDate, today) < 7 ? 'weekday' : 'day', day: localDate };
}

/** Returns whether the span isn't over yet. */
export function isCurrent({ name }: Span): boolean {
  return Object.values(currentSpans).some((current) => current === name);
}

/** Every message has a placeholder for a day, even if it isn't used. */
const unnamedDay: LocalDate = '2000-01-01';

/** Returns a span as words inside a sentence, at its beginning, or after “planned for”. */
function spanIn({ name, day = unnamedDay }: Span, place: 'within' | 'planned' | 'opening'): Said {
  return [`check-ins.spans.${place}`, { name, day: { date: day } }];
}

/**
 * Returns a span in words for the inside of a sentence.
 * @example describeSpan({ name: 'weekday', day: '2026-11-20' }, 'en') // 'on Friday'
 */
export function describeSpan(span: Span, locale: Locale): string {
  return inWords(spanIn(span, 'within'), locale);
}

/**
 * Returns the question about the feeling.
 * @example emotionQuestion({ name: 'today' }, 'en') // 'How did you feel at work today?'
 */
export function emotionQuestion(span: Span, locale: Locale): string {
  return inWords(['check-ins.questions.emotion', { span: spanIn(span, 'within') }], locale);
}

/**
 * Returns the question about the person's own productivity.
 * @example productivityQuestion({ name: 'weekday', day: '2026-11-20' }, 'en')
 * // 'How much of what you planned for Friday did you get done?'
 */
export function productivityQuestion(span: Span, locale: Locale): string {
  return inWords(['check-ins.questions.productivity', { span: spanIn(span, 'planned') }], locale);
}

const forms = { 1: 'agree', 2: 'yesNo', 3: 'slider' } as const;

/**
 * Returns the text of a motivator question; only daily teams' questions name a period. Empty for an unknown motivator.
 * @example motivatorQuestionText({ motivatorId: 7, type: 2 }, { name: 'weekday', day: '2026-11-20' }, 'en')
 * // 'Did you learn something new on Friday?'
 */
export function motivatorQuestionText(
  { motivatorId, type }: { motivatorId: number; type: MotivatorQuestionType },
  span: Span,
  locale: Locale,
): string {
  const motivator = findMotivator(motivatorId);
  if (!motivator) return '';
  // Motivators asked once a month have no yes-or-no question, so it is never asked.
  const key = `catalogue.motivators.${motivator.key}.${forms[type]}` as Key;
  return inWords([key, { span: spanIn(span, 'within') }], locale);
}

/**
 * Returns the question about one of the team's norms.
 * @example normQuestion({ team: 'Product', norm: 'Respect' }, { name: 'today' }, 'en')
 * // 'Today, Product lived up to “Respect”.'
 */
export function normQuestion(names: { team: string; norm: string }, span: Span, locale: Locale): string {
  return inWords(['check-ins.questions.norm', { ...names, span: spanIn(span, 'opening') }], locale);
}

/**
 * Returns the question about where the person worked. Over several days, it may have been several places.
 * @example workEnvironmentQuestion({ name: 'today' }, 'en') // 'Where did you work today?'
 */
export function workEnvironmentQuestion(span: Span, locale: Locale): string {
  const days = ['today', 'weekday', 'day'].includes(span.name) ? 'one' : 'many';
  return inWords(['check-ins.questions.workEnvironment', { days, span: spanIn(span, 'within') }], locale);
}

/**
 * Returns the question that a leader answers about each member.
 * @example ratingsQuestion({ name: 'thisWeek' }, 'en')
 * // 'How much did each person get done this week?'
 */
export function ratingsQuestion(span: Span, locale: Locale): string {
  return inWords(['check-ins.questions.ratings', { span: spanIn(span, 'within') }], locale);
}
