'use client';

import { relativeTime } from '#/components/frame/time/relative-time.ts';

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' });
const short = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const DAY_MS = 24 * 3_600_000;

/** When something was, in the reader's own time zone, which the server does not know; the exact instant on hover. */
export function LocalTime({ instant }: { instant: string }) {
  const time = new Date(instant);
  return (
    <time dateTime={instant} title={exact.format(time)} className="whitespace-nowrap" suppressHydrationWarning>
      {shortTime(time)}
    </time>
  );
}

/** Within a day how long ago it was, then the date. */
function shortTime(time: Date): string {
  const nowMs = Date.now();
  return nowMs - time.getTime() < DAY_MS ? relativeTime(time.toISOString(), nowMs) : short.format(time);
}
