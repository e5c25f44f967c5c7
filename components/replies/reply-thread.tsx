'use client';

import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AuthorActions } from '#/components/replies/author-actions.tsx';
import { AuthorForm } from '#/components/replies/author-form.tsx';
import { replyPath } from '#/components/replies/reply-keys.ts';
import { ReportingNote } from '#/components/replies/reporting-note.tsx';
import { ThreadMessages } from '#/components/replies/thread-messages.tsx';
import { type AuthorThread, useThread } from '#/components/replies/use-thread.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { formatDay } from '#/lib/domain/calendar/date-words.ts';

interface ThreadProps {
  token: string;
  locale: string;
}

/** Shows one conversation, as its author reads it and writes in it. */
export function ReplyThread({ token, locale }: ThreadProps) {
  const t = useTranslations('replies.author');
  const { thread, failure, show, again } = useThread(token);
  if (thread)
    return (
      <div className="flex flex-col gap-5">
        <About thread={thread} locale={locale} />
        {thread.isWaiting ? (
          <p className="text-14 text-muted">{t('waiting')}</p>
        ) : (
          <ThreadMessages messages={thread.messages} locale={locale} reader="author" />
        )}
        {thread.canWrite && <AuthorForm token={token} onWritten={show} />}
        <ReportingNote link={thread.reportingLink} />
        <AuthorActions token={token} thread={thread} onChange={show} />
      </div>
    );
  if (failure === null) return <Loading />;
  return <Failure failure={failure} text={t('missingText')} again={again} />;
}

/** Shows a summary of a conversation whose key this browser has. */
export function KeptThread({ token, locale }: ThreadProps) {
  const t = useTranslations('replies.author');
  const { thread, failure, again } = useThread(token);
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      {thread && <About thread={thread} locale={locale} />}
      {!thread &&
        (failure === null ? <Loading /> : <Failure failure={failure} text={t('keptMissing')} again={again} />)}
      <a
        href={replyPath(token)}
        className="w-fit rounded-mark font-medium text-14 text-accent-text underline decoration-1 underline-offset-3 hover:decoration-2 max-medium:py-3"
      >
        {t('openKept', { count: thread?.messages.length ?? 0 })}
      </a>
    </li>
  );
}

function About({ thread, locale }: { thread: AuthorThread; locale: string }) {
  const t = useTranslations('replies.author');
  const { place, day, text, hiddenReason, state, holder, signedBy } = thread;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
        {t('about', { place, day: formatDay(day, locale) })}
        <Badge look={state === 'open' ? 'plain' : 'accent'}>{t(`states.${state}`)}</Badge>
      </p>
      <blockquote className="wrap-anywhere border-accent border-l-2 pl-3">
        {hiddenReason === null ? text : t('hidden', { reason: hiddenReason })}
      </blockquote>
      {holder !== null && <p className="text-13 text-muted">{t('held', { name: holder })}</p>}
      {signedBy !== null && <p className="text-13 text-muted">{t('signed', { name: signedBy })}</p>}
    </div>
  );
}

function Loading() {
  return (
    <LoadingArea>
      <Skeleton className="h-24 w-full" />
    </LoadingArea>
  );
}

function Failure({ failure, text, again }: { failure: 'missing' | Error; text: string; again: () => void }) {
  const t = useTranslations('replies.author');
  if (failure === 'missing')
    return (
      <Alert state="neutral" announce="politely" title={t('missing')}>
        {text}
      </Alert>
    );
  return (
    <Alert state="bad" announce="politely" title={t('failed')}>
      <p>{failure.message}</p>
      <Button variant="secondary" size="small" className="mt-2" icon={<RotateCw aria-hidden />} onClick={again}>
        {t('again')}
      </Button>
    </Alert>
  );
}
