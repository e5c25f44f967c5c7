import type { KnownBlock, PlainTextElement } from '@slack/web-api';
import { type ChatMessage, thingOf } from '#/lib/domain/channels/chat-message.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** The most characters that Slack accepts. Source: Slack, Block Kit reference. */
const most = { header: 150, section: 3000, button: 75 } as const;
/** Buttons per row. Source: Slack, Block Kit reference. */
const BUTTONS_MAX = 25;

/** Names of the actions in messages: what they do, and what they are about. */
export const slackActions = { feel: 'feel', answer: 'answer', page: 'page', stop: 'stop' } as const;

const plain = (text: string, length: number): PlainTextElement => ({
  type: 'plain_text',
  text: cut(text, length),
  emoji: false,
});

/** Returns a message as Slack's blocks, and as a complete text for notifications and screen readers. */
export function slackMessage(message: ChatMessage): { text: string; blocks: KnownBlock[] } {
  const { heading, paragraphs, choices, notes } = message;
  const sections = [...paragraphs, ...(choices ? [choices.question] : [])];
  return {
    text: escapeSlack(cut([heading, ...sections, ...notes].join('\n'), most.section)),
    blocks: [
      { type: 'header', text: plain(heading, most.header) },
      ...sections.map((text) => ({ type: 'section' as const, text: plain(text, most.section) })),
      ...choiceRow(message),
      { type: 'actions', elements: [...pageButtons(message), stopButton(message)] },
      ...notes.map((note) => ({ type: 'context' as const, elements: [plain(note, most.section)] })),
    ],
  };
}

function choiceRow({ ask, choices }: ChatMessage): KnownBlock[] {
  if (!ask || !choices) return [];
  const elements = choices.options.slice(0, BUTTONS_MAX).map(({ id, label }) => ({
    type: 'button' as const,
    action_id: `${slackActions.feel}.${id}`,
    text: plain(label, most.button),
    value: thingOf(ask),
  }));
  return [{ type: 'actions', elements }];
}

function pageButtons({ ask, choices, page, locale }: ChatMessage) {
  const t = wordsFor(locale, 'channels.message');
  const button = { type: 'button' as const, action_id: slackActions.page };
  if ('url' in page) return [{ ...button, text: plain(page.label, most.button), url: page.url }];
  const { kind, id } = page.secret;
  const opens = {
    ...button,
    text: plain(ask ? t('inBrowser') : page.label, most.button),
    value: thingOf({ about: kind, id }),
  };
  if (!ask || choices) return [opens];
  const answers = { ...button, action_id: slackActions.answer, text: plain(t('answerHere'), most.button) };
  return [{ ...answers, value: thingOf(ask) }, opens];
}

function stopButton({ locale, stops }: ChatMessage) {
  const t = wordsFor(locale, 'channels.message');
  return {
    type: 'button' as const,
    action_id: slackActions.stop,
    text: plain(t('stop'), most.button),
    value: stops,
    confirm: {
      title: plain(t('stopTitle'), 100),
      text: plain(t('stopText'), 300),
      confirm: plain(t('stopYes'), 30),
      deny: plain(t('stopNo'), 30),
    },
  };
}

/** Returns up to this many characters; if some are left out, the last one is an ellipsis. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

/**
 * Returns a text with what Slack would read as a mention, a link or an entity escaped. Source: Slack, Formatting text.
 */
export function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
