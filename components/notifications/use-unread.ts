'use client';

import { useQuery } from '@tanstack/react-query';
import type { NotificationPage } from '#/components/notifications/notification-pages.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { listNotificationsContract } from '#/lib/domain/notifications/list/list.contract.ts';

const input = { query: { show: 'unread' } } as const;

/** Loads the newest unread notifications and the counts of every role, for the header and the account menu. */
export function useUnread(fromServer?: NotificationPage) {
  return useQuery({
    queryKey: queryKey(listNotificationsContract, input),
    queryFn: ({ signal }) => call(listNotificationsContract, input, signal),
    ...(fromServer ? { initialData: fromServer } : {}),
  });
}
