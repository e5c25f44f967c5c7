import type { ModalView } from '@slack/web-api';
import { answerInChat } from '#/lib/domain/chat-answers/chat-answer.service.ts';
import type { ChatSender } from '#/lib/domain/chat-answers/find-sender.ts';
import type { Sent } from '#/lib/domain/chat-answers/slack/interaction.schema.ts';
import { sentenceModal, valuesIn } from '#/lib/domain/chat-answers/slack/slack-form.present.ts';
import type { Ctx } from '#/lib/platform/context.ts';

/** What Slack does with a submitted form. */
type FormAnswer =
  | { response_action: 'update'; view: ModalView }
  | { response_action: 'errors'; errors: Record<string, string> };

/** Stores the answers and returns the thanks, or the form with what is missing or why it's too late. */
export async function answerForm(ctx: Ctx, sender: ChatSender, { view }: Sent): Promise<FormAnswer> {
  const outcome = await answerInChat(ctx, sender, {
    reference: view.private_metadata,
    formId: view.id,
    valuesIn: (fields) => valuesIn(fields, view.state.values),
  });
  if ('errors' in outcome) return { response_action: 'errors', errors: outcome.errors };
  return { response_action: 'update', view: sentenceModal(outcome.sentence) };
}
