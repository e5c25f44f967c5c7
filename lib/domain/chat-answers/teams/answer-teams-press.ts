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
import { checkInCard, teamsValuesIn } from '#/lib/domain/chat-answers/teams/teams-form.present.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** What the buttons of a card hold. Whoever presses one may change it. */
const buttonData = z.object({
  checkIn: z.number().catch(0),
  form: z.uuid().catch(''),
  thing: z.string().max(40).catch(''),
  kind: z.string().max(40).catch(''),
  emotions: z.string().catch(''),
});

type Action = TeamsPress['value']['action'];

/**
 * Returns the card that takes the place of the one whose button was pressed, for that person alone: the form, thanks,
 * the link, or why not. What a button is of someone else does nothing, whatever value it carries.
 */
export async function answerTeamsPress(ctx: Ctx, sender: ChatSender, { verb, data }: Action): Promise<TeamsCard> {
  const { userId, locale } = sender;
  const t = wordsFor(locale, 'channels.answer');
  const { checkIn, form, thing, kind, emotions } = buttonData.parse(data);
  if (verb === teamsVerbs.feel) return formCard(ctx, sender, checkIn, emotions);
  if (verb === teamsVerbs.send && form !== '') return sentCard(ctx, sender, { checkInId: checkIn, form, data });
  if (verb === teamsVerbs.page) return linkCard(await addressOf(ctx, userId, thing), sender);
  if (verb === teamsVerbs.stop && (await stopMessages(ctx, userId, kind))) return sentenceCard(t('stopped'));
  return sentenceCard(t('notYours'));
}

async function formCard(ctx: Ctx, sender: ChatSender, checkInId: number, emotion: string): Promise<TeamsCard> {
  const { locale } = sender;
  const questions = await askInChat(ctx, sender, checkInId);
  if (typeof questions === 'string') return sentenceCard(questions);
  const { fields, audience } = questions;
  const values = teamsValuesIn(fields, { 'answer.emotions': emotion });
  const content = checkInCard({ checkInId, formId: randomUUID(), fields, values, audience, locale });
  return content ?? sentenceCard(wordsFor(locale, 'channels.answer')('large'));
}

interface SentForm {
  checkInId: number;
  form: string;
  data: Action['data'];
}

async function sentCard(ctx: Ctx, sender: ChatSender, { checkInId, form, data }: SentForm): Promise<TeamsCard> {
  const outcome = await answerInChat(ctx, sender, {
    checkInId,
    // Of each person their own: a form of a colleague is not theirs.
    formId: `${sender.userId}/${form}`,
    valuesIn: (fields) => teamsValuesIn(fields, data),
  });
  if ('sentence' in outcome) return sentenceCard(outcome.sentence);
  const { fields, errors } = outcome;
  const values = teamsValuesIn(fields, data);
  const content = checkInCard({ checkInId, formId: form, fields, values, errors, locale: sender.locale });
  return content ?? sentenceCard(Object.values(errors)[0] ?? '');
}

function linkCard(url: string | null, { locale }: ChatSender): TeamsCard {
  const t = wordsFor(locale, 'channels.answer');
  if (url === null) return sentenceCard(t('notYours'));
  const title = wordsFor(locale, 'channels.message')('inBrowser');
  return card([plainText(t('linkHere'))], [{ type: 'Action.OpenUrl', title, url }]);
}
