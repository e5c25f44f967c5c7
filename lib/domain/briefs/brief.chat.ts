import type { ChatMessage } from '#/lib/domain/channels/chat-message.ts';
import { env } from '#/lib/platform/env.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Builds the chat message that says that the Monday brief is there; its content stays in the product. */
export function briefChat(locale: Locale): ChatMessage {
  const t = wordsFor(locale, 'channels.message');
  const label = wordsFor(locale, 'briefs.mail')('button');
  return {
    locale,
    heading: t('briefTitle'),
    paragraphs: [t('brief')],
    page: { label, url: `${env().APP_URL}/dashboard` },
    notes: [],
    stops: 'brief',
  };
}
