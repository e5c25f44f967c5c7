import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { thingOf } from '#/lib/domain/channels/chat-message.ts';
import {
  askingButton,
  card,
  choiceSet,
  plainText,
  sentenceCard,
  type TeamsCard,
  teamsVerbs,
} from '#/lib/domain/channels/teams/teams-card.present.ts';
import { type AskedForm, answerInChat, askInChat } from '#/lib/domain/chat-answers/chat-answer.service.ts';
import { addressOf, stopMessages } from '#/lib/domain/chat-answers/chat-button.service.ts';
import type { ChatField } from '#/lib/domain/chat-answers/chat-form.present.ts';
import { type ChatValues, readValues } from '#/lib/domain/chat-answers/chat-values.ts';
import type { ChatSender } from '#/lib/domain/chat-answers/find-sender.ts';
import type { TeamsPress } from '#/lib/domain/chat-answers/teams/activity.schema.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** What the buttons of a card contain. People could change it. Cards of earlier releases name a check-in. */
const buttonData = z.object({
  thing: z.string().max(40).catch(''),
  checkIn: z.number().catch(0),
  form: z.uuid().catch(''),
  kind: z.string().max(40).catch(''),
  emotions: z.string().catch(''),
});

type Action = TeamsPress['value']['action'];

/**
 * Returns the card that replaces the one whose button was pressed, for this person only: the form, thanks, the link, or
 * why not. A button about something of someone else does nothing, whatever its value.
 */
export async function answerTeamsPress(ctx: Ctx, sender: ChatSender, { verb, data }: Action): Promise<TeamsCard> {
  const t = wordsFor(sender.locale, 'channels.answer');
  const { thing, checkIn, form, kind, emotions } = buttonData.parse(data);
  const reference = thing || String(checkIn);
  if (verb === teamsVerbs.feel) return openedCard(ctx, sender, reference, emotions);
  if (verb === teamsVerbs.send && form !== '') return sentCard(ctx, sender, { reference, form, data });
  if (verb === teamsVerbs.page) return linkCard(await addressOf(ctx, sender, reference), sender);
  if (verb === teamsVerbs.stop && (await stopMessages(ctx, sender.userId, kind))) return sentenceCard(t('stopped'));
  return sentenceCard(t('notYours'));
}

async function openedCard(ctx: Ctx, sender: ChatSender, reference: string, emotion: string): Promise<TeamsCard> {
  const { locale } = sender;
  const form = await askInChat(ctx, sender, reference);
  if (typeof form === 'string') return sentenceCard(form);
  const values = teamsValuesIn(form.fields, { 'answer.emotions': emotion });
  const content = formCard({ ...form, formId: randomUUID(), values, locale });
  return content ?? sentenceCard(wordsFor(locale, 'channels.answer')('large'));
}

interface SentForm {
  reference: string;
  form: string;
  data: Action['data'];
}

async function sentCard(ctx: Ctx, sender: ChatSender, { reference, form: formId, data }: SentForm): Promise<TeamsCard> {
  const outcome = await answerInChat(ctx, sender, {
    reference,
    // Each person has their own id, because a colleague's form isn't theirs.
    formId: `${sender.userId}/${formId}`,
    valuesIn: (fields) => teamsValuesIn(fields, data),
  });
  if ('sentence' in outcome) return sentenceCard(outcome.sentence);
  const { form, errors } = outcome;
  const values = teamsValuesIn(form.fields, data);
  const content = formCard({ ...form, formId, values, errors, locale: sender.locale });
  return content ?? sentenceCard(Object.values(errors)[0] ?? '');
}

function linkCard(url: string | null, { locale }: ChatSender): TeamsCard {
  const t = wordsFor(locale, 'channels.answer');
  if (url === null) return sentenceCard(t('notYours'));
  const title = wordsFor(locale, 'channels.message')('inBrowser');
  return card([plainText(t('linkHere'))], [{ type: 'Action.OpenUrl', title, url }]);
}

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
