'use client';

import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { NotificationItem } from '#/components/notifications/notification-item.tsx';
import type { Role } from '#/components/notifications/notification-pages.ts';
import { NotificationsSkeleton } from '#/components/notifications/notifications-skeleton.tsx';
import { useMarkNotifications } from '#/components/notifications/use-mark-notifications.ts';
import { useNotifications } from '#/components/notifications/use-notifications.ts';
import { Alert } from '#/components/ui/alert.tsx';
import { Button } from '#/components/ui/button.tsx';
import { EmptyState } from '#/components/ui/empty-state.tsx';
import { SegmentedControl } from '#/components/ui/segmented-control.tsx';

const views = [
  { value: 'unread', label: 'Unread' },
  { value: 'all', label: 'View All' },
] as const;
const COMPLETED_SHOWN_MS = 2000;

type View = (typeof views)[number]['value'];

/** What the bell opens. Loaded when it is first opened. */
export default function NotificationsMenu({ role }: { role: Role }) {
  const [view, setView] = useState<View>('unread');
  const [nowMs] = useState(Date.now);
  const list = useNotifications(view);
  const { mutate: mark } = useMarkNotifications(role);
  const pages = list.data?.pages ?? [];
  const [completed, setCompleted] = useState<readonly number[]>([]);
  // In the Unread view an item goes as soon as it is read, before the server has answered; after its own button it
  // stays until it has said so.
  const items = pages
    .flatMap(({ notifications }) => notifications)
    .filter(({ id, seen }) => view === 'all' || !seen || completed.includes(id));
  const showCompleted = (id: number) => {
    setCompleted((ids) => [...ids, id]);
    setTimeout(() => setCompleted((ids) => ids.filter((other) => other !== id)), COMPLETED_SHOWN_MS);
  };
  const unread = pages[0]?.counts[role] ?? 0;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-b px-4 py-3">
        <h2 className="w-full text-16">Notifications</h2>
        <SegmentedControl label="Which notifications" options={views} value={view} onChange={setView} />
        <Button variant="quiet" size="small" disabled={unread === 0} onClick={() => mark({ all: true, seen: true })}>
          Mark all as read
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
                Try again
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
              onMark={(seen) => mark({ id: item.id, seen })}
              isCompleted={completed.includes(item.id)}
              onCompleted={showCompleted}
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
              Load more
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function NothingHere({ view }: { view: View }) {
  return view === 'unread' ? (
    <EmptyState icon={<BellOff />} title="Nothing unread">
      You have seen everything. Earlier notifications are under View All.
    </EmptyState>
  ) : (
    <EmptyState icon={<BellOff />} title="No notifications yet">
      Here you will hear when something happens in your teams, such as somebody joining.
    </EmptyState>
  );
}
