import { slackActions } from '#/lib/domain/channels/slack/slack-message.present.ts';
import { inSlack } from '#/lib/domain/channels/slack/slack-transport.ts';
import { TransportFailure } from '#/lib/domain/channels/transport.ts';
import { formOf } from '#/lib/domain/chat-answers/chat-form.present.ts';
import type { ChatSender } from '#/lib/domain/chat-answers/slack/find-sender.ts';
import type { Pressed } from '#/lib/domain/chat-answers/slack/interaction.schema.ts';
import { checkInModal, sentenceModal } from '#/lib/domain/chat-answers/slack/slack-form.present.ts';
import { checkInTokenPrefix } from '#/lib/domain/check-ins/constants.ts';
import { getQuestionnaire } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import type { MailKind } from '#/lib/domain/mail-preferences/constants.ts';
import { mailKinds } from '#/lib/domain/mail-preferences/constants.ts';
import { stopMails } from '#/lib/domain/mail-preferences/stop-mails.ts';
import { pulseTokenPrefix } from '#/lib/domain/pulses/constants.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { ID_MAX } from '#/lib/platform/ids.ts';
import { answerPrivately } from '#/lib/platform/slack/slack.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** A trigger is good for three seconds. Source: Slack, Handling user interaction. */
const OPEN_WITHIN_MS = 2500;

/**
 * Does what a button says: opens the form, shows the link to the one person, or stops these messages. What a button is of
 * somebody else does nothing, whatever value it carries.
 */
export async function answerPress(ctx: Ctx, sender: ChatSender, press: Pressed): Promise<void> {
  const [{ action_id: action, value } = { action_id: '', value: '' }] = press.actions;
  const [name, choice] = action.split('.');
  const { connection } = sender;
  const t = wordsFor(sender.locale, 'channels.answer');
  const say = (text: string) => answerPrivately(press.response_url, { text });
  if (name === slackActions.feel || name === slackActions.answer) {
    const view = await viewOf(ctx, sender, {
      checkInId: Number(value),
      emotion: name === slackActions.feel ? Number(choice) : null,
    });
    const modal = { trigger_id: press.trigger_id, view };
    await inSlack(connection, (slack) => slack.views.open(modal), OPEN_WITHIN_MS).catch(async (error: unknown) => {
      if (!(error instanceof TransportFailure)) throw error;
      await say(t('again'));
    });
  }
  if (name === slackActions.page && value !== '') {
    const url = await addressOf(ctx, sender.userId, value);
    await say(url === null ? t('notYours') : t('link', { url }));
  }
  if (name === slackActions.stop && Object.hasOwn(mailKinds, value)) {
    const token = mailedToken(mailKinds[value as MailKind].tokenPrefix, sender.userId);
    await stopMails(ctx, { id: token, text: '' });
    await say(t('stopped'));
  }
}

/** Returns the form of a check-in, or a sentence why there is none. */
async function viewOf(
  ctx: Ctx,
  { userId, locale }: ChatSender,
  { checkInId, emotion }: { checkInId: number; emotion: number | null },
) {
  const t = wordsFor(locale, 'channels.answer');
  if (!(await isOwnCheckIn(ctx, userId, checkInId))) return sentenceModal(t('notYours'), locale);
  try {
    const questions = await getQuestionnaire({ ...ctx, locale }, { token: mailedToken(checkInTokenPrefix, checkInId) });
    const fields = formOf(questions, locale);
    const { audience } = questions;
    const view = fields && checkInModal({ checkInId, fields, emotion, audience, locale });
    return view ?? sentenceModal(t('large'), locale);
  } catch (error) {
    if (!isProblem(error)) throw error;
    return sentenceModal(inWords(error.said.message, locale), locale);
  }
}

/** Whether a check-in is of this person: an id in a button proves nothing. */
export async function isOwnCheckIn({ db }: Ctx, userId: number, id: number): Promise<boolean> {
  return isId(id) && (await db.checkIn.count({ where: { id, userId } })) > 0;
}

const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= ID_MAX;

/** Returns the address of what a button names; null where it is not this person's. */
async function addressOf(ctx: Ctx, userId: number, value: string): Promise<string | null> {
  const [kind, number] = value.split('.');
  const id = Number(number);
  if (!isId(id)) return null;
  if (kind === 'check-in' && (await isOwnCheckIn(ctx, userId, id)))
    return `${env().APP_URL}/questionnaire/${mailedToken(checkInTokenPrefix, id)}`;
  const isOwnPulse = kind === 'pulse' && (await ctx.db.pulseRecipient.count({ where: { id, userId } })) > 0;
  return isOwnPulse ? `${env().APP_URL}/pulse/${mailedToken(pulseTokenPrefix, id)}` : null;
}
