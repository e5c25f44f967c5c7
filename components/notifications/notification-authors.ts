import * as z from 'zod';
import type { Notification } from '#/components/notifications/notification-pages.ts';
import { FEW_AUTHORS } from '#/lib/domain/coaching/constants.ts';

const writing = z.object({ authorsCount: z.int() });

/**
 * Returns how many people can write in a notification's text field, if so few that readers may guess the author;
 * otherwise null.
 */
export function fewAuthorsOf({ props }: Pick<Notification, 'props'>): number | null {
  const { data } = writing.safeParse(JSON.parse(props));
  return data && data.authorsCount < FEW_AUTHORS ? data.authorsCount : null;
}
