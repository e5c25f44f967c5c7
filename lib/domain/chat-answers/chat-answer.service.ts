import { type ChatField, formOf } from '#/lib/domain/chat-answers/chat-form.present.ts';
import { answersOf, type ChatValues, isEmpty, missingFields } from '#/lib/domain/chat-answers/chat-values.ts';
import type { ChatSender } from '#/lib/domain/chat-answers/find-sender.ts';
import { settleCheckIn } from '#/lib/domain/chat-answers/queues.ts';
import { checkInTokenPrefix } from '#/lib/domain/check-ins/constants.ts';
import { getQuestionnaire } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { submitCheckIn } from '#/lib/domain/check-ins/respond/submit-check-in.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { ID_MAX } from '#/lib/platform/ids.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { mailedToken, secretUuid } from '#/lib/platform/tokens.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** The questions of a check-in in a chat, and who sees the answers. */
export interface AskedForm {
  fields: readonly ChatField[];
  audience: string;
}

/** Returns the questions of a person's check-in, or a sentence saying why there are none. */
export async function askInChat(
  ctx: Ctx,
  { userId, locale }: ChatSender,
  checkInId: number,
): Promise<AskedForm | string> {
  const t = wordsFor(locale, 'channels.answer');
  if (!(await isOwnCheckIn(ctx, userId, checkInId))) return t('notYours');
  try {
    const questions = await getQuestionnaire({ ...ctx, locale }, { token: mailedToken(checkInTokenPrefix, checkInId) });
    const fields = formOf(questions, locale);
    return fields ? { fields, audience: questions.audience } : t('large');
  } catch (error) {
    if (!isProblem(error)) throw error;
    return inWords(error.said.message, locale);
  }
}

interface Sending {
  checkInId: number;
  /** What is the same however often this form is sent. */
  formId: string;
  valuesIn: (fields: readonly ChatField[]) => ChatValues;
}

/** What to say about a form that was sent: a sentence in its place, or what is missing in it. */
export type FormOutcome = { sentence: string } | { fields: readonly ChatField[]; errors: Record<string, string> };

/**
 * Stores what was filled in, once however often it's sent, and says thanks; or says what is missing or why it's too
 * late.
 */
export async function answerInChat(
  ctx: Ctx,
  { userId, locale }: ChatSender,
  { checkInId, formId, valuesIn }: Sending,
): Promise<FormOutcome> {
  const t = wordsFor(locale, 'channels.answer');
  const thanks = { sentence: t('thanks') };
  if (!(await isOwnCheckIn(ctx, userId, checkInId))) return { sentence: t('notYours') };
  const token = mailedToken(checkInTokenPrefix, checkInId);
  const submissionId = secretUuid('chat-sending', formId);
  // Sent twice: the answer of the first sending is answered, and the questions are gone by then.
  if (await isStored(ctx, checkInId, submissionId)) return thanks;
  try {
    const questions = await getQuestionnaire({ ...ctx, locale }, { token });
    const fields = formOf(questions, locale) ?? [];
    const values = valuesIn(fields);
    const missing = missingFields(fields, values);
    if (missing.length > 0) return { fields, errors: Object.fromEntries(missing.map((id) => [id, t('allOrNone')])) };
    const [first] = fields;
    if (first && isEmpty(values))
      return { fields, errors: { [first.id]: wordsFor(locale, 'check-ins.fields')('nothing') } };
    await submitCheckIn(ctx, { token, submissionId, answers: answersOf(questions, values) });
  } catch (error) {
    // Two sendings at the same time: one of them finds it answered by the other.
    if (await isStored(ctx, checkInId, submissionId)) return thanks;
    if (!isProblem(error)) throw error;
    return { sentence: inWords(error.said.message, locale) };
  }
  await inTransaction(ctx.db, (tx) => enqueue(tx, settleCheckIn, { checkInId }));
  return thanks;
}

async function isStored({ db }: Ctx, id: number, submissionId: string): Promise<boolean> {
  return (await db.checkIn.count({ where: { id, submissionId } })) > 0;
}

/** Whether a check-in is of this person: an id in a button proves nothing. */
export async function isOwnCheckIn({ db }: Ctx, userId: number, id: number): Promise<boolean> {
  return isId(id) && (await db.checkIn.count({ where: { id, userId } })) > 0;
}

export const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= ID_MAX;
