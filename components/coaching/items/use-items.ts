'use client';

import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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

/** Keeps the focused element below a list in place when the list grows to this many items. */
export function keepInSight(end: HTMLElement | null, count: number): void {
  const focused = document.activeElement;
  if (count > 0 && focused && end && end.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)
    focused.scrollIntoView({ block: 'nearest' });
}

/** How far below the window the end of a list may be when more items are loaded. */
const AHEAD = '200px';

/** Calls back when the end of a list becomes visible, and again after each call while it stays visible. */
export function useBottom(isWaiting: boolean, onReach: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onReach);
  useEffect(() => {
    latest.current = onReach;
  });
  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting]);
  return end;
}
