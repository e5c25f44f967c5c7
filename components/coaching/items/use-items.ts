'use client';

import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import {
  type ItemList,
  type ItemPage,
  type ItemsFrom,
  itemContracts,
  itemPagesKey,
  nextItems,
} from '#/components/coaching/items/item-pages.ts';
import { call } from '#/lib/api/call.ts';

/** Loads a team's insights or trends, five at a time. */
export function useItems(list: ItemList, team: number, enabled = true) {
  const key = itemPagesKey(list, team);
  return useInfiniteQuery<ItemPage, Error, InfiniteData<ItemPage, ItemsFrom>, typeof key, ItemsFrom>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => call(itemContracts[list], { params: { id: team }, query: pageParam }, signal),
    initialPageParam: { offset: 0 },
    getNextPageParam: (_, pages) => nextItems(pages),
    enabled,
  });
}
