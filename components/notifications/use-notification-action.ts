'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actionAddress } from '#/components/notifications/action-address.ts';
import {
  type Cached,
  leadsSomewhere,
  mapPages,
  type Notification,
  withAction,
} from '#/components/notifications/notification-pages.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import { listNotificationsContract } from '#/lib/domain/notifications/list/list.contract.ts';

/**
 * Posts the button of a notification to the path that the server chose. `onCompleted` gets the next page before the
 * item becomes a read one, which the Unread view would hide at once.
 */
export function useNotificationAction(
  { id, role, seen: isSeen, buttonLink, props }: Notification,
  onCompleted: (id: number, href: string | undefined) => void,
) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (words: { text?: string; anonymously?: boolean }) => {
      const link = buttonLink ?? '';
      return call(actionAddress(link), { body: { id, seen: isSeen, link, props, ...words } });
    },
    onSuccess: ({ href }) => {
      onCompleted(id, leadsSomewhere({ buttonLink }) ? String(href) : undefined);
      queryClient.setQueriesData<Cached>({ queryKey: [listNotificationsContract.name] }, (cached) =>
        mapPages(cached, (page) => withAction(page, id, role)),
      );
    },
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
  return { run: mutate, isRunning: isPending };
}
