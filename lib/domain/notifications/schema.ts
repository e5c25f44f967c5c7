import * as z from 'zod';
import { id } from '#/lib/api/fields.ts';
import { MOST_MARKED_AT_ONCE } from '#/lib/domain/notifications/constants.ts';

/** Which notifications become seen or unseen: one, a list, or all of the current role. */
export const markNotificationsBody = z.union(
  [
    z.object({ id, seen: z.boolean() }),
    z.object({ ids: z.array(id).min(1).max(MOST_MARKED_AT_ONCE), seen: z.boolean() }),
    z.object({ all: z.literal(true), seen: z.literal(true) }),
  ],
  'Please say which notifications: an id, a list of ids, or all; and whether they are seen.',
);

/** Where the button of a notification may post to: a plain path of this product's own API. */
export const actionPath = z.custom<`/api/${string}`>(
  (path) => typeof path === 'string' && /^\/api(\/[A-Za-z0-9_-]+)+$/.test(path),
);
