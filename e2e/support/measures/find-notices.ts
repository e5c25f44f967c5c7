import type { Notification, Prisma } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { inHtml, inWords } from '#/lib/words/in-words.ts';

/** Returns stored notifications with the words that readers see, by default the oldest first. */
export async function findNotices(query: Prisma.NotificationFindManyArgs = {}): Promise<Notification[]> {
  const rows = await prisma().notification.findMany({ orderBy: { id: 'asc' }, ...query });
  return rows.map((row) => ({
    ...row,
    title: inWords(row.title, 'en'),
    message: inHtml(row.message, 'en'),
    buttonTitle: row.buttonTitle && inWords(row.buttonTitle, 'en'),
    textAreaPlaceholder: row.textAreaPlaceholder && inWords(row.textAreaPlaceholder, 'en'),
  }));
}
