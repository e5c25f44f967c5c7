'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Cached, mapPages, type Notification, withAction } from '#/components/notifications/notification-pages.ts';
import { showMessage } from '#/components/ui/show-message.ts';
import { call } from '#/lib/api/call.ts';
import { listNotificationsContract, notificationActionContract } from '#/lib/domain/notifications/contract.ts';

const COMPLETED_SHOWN_MS = 2000;

/** Does what the button of a notification says, at the path the server chose; `isCompleted` for two seconds after. */
export function useNotificationAction({ id, role, seen, buttonLink, props }: Notification) {
  const queryClient = useQueryClient();
  const [isCompleted, setCompleted] = useState(false);
  useEffect(() => {
    if (!isCompleted) return;
    const timer = setTimeout(() => setCompleted(false), COMPLETED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCompleted]);

  const { mutate, isPending } = useMutation({
    mutationFn: (words: { text?: string; anonymously?: boolean }) => {
      const link = buttonLink ?? '';
      return call(notificationActionContract(link), { body: { id, seen, link, props, ...words } });
    },
    onSuccess: () => {
      setCompleted(true);
      queryClient.setQueriesData<Cached>({ queryKey: [listNotificationsContract.name] }, (cached) =>
        mapPages(cached, (page) => withAction(page, id, role)),
      );
    },
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
  return { run: mutate, isRunning: isPending, isCompleted };
}
