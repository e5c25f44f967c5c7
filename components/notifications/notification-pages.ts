import type { output } from 'zod';
import type { Output } from '#/lib/api/endpoint.ts';
import { OPEN_NOTIFICATION_PATH } from '#/lib/domain/notifications/constants.ts';
import type { listNotificationsContract } from '#/lib/domain/notifications/list/list.contract.ts';
import type { markNotificationsBody } from '#/lib/domain/notifications/list/list.schema.ts';

export type NotificationPage = Output<typeof listNotificationsContract>;
export type Notification = NotificationPage['notifications'][number];
export type Mark = output<typeof markNotificationsBody>;
export type Role = Notification['role'];

/** The cached list: one page, or several in a row. */
export type Cached = NotificationPage | { pages: NotificationPage[]; pageParams: unknown[] } | undefined;

/** Applies a change to every page of a cached list. */
export function mapPages<C extends Cached>(cached: C, change: (page: NotificationPage) => NotificationPage): C {
  if (!cached) return cached;
  if ('pages' in cached) return { ...cached, pages: cached.pages.map(change) };
  return change(cached) as C;
}

/** Returns the page after notifications were marked; the counts change by this page's notifications. */
export function withMark(page: NotificationPage, mark: Mark, role: Role): NotificationPage {
  const isMeant = ({ id }: Notification) =>
    'all' in mark ? true : 'id' in mark ? mark.id === id : mark.ids.includes(id);
  const changed = page.notifications.filter((item) => isMeant(item) && item.seen !== mark.seen).length;
  const unread = 'all' in mark ? 0 : Math.max(0, page.counts[role] + (mark.seen ? -changed : changed));
  return {
    counts: { ...page.counts, [role]: unread },
    notifications: page.notifications.map((item) => (isMeant(item) ? { ...item, seen: mark.seen } : item)),
  };
}

/** Returns the page after a notification's button succeeded, which also marks the notification as seen. */
export function withAction(page: NotificationPage, id: number, role: Role): NotificationPage {
  const { counts, notifications } = withMark(page, { id, seen: true }, role);
  return {
    counts,
    notifications: notifications.map((item) => (item.id === id ? { ...item, buttonClicked: true } : item)),
  };
}

/** Returns whether a notification's button only opens a page, and so may be clicked again. */
export function leadsSomewhere({ buttonLink }: Pick<Notification, 'buttonLink'>): boolean {
  return buttonLink === OPEN_NOTIFICATION_PATH;
}
