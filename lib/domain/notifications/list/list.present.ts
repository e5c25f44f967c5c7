import type { Notification } from '#/generated/prisma/client.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { inHtml, inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** The documented shape of a notification, in the reader's language; rows of earlier versions hold words already. */
export function presentNotification(row: Notification, locale: Locale) {
  const wordsOrNull = (text: string | null) => (text === null ? null : inWords(text, locale));
  return {
    id: row.id,
    role: row.role as RoleName,
    seen: row.seenAt !== null,
    title: inWords(row.title, locale),
    message: inHtml(row.message, locale),
    icon: row.icon,
    color: row.color,
    buttonTitle: wordsOrNull(row.buttonTitle),
    buttonLink: row.buttonLink,
    props: JSON.stringify(row.props),
    buttonClicked: row.buttonClickedAt !== null,
    textArea: row.textArea,
    textAreaPlaceholder: wordsOrNull(row.textAreaPlaceholder),
    textAreaAnonymous: row.textAreaAnonymous,
    teamId: row.teamId,
    createdAt: row.createdAt.toISOString(),
  };
}
