'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useUnread } from '#/components/notifications/use-unread.ts';
import { call } from '#/lib/api/call.ts';
import { NOTIFICATIONS_PAGE_SIZE } from '#/lib/domain/notifications/constants.ts';
import { listNotificationsContract } from '#/lib/domain/notifications/list/list.contract.ts';

/** The list page by page; the first page of the unread ones is there already, because the header counts them. */
export function useNotifications(show: 'all' | 'unread') {
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
