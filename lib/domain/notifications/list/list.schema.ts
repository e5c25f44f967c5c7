import * as z from 'zod';
import { id } from '#/lib/api/fields.ts';
import { isActionPath, MOST_MARKED_AT_ONCE } from '#/lib/domain/notifications/constants.ts';
import { message } from '#/lib/words/message.ts';

const isSeen = z.boolean().default(true);

/** Which notifications to mark as seen or unseen: one, a list, or all of the current role. */
export const markNotificationsBody = z.union(
  [
    z.object({ id, seen: isSeen }),
    z.object({ ids: z.array(id).min(1).max(MOST_MARKED_AT_ONCE), seen: isSeen }),
    z.object({ all: z.literal(true), seen: z.literal(true).default(true) }),
  ],
  message('notifications.answers.which'),
);

/** Where the button of a notification may post to: a plain path of this product's own API. */
export const actionPath = z.custom<`/api/${string}`>((path) => typeof path === 'string' && isActionPath(path));
