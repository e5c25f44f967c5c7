import { formatDay } from '#/lib/domain/calendar/date-words.ts';

/** When the next check-in goes out, as a sentence. */
export function describeNextDue(nextDueDate: string | null, locale: string): string {
  return nextDueDate === null
    ? 'This team has no check-ins scheduled.'
    : `The next check-in goes out on ${formatDay(nextDueDate, locale)}.`;
}
