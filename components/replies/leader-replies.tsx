'use client';

import { useTranslations } from 'next-intl';
import { LeaderThread, TextThread, WaitingRow } from '#/components/replies/leader-thread.tsx';
import { byStatus, statusOf } from '#/components/replies/thread-status.ts';
import { useLeaderReplies } from '#/components/replies/use-leader-replies.ts';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';

type Listed = ReadonlySet<string>;

/**
 * Shows a team's leaders how many messages without a name wait for a reply, and the conversations about those that
 * aren't in the list below, where they are next to their messages. Nothing if there are none.
 */
export function LeaderReplies({ team, locale, listedIds }: { team: number; locale: string; listedIds: Listed }) {
  const t = useTranslations('replies.leader');
  const { data, error } = useLeaderReplies({ teamId: team });
  if (error && !data)
    return (
      <Alert state="bad" announce="politely" title={t('failed')}>
        {error.message}
      </Alert>
    );
  if (!data || data.threads.length === 0) return null;
  const waiting = data.threads.filter((thread) => ['waiting', 'held'].includes(statusOf(thread)));
  const others = byStatus(data.threads).filter(({ id }) => !listedIds.has(id));
  const text = t('text', { count: waiting.length });
  const [first] = waiting;
  if (others.length === 0 && first) return <WaitingRow id={first.id} text={text} />;
  if (others.length === 0) return <p className="text-14 text-muted">{text}</p>;
  return (
    <Card title={t('title')} description={text}>
      <ul className="flex flex-col divide-y divide-line">
        {others.map((thread) => (
          <LeaderThread key={thread.id} query={{ teamId: team }} thread={thread} locale={locale} />
        ))}
      </ul>
    </Card>
  );
}

/** Shows a team's leaders the conversation about a message; nothing if its author doesn't want replies. */
export function PostThread({ team, post, locale }: { team: number; post: string; locale: string }) {
  const query = { teamId: team };
  const { data } = useLeaderReplies(query);
  const thread = data?.threads.find(({ id }) => id === post);
  return thread ? <TextThread query={query} thread={thread} locale={locale} /> : null;
}
