'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Item,
  type ItemList,
  type ItemPages,
  itemPagesKey,
  voted,
  withItem,
} from '#/components/coaching/items/item-pages.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import type { Vote } from '#/components/ui/thumbs.tsx';
import { call } from '#/lib/api/call.ts';
import {
  dislikeCoachItemContract,
  likeCoachItemContract,
  seeCoachItemContract,
} from '#/lib/domain/coaching/items/items.contract.ts';

const contracts = { like: likeCoachItemContract, dislike: dislikeCoachItemContract };

/**
 * Returns functions that mark items of a list as seen and vote on them: immediately on the screen, then on the server,
 * which decides.
 */
export function useItemChanges(list: ItemList, team: number) {
  const queryClient = useQueryClient();
  const queryKey = itemPagesKey(list, team);
  const change = (id: number, how: (item: Item) => Item) =>
    queryClient.setQueryData<ItemPages>(queryKey, (cached) => withItem(cached, id, how));

  const see = useMutation({
    mutationFn: (id: number) => call(seeCoachItemContract, { params: { id }, body: {} }),
    onMutate: (id) => change(id, (item) => ({ ...item, seen: true })),
    // Not worth a message: it's unseen again next time, and no text is lost.
    onError: (_, id) => change(id, (item) => ({ ...item, seen: false })),
  });
  const vote = useMutation({
    // One after the other, so that the last click arrives last.
    scope: { id: `vote ${list} ${team}` },
    mutationFn: ({ item: { id }, vote: name }: { item: Item; vote: Vote }) => call(contracts[name], { params: { id } }),
    onMutate: async ({ item, vote: name }) => {
      await queryClient.cancelQueries({ queryKey });
      change(item.id, (current) => voted(current, name));
    },
    onSuccess: (answer, { item }) => change(item.id, (current) => ({ ...current, ...answer })),
    onError: ({ message }, { item }) => {
      change(item.id, () => item);
      showMessage({ kind: 'bad', text: message });
    },
  });
  return {
    see: (item: Item) => {
      if (!item.seen) see.mutate(item.id);
    },
    vote: (item: Item, name: Vote) => vote.mutate({ item, vote: name }),
  };
}
