'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import { useRelativeTime } from '#/components/frame/time/relative-time.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import {
  endOtherSessionsContract,
  endSessionContract,
  listSessionsContract,
} from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';

const key = queryKey(listSessionsContract, {});

/** Shows where the person is signed in; each other session can be ended, or all of them. */
export function SessionsCard() {
  const t = useTranslations('accounts.sessions');
  const client = useQueryClient();
  const list = useQuery({ queryKey: key, queryFn: ({ signal }) => call(listSessionsContract, {}, signal) });
  const sessions = list.data?.sessions ?? [];
  const refetch = () => client.invalidateQueries({ queryKey: key });

  const endOne = useAction(async (id: string) => {
    const { message } = await call(endSessionContract, { body: { id } });
    await refetch();
    showMessage({ kind: 'good', text: message });
  });
  const endOthers = useAction(async () => {
    const { message } = await call(endOtherSessionsContract, { body: {} });
    await refetch();
    showMessage({ kind: 'good', text: message });
  });
  const failure = list.error ?? endOne.error ?? endOthers.error;

  return (
    <Card
      title={t('title')}
      description={t('about')}
      actions={
        sessions.length > 1 && (
          <Button
            variant="secondary"
            size="small"
            loading={endOthers.isRunning}
            onClick={() => endOthers.run(undefined)}
          >
            {t('signOutOthers')}
          </Button>
        )
      }
    >
      {failure && (
        <Alert state="bad" announce="now" className="mb-4">
          {failure.message}
        </Alert>
      )}
      {list.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-12 w-full" />
        </LoadingArea>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            nowMs={list.dataUpdatedAt}
            isEnding={endOne.runningWith === session.id}
            onEnd={endOne.run}
          />
        ))}
      </ul>
    </Card>
  );
}

type Session = Output<typeof listSessionsContract>['sessions'][number];

interface SessionRowProps {
  session: Session;
  /** The time that relative times refer to. */
  nowMs: number;
  isEnding: boolean;
  onEnd: (id: string) => void;
}

/** Shows one session: device, when it began and was last used, and a button to end it unless it's the current one. */
function SessionRow({ session, nowMs, isEnding, onEnd }: SessionRowProps) {
  const t = useTranslations('accounts.sessions');
  const ago = useRelativeTime();
  const { id, device, isProgram, createdAt, lastSeenAt, isCurrent } = session;
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-col gap-0.5 text-14">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {isCurrent && <Badge look="accent">{t('current')}</Badge>}
          {isProgram && <Badge>{t('program')}</Badge>}
        </p>
        <p className="text-13 text-muted">
          {t.rich('times', {
            current: isCurrent ? 'yes' : 'no',
            began: () => <Since instant={createdAt} nowMs={nowMs} />,
            seen: () => <Since instant={lastSeenAt} nowMs={nowMs} />,
          })}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('signOutOf', { device, seen: ago(lastSeenAt, nowMs) })}
          loading={isEnding}
          onClick={() => onEnd(id)}
        >
          {t('signOut')}
        </Button>
      )}
    </li>
  );
}

function Since({ instant, nowMs }: { instant: string; nowMs: number }) {
  const exact = useDateFormat({ dateStyle: 'full', timeStyle: 'short' });
  const ago = useRelativeTime();
  return (
    <time dateTime={instant} title={exact(instant)}>
      {ago(instant, nowMs)}
    </time>
  );
}
