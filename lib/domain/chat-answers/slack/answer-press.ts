import { slackActions } from '#/lib/domain/channels/slack/slack-message.present.ts';
import { inSlack } from '#/lib/domain/channels/slack/slack-transport.ts';
import { TransportFailure } from '#/lib/domain/channels/transport.ts';
import { askInChat } from '#/lib/domain/chat-answers/chat-answer.service.ts';
import { addressOf, stopMessages } from '#/lib/domain/chat-answers/chat-button.service.ts';
import type { ChatSender } from '#/lib/domain/chat-answers/find-sender.ts';
import type { Pressed } from '#/lib/domain/chat-answers/slack/interaction.schema.ts';
import { formModal, sentenceModal } from '#/lib/domain/chat-answers/slack/slack-form.present.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { answerPrivately } from '#/lib/platform/slack/slack.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** A trigger is valid for three seconds. Source: Slack, Handling user interaction. */
const OPEN_WITHIN_MS = 2500;

/**
 * Acts on a pressed button: opens the form, shows the link to this person only, or stops these messages. A button about
 * something of someone else does nothing, whatever its value.
 */
export async function answerPress(ctx: Ctx, sender: ChatSender, press: Pressed): Promise<void> {
  const [{ action_id: action, value } = { action_id: '', value: '' }] = press.actions;
  const [name, choice] = action.split('.');
  const { connection } = sender;
  const t = wordsFor(sender.locale, 'channels.answer');
  const say = (text: string) => answerPrivately(press.response_url, { text });
  if (name === slackActions.feel || name === slackActions.answer) {
    const view = await viewOf(ctx, sender, {
      reference: value,
      emotion: name === slackActions.feel ? Number(choice) : null,
    });
    const modal = { trigger_id: press.trigger_id, view };
    await inSlack(connection, (slack) => slack.views.open(modal), OPEN_WITHIN_MS).catch(async (error: unknown) => {
      if (!(error instanceof TransportFailure)) throw error;
      await say(t('again'));
    });
  }
  if (name === slackActions.page && value !== '') {
    const url = await addressOf(ctx, sender, value);
    await say(url === null ? t('notYours') : t('link', { url }));
  }
  if (name === slackActions.stop && (await stopMessages(ctx, sender.userId, value))) await say(t('stopped'));
}

/** Returns the form for a button, or a sentence that says why there is none. */
async function viewOf(
  ctx: Ctx,
  sender: ChatSender,
  { reference, emotion }: { reference: string; emotion: number | null },
) {
  const { locale } = sender;
  const form = await askInChat(ctx, sender, reference);
  if (typeof form === 'string') return sentenceModal(form);
  const view = formModal({ ...form, emotion, locale });
  return view ?? sentenceModal(wordsFor(locale, 'channels.answer')('large'));
}
