import { useLocale, useTranslations } from 'next-intl';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';

const steps = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Says how long ago an instant was, in its largest whole unit: “5 minutes ago”; null for less than a minute. */
export function relativeTime(instant: string, nowMs: number, locale: Locale): string | null {
  const seconds = (nowMs - Date.parse(instant)) / 1000;
  const step = steps.find(([, size]) => seconds >= size);
  if (!step) return null;
  const format = new Intl.RelativeTimeFormat(formatLocales[locale], { numeric: 'always' });
  return format.format(-Math.floor(seconds / step[1]), step[0]);
}

/** Returns a function that says how long ago an instant was, in the reader's language. */
export function useRelativeTime(): (instant: string, nowMs: number) => string {
  const t = useTranslations('ui.page');
  const locale = useLocale();
  return (instant, nowMs) => relativeTime(instant, nowMs, locale) ?? t('justNow');
}
