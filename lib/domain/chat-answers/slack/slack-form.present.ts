import type { InputBlock, ModalView, PlainTextElement } from '@slack/web-api';
import { thingOf } from '#/lib/domain/channels/chat-message.ts';
import { cut } from '#/lib/domain/channels/slack/slack-message.present.ts';
import type { AskedForm } from '#/lib/domain/chat-answers/chat-answer.service.ts';
import type { ChatField } from '#/lib/domain/chat-answers/chat-form.present.ts';
import { type ChatValues, readValues } from '#/lib/domain/chat-answers/chat-values.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** The most characters, options and blocks that Slack accepts. Source: Slack, Block Kit reference. */
const most = { label: 2000, hint: 2000, option: 75, title: 24, section: 3000, blocks: 100 } as const;

/** The id of the only element in each block. */
const ELEMENT = 'answer';

const plain = (text: string, length: number): PlainTextElement => ({
  type: 'plain_text',
  text: cut(text, length),
  emoji: false,
});

interface SlackForm extends AskedForm {
  /** The feeling pressed in the message. */
  emotion: number | null;
  locale: Locale;
}

/** Returns a form with the pressed feeling chosen; null if Slack wouldn't accept it. */
export function formModal({ thing, title, fields, emotion, audience, locale }: SlackForm): ModalView | null {
  const t = wordsFor(locale, 'channels.answer');
  const blocks = [
    { type: 'context' as const, elements: [plain(`${audience} ${t('empty')}`, most.section)] },
    ...fields.map((field) => inputOf(field, field.id === 'emotions' ? emotion : null, t('choose'))),
  ];
  if (blocks.length > most.blocks) return null;
  return {
    type: 'modal',
    private_metadata: thingOf(thing),
    title: plain(title, most.title),
    submit: plain(t('send'), most.title),
    close: plain(t('close'), most.title),
    blocks,
  };
}

function inputOf({ id, label, hint, kind, options, most: limit }: ChatField, emotion: number | null, words: string) {
  const items = options.map(({ value, label: text }) => ({ text: plain(text, most.option), value: String(value) }));
  const initial = items.find(({ value }) => value === String(emotion));
  const placeholder = plain(words, 150);
  const elements = {
    choice: {
      type: 'static_select' as const,
      action_id: ELEMENT,
      placeholder,
      options: items,
      ...(initial && { initial_option: initial }),
    },
    choices: {
      type: 'multi_static_select' as const,
      action_id: ELEMENT,
      placeholder,
      options: items,
      max_selected_items: limit,
    },
    text: { type: 'plain_text_input' as const, action_id: ELEMENT, multiline: true, max_length: limit },
  };
  const block: InputBlock = {
    type: 'input',
    block_id: id,
    optional: true,
    label: plain(label, most.label),
    ...(hint !== undefined && { hint: plain(hint, most.hint) }),
    element: elements[kind],
  };
  return block;
}

/** Returns a form that shows a sentence and can't be submitted. */
export function sentenceModal(sentence: string): ModalView {
  const blocks = [{ type: 'section' as const, text: plain(sentence, most.section) }];
  return { type: 'modal', title: plain('unboXt', most.title), blocks };
}

/** The parts we read of a submitted form's state. */
export interface SlackState {
  [blockId: string]: {
    [actionId: string]: {
      value?: string | null | undefined;
      selected_option?: { value: string } | null | undefined;
      selected_options?: { value: string }[] | undefined;
    };
  };
}

/** Returns the submitted values that the form offered. */
export function valuesIn(fields: readonly ChatField[], state: SlackState): ChatValues {
  return readValues(fields, ({ id }) => {
    const { value, selected_option: option, selected_options: options = [] } = state[id]?.[ELEMENT] ?? {};
    return [value, option?.value, ...options.map((one) => one.value)].filter((one) => typeof one === 'string');
  });
}
