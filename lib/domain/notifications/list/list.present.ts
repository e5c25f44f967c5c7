import type { Notification } from '#/generated/prisma/client.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { inHtml, inWords, isUnknownMessage } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { type Message, message } from '#/lib/words/message.ts';

/**
 * Returns the documented form of a notification, in the reader's language. Rows of earlier versions already contain
 * texts; rows of a newer version that is being rolled out say that they can be read in a moment.
 */
export function presentNotification(row: Notification, locale: Locale) {
  const textOf = (text: string, otherwise: Message) => (isUnknownMessage(text, locale) ? otherwise : text);
  const wordsOrNull = (text: string | null, otherwise: Message) =>
    text === null ? null : inWords(textOf(text, otherwise), locale);
  return {
    id: row.id,
    role: row.role as RoleName,
    seen: row.seenAt !== null,
    title: inWords(textOf(row.title, message('notifications.newer.title')), locale),
    message: inHtml(textOf(row.message, message('notifications.newer.message')), locale),
    icon: row.icon,
    color: row.color,
    buttonTitle: wordsOrNull(row.buttonTitle, message('notifications.newer.button')),
    buttonLink: row.buttonLink,
    props: JSON.stringify(row.props),
    buttonClicked: row.buttonClickedAt !== null,
    textArea: row.textArea,
    textAreaPlaceholder: wordsOrNull(row.textAreaPlaceholder, message('notifications.newer.placeholder')),
    textAreaAnonymous: row.textAreaAnonymous,
    teamId: row.teamId,
    createdAt: row.createdAt.toISOString(),
  };
}
