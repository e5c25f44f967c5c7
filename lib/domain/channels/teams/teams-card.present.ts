import { type ChatMessage, thingOf } from '#/lib/domain/channels/chat-message.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** An Adaptive Card with its elements as Microsoft defines them. Source: adaptivecards.io, schema 1.5. */
export interface TeamsCard {
  type: 'AdaptiveCard';
  version: '1.5';
  body: readonly object[];
  actions?: readonly object[];
}

/** What a button of a card does. */
export const teamsVerbs = { feel: 'feel', send: 'send', page: 'page', stop: 'stop' } as const;

/** The most characters of a text: more than any of our sentences has. */
const TEXT_MAX = 3000;

interface Style {
  size?: 'Large' | 'Small';
  weight?: 'Bolder';
  isSubtle?: boolean;
  color?: 'Attention';
}

/** Returns a text that is shown as it is: a `TextBlock` would interpret links and marks in it. */
export function plainText(text: string, style: Style = {}): object {
  const words = text.length <= TEXT_MAX ? text : `${text.slice(0, TEXT_MAX - 1)}…`;
  return { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: words, ...style }] };
}

/** Returns a button that calls the product, with or without what was filled in. */
export function askingButton(title: string, verb: keyof typeof teamsVerbs, data: object, sendsInputs = false): object {
  return { type: 'Action.Execute', title, verb, data, associatedInputs: sendsInputs ? 'auto' : 'none' };
}

/** Returns a list of options to choose one or more from. */
export const choiceSet = (id: string, options: readonly { value: number; label: string }[], more: object): object => ({
  type: 'Input.ChoiceSet',
  id,
  choices: options.map(({ value, label }) => ({ title: label, value: String(value) })),
  ...more,
});

export const card = (body: readonly object[], actions?: readonly object[]): TeamsCard => ({
  type: 'AdaptiveCard',
  version: '1.5',
  body,
  ...(actions && { actions }),
});

/** Returns a card with a sentence and no buttons. */
export const sentenceCard = (sentence: string): TeamsCard => card([plainText(sentence)]);

/** Returns a card in a conversation; notifications and screen readers read its summary first. */
const activityOf = (content: TeamsCard, summary: string) => ({
  type: 'message' as const,
  summary,
  attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive' as const, content: content as never }],
});

/** Returns a sentence in a conversation. */
export const teamsSentence = (sentence: string) => activityOf(sentenceCard(sentence), sentence);

/** Returns a message as a card. */
export function teamsMessage(message: ChatMessage) {
  const { heading, paragraphs, notes, ask, choices } = message;
  const options = choices?.options.map(({ id, label }) => ({ value: id, label }));
  const body = [
    plainText(heading, { size: 'Large', weight: 'Bolder' }),
    ...paragraphs.map((text) => plainText(text)),
    ...(ask && choices && options
      ? [choiceSet('emotions', options, { style: 'expanded', label: choices.question })]
      : []),
    ...notes.map((note) => plainText(note, { size: 'Small', isSubtle: true })),
  ];
  return activityOf(card(body, [...pageButtons(message), stopButton(message)]), heading.slice(0, TEXT_MAX));
}

function pageButtons({ ask, choices, page, locale }: ChatMessage): object[] {
  const t = wordsFor(locale, 'channels.message');
  if ('url' in page) return [{ type: 'Action.OpenUrl', title: page.label, url: page.url }];
  const { kind, id } = page.secret;
  const opens = askingButton(ask ? t('inBrowser') : page.label, 'page', { thing: thingOf({ about: kind, id }) });
  if (!ask) return [opens];
  return [askingButton(choices ? t('next') : t('answerHere'), 'feel', { thing: thingOf(ask) }, true), opens];
}

function stopButton({ locale, stops }: ChatMessage): object {
  const t = wordsFor(locale, 'channels.message');
  const sure = card([plainText(t('stopText'))], [askingButton(t('stopYes'), 'stop', { kind: stops })]);
  return { type: 'Action.ShowCard', title: t('stop'), card: sure };
}
