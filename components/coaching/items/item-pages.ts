import type { CoachingTab } from '#/components/frame/links/coaching-address.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { ITEMS_PAGE_SIZE } from '#/lib/domain/coaching/constants.ts';
import { listCoachInsightsContract, listCoachTrendsContract } from '#/lib/domain/coaching/items/items.contract.ts';

export type ItemList = Exclude<CoachingTab, 'motivation'>;
export type ItemPage = Output<typeof listCoachInsightsContract> | Output<typeof listCoachTrendsContract>;
export type Item = Output<typeof listCoachInsightsContract>['insights'][number];

/** The position where a page of the list begins. */
export interface ItemsFrom {
  offset: number;
  /** Pins the list, so that a newer item doesn't shift its pages; unknown at first. */
  until?: number;
}

/** The cached pages of a list. */
export interface ItemPages {
  pages: ItemPage[];
  pageParams: ItemsFrom[];
}

export const itemContracts = { insights: listCoachInsightsContract, trends: listCoachTrendsContract } as const;

/** Returns the cache key of a team's list. */
export function itemPagesKey(list: ItemList, team: number) {
  return [itemContracts[list].name, 'pages', team] as const;
}

/** Returns the cached pages once the first one is there. */
export function firstItemPage(page: ItemPage): ItemPages {
  return { pages: [page], pageParams: [{ offset: 0 }] };
}

/** Returns the items of a page of either list. */
export function itemsOf(page: ItemPage): Item[] {
  return 'insights' in page ? page.insights : page.trends;
}

/**
 * Returns insights in two groups, those with a cause in the team first; trends stay in one. Empty groups are left out,
 * and the order in a group stays.
 * @example groupByCause('insights', [{ id: 2, because: null }, { id: 1, because: 'Because …' }])[0]?.its // [{ id: 1, because: 'Because …' }]
 */
export function groupByCause<One extends Pick<Item, 'because'>>(list: ItemList, items: readonly One[]) {
  const isOwn = ({ because }: One) => list === 'trends' || because !== null;
  const groups = [
    { name: 'own', its: items.filter(isOwn) },
    { name: 'general', its: items.filter((item) => !isOwn(item)) },
  ] as const;
  return groups.filter(({ its }) => its.length > 0);
}

/** Advice of this many days is recent. */
const RECENT_DAYS = 30;

/** A trend describes the days before it, so that it's outdated sooner than advice. */
const TREND_DAYS = 14;

/** At least this many items are shown in full: someone who comes back after a long time still sees the newest. */
const LEAST_WHOLE = 3;

/**
 * Returns the items to show in full, and earlier ones. Of trends, only the newest of a kind is shown in full, because an
 * older one may say the opposite; the reader's own are a kind of their own.
 * @example splitItems('trends', [{ daysAgo: 1, notificationType: 'motivation_trend', personal: false }]).earlier // []
 */
export function splitItems<One extends Pick<Item, 'daysAgo' | 'notificationType' | 'personal'>>(
  list: ItemList,
  items: readonly One[],
): { whole: One[]; earlier: One[] } {
  const isTrends = list === 'trends';
  const current = items.filter(
    ({ notificationType: kind, personal: isOwn }, at) =>
      !isTrends || items.findIndex((one) => one.notificationType === kind && one.personal === isOwn) === at,
  );
  const days = isTrends ? TREND_DAYS : RECENT_DAYS;
  const whole = current.filter(({ daysAgo }, at) => daysAgo <= days || at < LEAST_WHOLE);
  return { whole, earlier: items.filter((item) => !whole.includes(item)) };
}

/**
 * Returns whether an item is called new: it's recent and hasn't been opened.
 * @example isNew({ seen: false, daysAgo: 47 }) // false
 */
export function isNew({ seen: isSeen, daysAgo }: Pick<Item, 'seen' | 'daysAgo'>): boolean {
  return !isSeen && daysAgo <= RECENT_DAYS;
}

/**
 * Returns where the next page begins; undefined after a page of fewer than five items. Source: product specification.
 */
export function nextItems(pages: readonly ItemPage[]): ItemsFrom | undefined {
  const last = pages.at(-1);
  if (!last || itemsOf(last).length < ITEMS_PAGE_SIZE) return undefined;
  return { offset: pages.reduce((sum, page) => sum + itemsOf(page).length, 0), until: last.until };
}

/** Returns the pages with one item changed; undefined if nothing is cached. */
export function withItem(
  cached: ItemPages | undefined,
  id: number,
  change: (item: Item) => Item,
): ItemPages | undefined {
  const changed = (items: Item[]) => items.map((item) => (item.id === id ? change(item) : item));
  return (
    cached && {
      ...cached,
      pages: cached.pages.map((page) =>
        'insights' in page ? { ...page, insights: changed(page.insights) } : { ...page, trends: changed(page.trends) },
      ),
    }
  );
}

/** Returns an item after a vote, which also marks it as seen: the same vote again removes it, the other replaces it. */
export function voted(item: Item, vote: 'like' | 'dislike'): Item {
  const liked = vote === 'like' && !item.liked;
  const disliked = vote === 'dislike' && !item.disliked;
  return {
    ...item,
    seen: true,
    liked,
    disliked,
    likesCount: item.likesCount + Number(liked) - Number(item.liked),
    dislikesCount: item.dislikesCount + Number(disliked) - Number(item.disliked),
  };
}
