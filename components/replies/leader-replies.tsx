'use client';

import { useTranslations } from 'next-intl';
import { LeaderThread } from '#/components/replies/leader-thread.tsx';
import { byStatus, statusOf } from '#/components/replies/thread-status.ts';
import { useLeaderReplies } from '#/components/replies/use-leader-replies.ts';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';

/** Shows a team's leaders the messages without a name whose authors want replies. Nothing if there are none. */
export function LeaderReplies({ team, locale }: { team: number; locale: string }) {
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
  return (
    <Card title={t('title')} description={t('text', { count: waiting.length })}>
      <ul className="flex flex-col divide-y divide-line">
        {byStatus(data.threads).map((thread) => (
          <LeaderThread key={thread.id} query={{ teamId: team }} thread={thread} locale={locale} />
        ))}
      </ul>
    </Card>
  );
}
