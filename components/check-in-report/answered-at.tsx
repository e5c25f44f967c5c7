'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

/** Answers are known to the hour. */
const HOUR_MS = 3_600_000;

const never = () => () => undefined;

interface AnsweredAtProps {
  instant: string | null;
  /** The day of the check-in; another day is written before the hour. */
  date: string | undefined;
  locale: string;
}

/**
 * Shows in which hour someone answered: leaders don't see the minute. It's in the reader's time zone, which only the
 * browser knows: the server leaves it out.
 */
export function AnsweredAt({ instant, date, locale }: AnsweredAtProps) {
  const t = useTranslations('check-in-report.cells');
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (instant === null || !isBrowser) return t('answered');
  const from = new Date(instant);
  const day = from.toLocaleDateString(locale, { weekday: 'short' });
  const hours = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  const span = { from: hours.format(from), to: hours.format(from.getTime() + HOUR_MS) };
  const hour = t('hours', span);
  return (
    <time dateTime={instant} title={t('answeredAt', { day, ...span })}>
      {from.toLocaleDateString('sv') === date ? hour : `${day} ${hour}`}
    </time>
  );
}
