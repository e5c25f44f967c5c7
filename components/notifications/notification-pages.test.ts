import { describe, expect, test } from 'vitest';
import {
  mapPages,
  type NotificationPage,
  withAction,
  withMark,
} from '#/components/notifications/notification-pages.ts';

const item = (id: number, isSeen: boolean) => ({
  id,
  seen: isSeen,
  role: 'Member' as const,
  title: 'News',
  message: 'Hello',
  icon: 'message',
  color: 'default',
  buttonTitle: null,
  buttonLink: null,
  props: '{}',
  buttonClicked: false,
  textArea: false,
  textAreaPlaceholder: null,
  textAreaAnonymous: false,
  teamId: null,
  createdAt: '2026-03-02T09:00:00.000Z',
});
const page: NotificationPage = {
  counts: { Administrator: 0, 'Team Leader': 4, 'Department Leader': 0, Member: 2 },
  notifications: [item(3, false), item(2, true), item(1, false)],
};
const unreadIds = ({ notifications }: NotificationPage) =>
  notifications.filter(({ seen: isSeen }) => !isSeen).map(({ id }) => id);

describe('withMark', () => {
  test('changes one there and back, and its count with it', () => {
    const read = withMark(page, { id: 3, seen: true }, 'Member');
    expect([unreadIds(read), read.counts.Member]).toEqual([[1], 1]);
    expect(withMark(read, { id: 3, seen: false }, 'Member')).toEqual(page);
  });
  test('doesn’t count what is already so', () => {
    expect(withMark(page, { ids: [2, 3], seen: true }, 'Member').counts.Member).toBe(1);
    expect(withMark(page, { id: 99, seen: true }, 'Member')).toEqual(page);
  });
  test('marks all of the role, also on other pages, and keeps the counts of other roles', () => {
    const { counts, notifications } = withMark(
      { ...page, counts: { ...page.counts, Member: 40 } },
      { all: true, seen: true },
      'Member',
    );
    expect(counts).toEqual({ ...page.counts, Member: 0 });
    expect(notifications.every(({ seen: isSeen }) => isSeen)).toBe(true);
  });
});

test('withAction clicks the button once and reads the item', () => {
  const after = withAction(page, 1, 'Member');
  expect(after.notifications.map(({ buttonClicked }) => buttonClicked)).toEqual([false, false, true]);
  expect(after.counts.Member).toBe(1);
});

test('mapPages reaches every page of either shape', () => {
  const read = (one: NotificationPage) => withMark(one, { all: true, seen: true }, 'Member');
  expect(mapPages(undefined, read)).toBeUndefined();
  expect(mapPages(page, read)).toEqual(read(page));
  expect(mapPages({ pages: [page, page], pageParams: [undefined, 2] }, read).pages).toEqual([read(page), read(page)]);
});
