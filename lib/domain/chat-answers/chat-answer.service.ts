import type { ChatField } from '#/lib/domain/chat-answers/chat-form.present.ts';
import type { ChatValues } from '#/lib/domain/chat-answers/chat-values.ts';
import { checkInThing } from '#/lib/domain/chat-answers/check-in-thing.service.ts';
import type { ChatSender } from '#/lib/domain/chat-answers/find-sender.ts';
import { pulseThing } from '#/lib/domain/chat-answers/pulse-thing.service.ts';
import type { Thing, ThingKind } from '#/lib/domain/chat-answers/thing.ts';
import { hasCrisisWords } from '#/lib/domain/language/crisis-words.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { ID_MAX } from '#/lib/platform/ids.ts';
import { secretUuid } from '#/lib/platform/tokens.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** What can be asked in a chat. */
export const thingKinds: Record<Thing['about'], ThingKind> = { 'check-in': checkInThing, pulse: pulseThing };

/** A form in a chat: what it is about, its questions, and who sees the answers. */
export interface AskedForm {
  thing: Thing;
  title: string;
  fields: readonly ChatField[];
  audience: string;
}

/** Returns the questions for a button, or a sentence that says why there are none. */
export async function askInChat(ctx: Ctx, sender: ChatSender, reference: string): Promise<AskedForm | string> {
  const t = wordsFor(sender.locale, 'channels.answer');
  const thing = await findOwn(ctx, sender, reference);
  if (!thing) return t('notYours');
  try {
    const { title, fields, audience } = await askAbout(ctx, sender, thing);
    return fields ? { thing, title, fields, audience } : t('large');
  } catch (error) {
    return sentenceOf(error, sender);
  }
}

interface Sending {
  /** The reference in the form that says what it's about. */
  reference: string;
  /** Stays the same however often this form is sent. */
  formId: string;
  valuesIn: (fields: readonly ChatField[]) => ChatValues;
}

/** The answer to a submitted form: a sentence that replaces it, or the form with what is missing. */
export type FormOutcome = { sentence: string } | { form: AskedForm; errors: Record<string, string> };

/**
 * Stores the answers, once however often they are sent. Returns the thanks, or what is missing or why it's too late.
 * Someone who writes that they may be in danger reads where to find help; the answer is stored anyway.
 */
export async function answerInChat(
  ctx: Ctx,
  sender: ChatSender,
  { reference, formId, valuesIn }: Sending,
): Promise<FormOutcome> {
  const t = wordsFor(sender.locale, 'channels.answer');
  const thing = await findOwn(ctx, sender, reference);
  if (!thing) return { sentence: t('notYours') };
  const submissionId = secretUuid('chat-sending', formId);
  const isStored = () => thingKinds[thing.about].isStored(ctx, thing.id, submissionId);
  // Sent twice: the second gets the answer to the first, because the questions no longer exist.
  if (await isStored()) return { sentence: t('thanks') };
  try {
    const { fields, missingIn, isEmpty, submit, ...rest } = await askAbout(ctx, sender, thing);
    const form = { thing, fields: fields ?? [], ...rest };
    const values = valuesIn(form.fields);
    const missing = missingIn(values);
    if (missing.length > 0) return { form, errors: Object.fromEntries(missing.map((id) => [id, t('allOrNone')])) };
    const [first] = form.fields;
    if (first && isEmpty(values))
      return { form, errors: { [first.id]: wordsFor(sender.locale, 'check-ins.fields')('nothing') } };
    await submit(submissionId, values);
    const needsHelp = Object.values(values).some((value) => typeof value === 'string' && hasCrisisWords(value));
    return { sentence: needsHelp ? `${t('thanks')} ${t('help')}` : t('thanks') };
  } catch (error) {
    // Of two parallel submissions, one finds that the other has answered.
    return { sentence: (await isStored()) ? t('thanks') : sentenceOf(error, sender) };
  }
}

const askAbout = (ctx: Ctx, sender: ChatSender, { about, id }: Thing) =>
  thingKinds[about].ask({ ...ctx, locale: sender.locale }, id, sender);

/** Returns what a reference is about; null if it doesn't belong to this person. */
export async function findOwn(ctx: Ctx, { userId }: ChatSender, reference: string): Promise<Thing | null> {
  const thing = thingIn(reference);
  return thing && (await thingKinds[thing.about].isOwn(ctx, userId, thing.id)) ? thing : null;
}

/** Returns a problem's message; rethrows anything else. */
function sentenceOf(error: unknown, { locale }: ChatSender): string {
  if (!isProblem(error)) throw error;
  return inWords(error.said.message, locale);
}

/**
 * Returns what a button or a form refers to, such as `pulse.7`; in messages of earlier releases, a number is a
 * check-in. Null for anything else.
 */
function thingIn(text: string): Thing | null {
  const [, kind = 'check-in', digits] = /^(?:(check-in|pulse)\.)?(\d{1,10})$/.exec(text) ?? [];
  const id = Number(digits);
  return id > 0 && id <= ID_MAX ? { about: kind as Thing['about'], id } : null;
}
