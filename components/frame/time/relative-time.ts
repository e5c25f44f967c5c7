import { useLocale, useTranslations } from 'next-intl';
import { formatInstant } from '#/lib/domain/calendar/date-words.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';

const steps = [
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** For this many days, a time says how long ago it was; later it's a date. */
const RELATIVE_DAYS = 7;
const thisYear = { day: 'numeric', month: 'short' } as const;
const anyYear = { ...thisYear, year: 'numeric' } as const;

/** Says when an instant was: “5 minutes ago”, after a week its date in this machine's zone; null below a minute. */
export function relativeTime(instant: string, nowMs: number, locale: Locale): string | null {
  const then = new Date(instant);
  const seconds = (nowMs - then.getTime()) / 1000;
  const step = steps.find(([, size]) => seconds >= size);
  if (!step) return null;
  const count = Math.floor(seconds / step[1]);
  const isThisYear = then.getFullYear() === new Date(nowMs).getFullYear();
  if (step[0] === 'day' && count > RELATIVE_DAYS)
    return formatInstant(then, formatLocales[locale], isThisYear ? thisYear : anyYear);
  return new Intl.RelativeTimeFormat(formatLocales[locale], { numeric: 'always' }).format(-count, step[0]);
}

/** Returns a function that says when an instant was, in the reader's language. */
export function useRelativeTime(): (instant: string, nowMs: number) => string {
  const t = useTranslations('ui.page');
  const locale = useLocale();
  return (instant, nowMs) => relativeTime(instant, nowMs, locale) ?? t('justNow');
}
