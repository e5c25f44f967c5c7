import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import {
  card,
  plainText,
  sentenceCard,
  type TeamsCard,
  teamsVerbs,
} from '#/lib/domain/channels/teams/teams-card.present.ts';
import { answerInChat, askInChat } from '#/lib/domain/chat-answers/chat-answer.service.ts';
import { addressOf, stopMessages } from '#/lib/domain/chat-answers/chat-button.service.ts';
import type { ChatSender } from '#/lib/domain/chat-answers/find-sender.ts';
import type { TeamsPress } from '#/lib/domain/chat-answers/teams/activity.schema.ts';
import { formCard, teamsValuesIn } from '#/lib/domain/chat-answers/teams/teams-form.present.ts';
import type { Ctx } from '#/lib/platform/context.ts';
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
