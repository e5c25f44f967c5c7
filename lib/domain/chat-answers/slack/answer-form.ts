import type { ModalView } from '@slack/web-api';
import { formOf } from '#/lib/domain/chat-answers/chat-form.present.ts';
import { answersOf, isEmpty, missingFields } from '#/lib/domain/chat-answers/chat-values.ts';
import { settleCheckIn } from '#/lib/domain/chat-answers/queues.ts';
import { isOwnCheckIn } from '#/lib/domain/chat-answers/slack/answer-press.ts';
import type { ChatSender } from '#/lib/domain/chat-answers/slack/find-sender.ts';
import type { Sent } from '#/lib/domain/chat-answers/slack/interaction.schema.ts';
import { sentenceModal, valuesIn } from '#/lib/domain/chat-answers/slack/slack-form.present.ts';
import { checkInTokenPrefix } from '#/lib/domain/check-ins/constants.ts';
import { getQuestionnaire } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { submitCheckIn } from '#/lib/domain/check-ins/respond/submit-check-in.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { mailedToken, secretUuid } from '#/lib/platform/tokens.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** What Slack does with a form that was sent. */
export type FormAnswer =
  | { response_action: 'update'; view: ModalView }
  | { response_action: 'errors'; errors: Record<string, string> };

/**
 * Stores what was filled in, once however often it is sent, and thanks; or says in the form what is missing or why it
 * comes too late.
 */
export async function answerForm(ctx: Ctx, sender: ChatSender, { view }: Sent): Promise<FormAnswer> {
  const { locale, userId } = sender;
  const t = wordsFor(locale, 'channels.answer');
  const checkInId = Number(view.private_metadata);
  const say = (sentence: string): FormAnswer => ({ response_action: 'update', view: sentenceModal(sentence, locale) });
  if (!(await isOwnCheckIn(ctx, userId, checkInId))) return say(t('notYours'));
  const token = mailedToken(checkInTokenPrefix, checkInId);
  const submissionId = secretUuid('chat-sending', view.id);
  // Sent twice: the answer of the first sending is answered, and the questions are gone by then.
  if (await isStored(ctx, checkInId, submissionId)) return say(t('thanks'));
  try {
    const questions = await getQuestionnaire({ ...ctx, locale }, { token });
    const fields = formOf(questions, locale) ?? [];
    const values = valuesIn(fields, view.state.values);
    const missing = missingFields(fields, values);
    if (missing.length > 0)
      return { response_action: 'errors', errors: Object.fromEntries(missing.map((id) => [id, t('allOrNone')])) };
    const [first] = fields;
    if (first && isEmpty(values))
      return { response_action: 'errors', errors: { [first.id]: wordsFor(locale, 'check-ins.fields')('nothing') } };
    await submitCheckIn(ctx, { token, submissionId, answers: answersOf(questions, values) });
  } catch (error) {
    // Two sendings at once: one of them finds it answered by the other.
    if (await isStored(ctx, checkInId, submissionId)) return say(t('thanks'));
    if (!isProblem(error)) throw error;
    return say(inWords(error.said.message, locale));
  }
  await inTransaction(ctx.db, (tx) => enqueue(tx, settleCheckIn, { checkInId }));
  return say(t('thanks'));
}

async function isStored({ db }: Ctx, id: number, submissionId: string): Promise<boolean> {
  return (await db.checkIn.count({ where: { id, submissionId } })) > 0;
}
