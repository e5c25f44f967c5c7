import { formatDay } from '#/lib/domain/calendar/date-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

/** Says in a sentence when the next check-in is sent. */
export function describeNextDue(nextDueDate: string | null, { t, locale }: Pick<FigureReader, 't' | 'locale'>): string {
  return nextDueDate === null ? t('next.none') : t('next.day', { day: formatDay(nextDueDate, locale) });
}
