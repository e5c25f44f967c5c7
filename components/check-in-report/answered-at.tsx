'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Shows when someone answered, in the reader's time zone, which only the browser knows: the server leaves it out. */
export function AnsweredAt({ instant, locale }: { instant: string | null; locale: string }) {
  const t = useTranslations('check-in-report.cells');
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (instant === null || !isBrowser) return t('answered');
  const words = new Intl.DateTimeFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
  return <time dateTime={instant}>{t('answeredAt', { moment: words.format(new Date(instant)) })}</time>;
}
