'use client';

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NotificationItem } from '#/components/notifications/notification-item.tsx';
import {
  type Cached,
  type Mark,
  mapPages,
  type Role,
  withMark,
} from '#/components/notifications/notification-pages.ts';
import { useUnread } from '#/components/notifications/use-unread.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { SegmentedControl } from '#/components/ui/fields/segmented-control.tsx';
import { call } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { NOTIFICATIONS_PAGE_SIZE } from '#/lib/domain/notifications/constants.ts';
import { listNotificationsContract, markNotificationsContract } from '#/lib/domain/notifications/list/list.contract.ts';

const COMPLETED_SHOWN_MS = 2000;

type View = 'unread' | 'all';

/** Shows the unread notifications or all of them, with their actions. */
export function NotificationsMenu({ role, onLeave }: { role: Role; onLeave: () => void }) {
  const t = useTranslations('notifications.panel');
  const router = useRouter();
  const [view, setView] = useState<View>('unread');
  const [nowMs] = useState(Date.now);
  const list = useNotifications(view);
  const { mutate: mark } = useMarkNotifications(role);
  const pages = list.data?.pages ?? [];
  const [completed, setCompleted] = useState<readonly number[]>([]);
  // In the Unread view an item disappears as soon as it's read, before the server has answered. After a click on its
  // own button it stays until its message has been shown.
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
        <h2 className="w-full text-16">{t('title')}</h2>
        <SegmentedControl
          label={t('which')}
          options={[
            { value: 'unread', label: t('unread') },
            { value: 'all', label: t('all') },
          ]}
          value={view}
          onChange={setView}
        />
        <Button variant="quiet" size="small" disabled={unread === 0} onClick={() => mark({ all: true, seen: true })}>
          {t('markAll')}
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
                {t('again')}
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
              {t('more')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function NothingHere({ view }: { view: View }) {
  const t = useTranslations('notifications.panel');
  const none = view === 'unread' ? 'noneUnread' : 'none';
  return (
    <EmptyState icon={<BellOff />} title={t(`${none}.title`)}>
      {t(`${none}.text`)}
    </EmptyState>
  );
}

function NotificationsSkeleton() {
  const t = useTranslations('notifications.panel');
  return (
    <LoadingArea label={t('loading')}>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-3 px-4 py-3">
          <Skeleton className="size-9 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </LoadingArea>
  );
}

const lists = { queryKey: [listNotificationsContract.name] };

/** Marks immediately on the screen and then on the server, whose result counts. */
function useMarkNotifications(role: Role) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mark: Mark) =>
      call(markNotificationsContract, { body: mark } as Input<typeof markNotificationsContract>),
    onMutate: async (mark) => {
      await queryClient.cancelQueries(lists);
      queryClient.setQueriesData<Cached>(lists, (cached) => mapPages(cached, (page) => withMark(page, mark, role)));
    },
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
    onSettled: () => queryClient.invalidateQueries(lists),
  });
}

/** Loads the list page by page; the first page of unread ones is already loaded, because the header counts them. */
function useNotifications(show: 'all' | 'unread') {
  const unread = useUnread();
  return useInfiniteQuery({
    queryKey: [listNotificationsContract.name, 'pages', show],
    queryFn: ({ pageParam: before, signal }) => call(listNotificationsContract, { query: { show, before } }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ notifications }) =>
      notifications.length < NOTIFICATIONS_PAGE_SIZE ? undefined : notifications.at(-1)?.id,
    ...(show === 'unread' && unread.data
      ? {
          initialData: { pages: [unread.data], pageParams: [undefined] },
          initialDataUpdatedAt: unread.dataUpdatedAt,
        }
      : {}),
  });
}
