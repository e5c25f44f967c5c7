import { thingOf } from '#/lib/domain/channels/chat-message.ts';
import {
  askingButton,
  card,
  choiceSet,
  plainText,
  type TeamsCard,
} from '#/lib/domain/channels/teams/teams-card.present.ts';
import type { AskedForm } from '#/lib/domain/chat-answers/chat-answer.service.ts';
import type { ChatField } from '#/lib/domain/chat-answers/chat-form.present.ts';
import { type ChatValues, readValues } from '#/lib/domain/chat-answers/chat-values.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** The largest message that Teams accepts. Source: Microsoft, Limits and specifications for Teams. */
const BYTES_MAX = 28_000;

/** A card returns its inputs together with the button's data; this prefix tells them apart. */
const INPUT = 'answer.';

interface FormCard extends AskedForm {
  /** Stays the same however often this form is sent. */
  formId: string;
  values: ChatValues;
  /** Errors by field. */
  errors?: Readonly<Record<string, string>>;
  locale: Locale;
}

/** Returns a form as a card with these values chosen; null if Teams wouldn't accept it. */
export function formCard(form: FormCard): TeamsCard | null {
  const { thing, title, formId, fields, values, errors = {}, audience, locale } = form;
  const t = wordsFor(locale, 'channels.answer');
  const body = [
    plainText(title, { size: 'Large', weight: 'Bolder' }),
    plainText(`${audience} ${t('empty')}`, { size: 'Small', isSubtle: true }),
    ...fields.flatMap((field) => inputOf(field, values[field.id], { error: errors[field.id], choose: t('choose') })),
  ];
  const content = card(body, [askingButton(t('send'), 'send', { thing: thingOf(thing), form: formId }, true)]);
  return Buffer.byteLength(JSON.stringify(content)) <= BYTES_MAX ? content : null;
}

function inputOf(
  { id: field, label, hint, kind, options, most }: ChatField,
  value: ChatValues[string] | undefined,
  { error, choose }: { error: string | undefined; choose: string },
): object[] {
  const id = `${INPUT}${field}`;
  const filled = value === undefined ? {} : { value: [value].flat().join(',') };
  const inputs = {
    choice: () => choiceSet(id, options, { label, style: 'compact', placeholder: choose, ...filled }),
    choices: () => choiceSet(id, options, { label, isMultiSelect: true, ...filled }),
    text: () => ({ type: 'Input.Text', id, label, isMultiline: true, maxLength: most, ...filled }),
  };
  return [
    ...(error === undefined ? [] : [plainText(error, { color: 'Attention' })]),
    inputs[kind](),
    ...(hint === undefined ? [] : [plainText(hint, { size: 'Small', isSubtle: true })]),
  ];
}

/** Returns the submitted values that the form offered. */
export function teamsValuesIn(fields: readonly ChatField[], data: Readonly<Record<string, unknown>>): ChatValues {
  return readValues(fields, ({ id, kind }) => {
    const text = data[`${INPUT}${id}`];
    if (typeof text !== 'string') return [];
    return kind === 'choices' ? text.split(',') : [text];
  });
}
