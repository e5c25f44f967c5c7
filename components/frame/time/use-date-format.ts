import { useLocale } from 'next-intl';
import { formatLocales } from '#/lib/words/locales.ts';

/** Returns a function that writes an instant in the reader's language, in their own time zone where none is named. */
export function useDateFormat(options: Intl.DateTimeFormatOptions): (instant: string) => string {
  const format = new Intl.DateTimeFormat(formatLocales[useLocale()], options);
  return (instant) => format.format(new Date(instant));
}
