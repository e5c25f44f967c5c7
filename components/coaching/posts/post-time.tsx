'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import type { Post } from '#/components/coaching/posts/post-pages.ts';

interface PostTimeProps {
  post: Pick<Post, 'daysAgo' | 'createdAt' | 'anonymously'>;
  locale: string;
}

/** The day of a message; of who is named also the time, in the reader's own zone, which the server does not know. */
export function PostTime({ post: { daysAgo, createdAt, anonymously }, locale }: PostTimeProps) {
  const words = useTranslations('coaching.items');
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const day = words('daysAgo', { days: daysAgo });
  if (anonymously || !isInBrowser) return <span className="text-13 text-muted">{day}</span>;
  const writtenAt = new Date(createdAt);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(writtenAt);
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(writtenAt);
  return (
    <time dateTime={createdAt} title={exact} className="text-13 text-muted">
      {daysAgo === 0 ? words('dayAndTime', { day, time }) : day}
    </time>
  );
}

/** Whether this is a browser changes with nothing. */
const never = () => () => undefined;
