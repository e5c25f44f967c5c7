import * as z from 'zod';
import type { Notification } from '#/components/notifications/notification-pages.ts';
import { FEW_AUTHORS } from '#/lib/domain/coaching/constants.ts';

const writing = z.object({ authorsCount: z.int() });

/** Returns how many people can write where a notification asks for words, if so few that they may guess whose they are. */
export function fewAuthorsOf({ props }: Pick<Notification, 'props'>): number | null {
  const { data } = writing.safeParse(JSON.parse(props));
  return data && data.authorsCount < FEW_AUTHORS ? data.authorsCount : null;
}
