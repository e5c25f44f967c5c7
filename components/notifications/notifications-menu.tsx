'use client';

import { BellOff } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NotificationItem } from '#/components/notifications/notification-item.tsx';
import type { Role } from '#/components/notifications/notification-pages.ts';
import { NotificationsSkeleton } from '#/components/notifications/notifications-skeleton.tsx';
import { useMarkNotifications } from '#/components/notifications/use-mark-notifications.ts';
import { useNotifications } from '#/components/notifications/use-notifications.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { SegmentedControl } from '#/components/ui/fields/segmented-control.tsx';

const COMPLETED_SHOWN_MS = 2000;

type View = 'unread' | 'all';

/** The unread notifications or all of them, with their actions. */
export function NotificationsMenu({ role, onLeave }: { role: Role; onLeave: () => void }) {
  const words = useTranslations('notifications.panel');
  const router = useRouter();
  const [view, setView] = useState<View>('unread');
  const [nowMs] = useState(Date.now);
  const list = useNotifications(view);
  const { mutate: mark } = useMarkNotifications(role);
  const pages = list.data?.pages ?? [];
  const [completed, setCompleted] = useState<readonly number[]>([]);
  // In the Unread view an item disappears as soon as it is read, before the server has answered; after a click on its
  // own button it stays until it has said so.
  const items = pages
    .flatMap(({ notifications }) => notifications)
    .filter(({ id, seen: isSeen }) => view === 'all' || !isSeen || completed.includes(id));
  const complete = (id: number, href: string | undefined) => {
    if (href) {
      onLeave();
      return router.push(href);
    }
    setCompleted((ids) => [...ids, id]);
    setTimeout(() => setCompleted((ids) => ids.filter((other) => other !== id)), COMPLETED_SHOWN_MS);
  };
  const unread = pages[0]?.counts[role] ?? 0;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-b px-4 py-3">
        <h2 className="w-full text-16">{words('title')}</h2>
        <SegmentedControl
          label={words('which')}
          options={[
            { value: 'unread', label: words('unread') },
            { value: 'all', label: words('all') },
          ]}
          value={view}
          onChange={setView}
        />
        <Button variant="quiet" size="small" disabled={unread === 0} onClick={() => mark({ all: true, seen: true })}>
          {words('markAll')}
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain" aria-busy={list.isPending}>
        {list.isPending && <NotificationsSkeleton />}
        {list.isError && (
          <Alert
            state="bad"
            announce="politely"
            className="m-4"
            action={
              <Button variant="secondary" size="small" onClick={() => void list.refetch()}>
                {words('again')}
              </Button>
            }
          >
            {list.error.message}
          </Alert>
        )}
        {list.isSuccess && items.length === 0 && !list.hasNextPage && <NothingHere view={view} />}
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <NotificationItem
              key={item.id}
              notification={item}
              nowMs={nowMs}
              onMark={(isSeen) => mark({ id: item.id, seen: isSeen })}
              isCompleted={completed.includes(item.id)}
              onCompleted={complete}
            />
          ))}
        </ul>
        {list.hasNextPage && (
          <div className="flex justify-center p-3">
            <Button
              variant="quiet"
              size="small"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {words('more')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function NothingHere({ view }: { view: View }) {
  const words = useTranslations('notifications.panel');
  const none = view === 'unread' ? 'noneUnread' : 'none';
  return (
    <EmptyState icon={<BellOff />} title={words(`${none}.title`)}>
      {words(`${none}.text`)}
    </EmptyState>
  );
}
