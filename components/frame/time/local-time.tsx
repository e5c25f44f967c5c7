'use client';

import { useLocale } from 'next-intl';
import { useRelativeTime } from '#/components/frame/time/relative-time.ts';
import { useNow } from '#/components/frame/time/use-now.ts';
import { withFirstOfMonth } from '#/lib/words/first-of-month.ts';
import { formatLocales } from '#/lib/words/locales.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Shows when something was, in the reader's time zone, which the server doesn't know; a hint has the exact time. For a
 * day it says how long ago it was, later the date.
 */
export function LocalTime({ instant }: { instant: string }) {
  const exact = useDateFormat({ dateStyle: 'full', timeStyle: 'long' });
  const short = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const ago = useRelativeTime();
  const nowMs = useNow();
  const isRecent = nowMs - Date.parse(instant) < DAY_MS;
  return (
    <time dateTime={instant} title={exact(instant)} className="whitespace-nowrap" suppressHydrationWarning>
      {isRecent ? ago(instant, nowMs) : short(instant)}
    </time>
  );
}

/** Shows the time of an instant whose day stands above it, in the reader's time zone; a hint has the exact time. */
export function LocalHour({ instant }: { instant: string }) {
  const exact = useDateFormat({ dateStyle: 'full', timeStyle: 'long' });
  const hour = useDateFormat({ timeStyle: 'short' });
  return (
    <time dateTime={instant} title={exact(instant)} className="whitespace-nowrap" suppressHydrationWarning>
      {hour(instant)}
    </time>
  );
}

/** Returns a function that writes an instant in the reader's language, in a given time zone or else the reader's. */
export function useDateFormat(options: Intl.DateTimeFormatOptions): (instant: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(formatLocales[locale], options);
  return (instant) => withFirstOfMonth(format.format(new Date(instant)), locale);
}
