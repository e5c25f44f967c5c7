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
import { listNotificationsContract } from '#/lib/domain/notifications/contract.ts';

/**
 * Does what the button of a notification says, at the path the server chose. `onCompleted` is told where it
 * leads, before the item turns
 * into a read one, which the Unread view would hide at once.
 */
export function useNotificationAction(
  { id, role, seen, buttonLink, props }: Notification,
  onCompleted: (id: number, href: string | undefined) => void,
) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (words: { text?: string; anonymously?: boolean }) => {
      const link = buttonLink ?? '';
      return call(actionAddress(link), { body: { id, seen, link, props, ...words } });
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
