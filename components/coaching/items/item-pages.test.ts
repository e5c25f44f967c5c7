import { expect, test } from 'vitest';
import {
  firstItemPage,
  groupByCause,
  type Item,
  isNew,
  itemsOf,
  nextItems,
  splitItems,
  voted,
  withItem,
} from '#/components/coaching/items/item-pages.ts';

const item = (id: number, more: Partial<Item> = {}): Item => ({
  id,
  insightBody: 'Performance is holding steady around 71.',
  modalHeader: 'Performance',
  act: 'Ask what helped.',
  details: null,
  reason: 'Performance is holding steady around 71.',
  because: null,
  source: null,
  step: null,
  leadsTo: null,
  notificationType: 'perfomance_trend',
  iconClass: 'icon-chart',
  color: 'neutral',
  daysAgo: 1,
  seen: false,
  personal: false,
  liked: false,
  disliked: false,
  likesCount: 0,
  dislikesCount: 0,
  allowComment: false,
  comments: [],
  ...more,
});
const page = (from: number, count: number) => ({
  trends: Array.from({ length: count }, (_, at) => item(from - at)),
  until: 90,
});

test.each([
  ['five come after them, pinned', [page(90, 5)], { offset: 5, until: 90 }],
  ['ten come after both pages', [page(90, 5), page(85, 5)], { offset: 10, until: 90 }],
  ['four end the list', [page(90, 5), page(85, 4)], undefined],
  ['none ends the list', [page(90, 0)], undefined],
])('%s', (_, pages, next) => {
  expect(nextItems(pages)).toEqual(next);
});

test.each([
  ['like', {}, { liked: true, likesCount: 1 }],
  ['like', { liked: true, likesCount: 3 }, { likesCount: 2 }],
  ['like', { disliked: true, dislikesCount: 2 }, { liked: true, likesCount: 1, dislikesCount: 1 }],
  ['dislike', { liked: true, likesCount: 1 }, { disliked: true, dislikesCount: 1 }],
  ['dislike', { disliked: true, dislikesCount: 1 }, {}],
] as const)('%s of %o makes %o, seen', (vote, before, after) => {
  expect(voted(item(1, before), vote)).toEqual(item(1, { seen: true, ...after }));
});

test('insights are grouped by whether the team gives a cause, the newest first; trends are one group', () => {
  const because = 'Because someone just joined your team.';
  const items = [item(4), item(3, { because }), item(2), item(1, { because })];
  expect(groupByCause('insights', items).map(({ name, its }) => [name, ...its.map(({ id }) => id)])).toEqual([
    ['own', 3, 1],
    ['general', 4, 2],
  ]);
  expect(groupByCause('trends', items).map(({ its }) => its.length)).toEqual([4]);
});

test('recent advice is shown in full, and of trends only the newest of a kind', () => {
  const days = [1, 2, 13, 20, 29, 31, 40];
  const kinds = ['motivation_trend', 'sentiment_trend', 'motivation_trend', 'checkin_trend', 'performance_trend'];
  const items = days.map((daysAgo, at) =>
    item(at, { daysAgo, notificationType: (kinds[at % kinds.length] ?? '') as Item['notificationType'] }),
  );
  const idsOf = (list: 'insights' | 'trends') => splitItems(list, items).whole.map(({ id }) => id);
  expect(idsOf('insights')).toEqual([0, 1, 2, 3, 4]);
  expect(idsOf('trends')).toEqual([0, 1, 3]);
  expect(splitItems('trends', items).earlier.map(({ id }) => id)).toEqual([2, 4, 5, 6]);
  // The reader's own trend of a kind doesn't replace the team's.
  const pair = [true, false].map((personal, at) => item(at, { personal, notificationType: 'motivation_trend' }));
  expect(splitItems('trends', pair).earlier).toEqual([]);
});

test('one item changes, wherever it stands, and in whichever list', () => {
  const cached = { pages: [page(90, 5), page(85, 5)], pageParams: [{ offset: 0 }, { offset: 5 }] };
  const after = withItem(cached, 83, (one) => ({ ...one, seen: true }));
  expect(after?.pages.flatMap(itemsOf).filter((one) => one.seen)).toEqual([item(83, { seen: true })]);
  expect(after?.pageParams).toBe(cached.pageParams);
  const insights = withItem(firstItemPage({ insights: [item(4)], until: 4 }), 4, (one) => voted(one, 'like'));
  expect(insights?.pages.flatMap(itemsOf)).toEqual([item(4, { seen: true, liked: true, likesCount: 1 })]);
  expect(withItem(undefined, 1, (one) => one)).toBeUndefined();
});

test('an item is new if it’s recent and unopened', () => {
  const isNewAfter = (daysAgo: number, isSeen = false) => isNew({ seen: isSeen, daysAgo });
  expect([isNewAfter(0), isNewAfter(30), isNewAfter(31), isNewAfter(0, true)]).toEqual([true, true, false, false]);
});
