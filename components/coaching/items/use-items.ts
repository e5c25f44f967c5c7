'use client';

import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import {
  type Item,
  type ItemList,
  type ItemPage,
  type ItemsFrom,
  itemContracts,
  itemPagesKey,
  itemsOf,
  nextItems,
  splitItems,
} from '#/components/coaching/items/item-pages.ts';
import { relativeDay } from '#/components/frame/time/relative-time.ts';
import { call } from '#/lib/api/call.ts';
import { formatLocales } from '#/lib/words/locales.ts';

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

/** Earlier items are shown this many at first, and as many more per click. */
const EARLIER = { first: 5, more: 20 };

/**
 * Loads a team's insights or trends until there are enough earlier ones to show.
 * @returns The items in full, the earlier ones to show, and a function that shows more, or null after the last one.
 */
export function useShownItems(list: ItemList, team: number) {
  const query = useItems(list, team);
  const [most, setMost] = useState(EARLIER.first);
  const { hasNextPage, isFetchNextPageError: hasFailed, isFetching, fetchNextPage } = query;
  const items = query.data?.pages.flatMap(itemsOf) ?? [];
  const { whole, earlier } = splitItems(list, items);
  const isShort = earlier.length < most;
  useEffect(() => {
    if (isShort && hasNextPage && !isFetching && !hasFailed) void fetchNextPage();
  }, [isShort, hasNextPage, isFetching, hasFailed, fetchNextPage]);
  const hasMore = !hasFailed && (hasNextPage || earlier.length > most);
  const showMore = () => setMost(most + EARLIER.more);
  return { query, items, whole, earlier: earlier.slice(0, most), showMore: hasMore ? showMore : null };
}

/** Returns a function that says when an item was written, in the reader's language. */
export function useRelativeDay(): (item: Pick<Item, 'writtenOn' | 'daysAgo'>) => string {
  const t = useTranslations('coaching.items');
  const locale = formatLocales[useLocale()];
  const say = (days: number) => t('daysAgo', { days });
  return ({ writtenOn, daysAgo }) => relativeDay(writtenOn, { daysAgo, locale, say });
}
