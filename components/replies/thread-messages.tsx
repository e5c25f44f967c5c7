'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { Output } from '#/lib/api/endpoint.ts';
import { formatDay } from '#/lib/domain/calendar/date-words.ts';
import type { openReplyContract } from '#/lib/domain/replies/replies.contract.ts';

type Message = Output<typeof openReplyContract>['messages'][number];

interface ThreadMessagesProps {
  messages: readonly Message[];
  locale: string;
  /** Who is reading: their own messages are on the other side. */
  reader: 'author' | 'leader';
}

/** Shows the messages of a conversation, in the order they became readable. */
export function ThreadMessages({ messages, locale, reader }: ThreadMessagesProps) {
  const t = useTranslations('replies.thread');
  if (messages.length === 0) return <p className="text-14 text-muted">{t(`empty.${reader}`)}</p>;
  return (
    <ol aria-label={t('label')} className="flex flex-col gap-2">
      {messages.map((message) => {
        const { id, kind, name, text, day } = message;
        const when = day === null ? t('waiting') : formatDay(day, locale);
        if (kind === 'answered' || kind === 'closed')
          return (
            <li key={id} className="text-13 text-muted">
              {kind === 'closed' ? t(`closed.${reader}`, { when }) : t('answered', { name: name ?? t('former'), when })}
            </li>
          );
        const isOfAuthor = kind === 'author';
        const who = name ?? (isOfAuthor ? t(`author.${reader}`) : t('former'));
        return (
          <li
            key={id}
            className={clsx(
              'flex flex-col gap-0.5 rounded-control border px-3 py-2 text-14',
              kind === 'note' ? 'border-line border-dashed' : 'border-line',
              isOfAuthor === (reader === 'author') ? 'ml-6 bg-accent-soft' : 'mr-6 bg-sunken',
            )}
          >
            <span className="text-13 text-muted">{t(kind === 'note' ? 'note' : 'by', { name: who, when })}</span>
            <span className={clsx('wrap-anywhere whitespace-pre-line', text === '' && 'text-muted italic')}>
              {text === '' ? t('gone') : text}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
