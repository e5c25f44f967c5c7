'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Cached,
  type Mark,
  mapPages,
  type Role,
  withMark,
} from '#/components/notifications/notification-pages.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { listNotificationsContract, markNotificationsContract } from '#/lib/domain/notifications/list/list.contract.ts';

const lists = { queryKey: [listNotificationsContract.name] };

/** Marks at once on the screen and then on the server, whose result counts. */
export function useMarkNotifications(role: Role) {
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
