/** Notifications per page; a page with fewer is the last. */
export const NOTIFICATIONS_PAGE_SIZE = 30;

/** How many notifications one call may mark. */
export const MOST_MARKED_AT_ONCE = 200;

/** Where buttons post to that only open a page of the product, named in `props`. */
export const OPEN_NOTIFICATION_PATH = '/api/dashboard/notifications/open';

/** Names of the drawn icons. */
export const notificationIcons = ['person', 'team', 'message', 'pulse', 'trend', 'card', 'cake'] as const;
export type NotificationIcon = (typeof notificationIcons)[number];

/** The words that the coaching corner uses for its colours. */
export const notificationColors = ['default', 'very_good', 'good', 'neutral', 'bad'] as const;
export type NotificationColor = (typeof notificationColors)[number];

/** Returns whether a notification's button may post to a path: a plain one of this product's own API. */
export function isActionPath(path: string): path is `/api/${string}` {
  return /^\/api(\/[A-Za-z0-9_-]+)+$/.test(path);
}
