'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { LeaderForm } from '#/components/replies/leader-form.tsx';
import type { RepliesQuery } from '#/components/replies/leader-replies-key.ts';
import { ThreadMessages } from '#/components/replies/thread-messages.tsx';
import { statusOf } from '#/components/replies/thread-status.ts';
import { type LeaderAct, type LeaderThread as Thread, useLeaderAct } from '#/components/replies/use-leader-replies.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { formatDay } from '#/lib/domain/calendar/date-words.ts';

interface LeaderThreadProps {
  /** The conversations' key in the cache. */
  query: RepliesQuery;
  thread: Thread;
  locale: string;
}

/** Shows one conversation, as a leader reads it; it begins with the message. */
export function LeaderThread({ query, thread, locale }: LeaderThreadProps) {
  const t = useTranslations('replies.leader');
  const { text, day, hiddenReason } = thread;
  return (
    <li className="py-1">
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer list-none items-start gap-3 rounded-control py-2 [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 flex-1 flex-col gap-1">
            <span className="wrap-anywhere line-clamp-2 text-14 group-open:line-clamp-none group-open:font-medium">
              {hiddenReason === null ? text : t('hidden', { reason: hiddenReason })}
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
              {formatDay(day, locale)}
              <ThreadStanding thread={thread} />
            </span>
          </span>
          <ChevronDown aria-hidden className="mt-1 size-4 shrink-0 text-muted group-open:rotate-180" />
        </summary>
        <ThreadBody query={query} thread={thread} locale={locale} />
      </details>
    </li>
  );
}

/** Shows a conversation's state, and who is responsible for it. */
function ThreadStanding({ thread }: { thread: Thread }) {
  const t = useTranslations('replies.leader');
  const { state, holder, signedBy } = thread;
  const status = statusOf(thread);
  return (
    <>
      {/* The name of who is responsible says it as well. */}
      {status !== 'held' && <Badge look={status === 'waiting' ? 'accent' : 'plain'}>{t(`states.${status}`)}</Badge>}
      {holder !== null && state !== 'closed' && <span className="wrap-anywhere">{t('holder', { name: holder })}</span>}
      {signedBy !== null && t('signed', { name: signedBy })}
    </>
  );
}

/** Opens the conversation about a message, highlights the message, and moves the focus to the reply. */
function showMessageOf(event: MouseEvent<HTMLElement>, id: string): void {
  const message = document.getElementById(`message-${id}`);
  const thread = message?.querySelector('details');
  if (!message || !thread) return;
  event.preventDefault();
  thread.open = true;
  thread.querySelector('textarea')?.focus({ preventScroll: true });
  message.scrollIntoView({ block: 'start' });
  message.animate([{ backgroundColor: 'var(--color-accent-soft)' }, {}], { duration: 2000, easing: 'ease-in' });
}

/** Shows a sentence about what waits for a reply, with a link to the first message. */
export function WaitingRow({ id, text }: { id: string; text: string }) {
  const t = useTranslations('replies.leader');
  return (
    <div className="flex min-h-10 items-center gap-3 rounded-card border border-line bg-surface px-4 py-1">
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-neutral forced-color-adjust-none" />
      <p className="min-w-0 flex-1 text-14">{text}</p>
      <LinkButton
        href={`#message-${id}`}
        variant="secondary"
        size="small"
        aria-label={`${t('show')}: ${text}`}
        onClick={(event) => showMessageOf(event, id)}
      >
        {t('show')}
      </LinkButton>
    </div>
  );
}

/** Shows a conversation about the text above it. */
export function TextThread({ query, thread, locale }: LeaderThreadProps) {
  const t = useTranslations('replies.leader');
  return (
    <details className="group">
      <summary className="flex min-h-10 cursor-pointer list-none items-start gap-x-3 rounded-control py-2 text-13 text-muted max-medium:min-h-12 max-medium:py-3 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium text-accent-text leading-6">{t('thread')}</span>
          <ThreadStanding thread={thread} />
        </span>
        <ChevronDown aria-hidden className="my-1 size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <ThreadBody query={query} thread={thread} locale={locale} />
    </details>
  );
}

/** Shows what was said, and what a reader can do. */
function ThreadBody({ query, thread, locale }: LeaderThreadProps) {
  const t = useTranslations('replies.leader');
  const act = useLeaderAct(query, thread.id);
  const { state, isHolder, messages } = thread;
  return (
    <div className="flex flex-col gap-4 pt-2 pb-4">
      <ThreadMessages messages={messages} locale={locale} reader="leader" />
      {act.error && (
        <Alert state="bad" announce="now" title={t('notSent')}>
          {act.error.message}
        </Alert>
      )}
      {state !== 'closed' && (
        <LeaderForm isSending={act.isPending && isText(act.variables)} send={act.mutateAsync}>
          <Button
            variant="secondary"
            loading={act.isPending && act.variables?.hold !== undefined}
            onClick={() => act.mutate({ hold: !isHolder })}
          >
            {isHolder ? t('leave') : t('take')}
          </Button>
          {state === 'open' && (
            <Button
              variant="secondary"
              loading={act.isPending && act.variables?.answered !== undefined}
              onClick={() => act.mutate({ answered: true })}
            >
              {t('markAnswered')}
            </Button>
          )}
        </LeaderForm>
      )}
    </div>
  );
}

const isText = (act: LeaderAct | undefined) => act?.text !== undefined || act?.note !== undefined;
