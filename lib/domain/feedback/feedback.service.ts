import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { feedbackTypes } from '#/lib/domain/feedback/constants.ts';
import type { FeedbackBody } from '#/lib/domain/feedback/feedback.contract.ts';
import { feedbackMail } from '#/lib/domain/feedback/feedback.email.ts';
import { listTypes, readTypeId } from '#/lib/domain/feedback/feedback.present.ts';
import { sendFeedbackMail } from '#/lib/domain/feedback/queues.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { message } from '#/lib/words/message.ts';

/** Returns what feedback may be about. */
export async function listFeedbackTypes({ locale }: Ctx) {
  return { types: listTypes(locale).map(({ id, name }) => ({ id, name })) };
}

/**
 * Sends feedback with the caller's own screenshots to the people who run the installation. Throws `invalid` for an
 * unknown type, and for a screenshot that doesn't exist, is someone else's or was already sent.
 */
export async function sendFeedback(
  ctx: UserCtx,
  { type, description: text, screenshots, rate, score, submissionId }: FeedbackBody,
): Promise<Record<never, never>> {
  const typeId = readTypeId(type, ctx.locale);
  if (typeId === undefined)
    throw invalid(message('feedback.fields.type', { types: feedbackTypes.map(({ id }) => id).join(', ') }));
  const names = [...new Set(screenshots.map(({ fileName }) => fileName))];
  const { userId } = ctx.actor;
  await ctx.db.$transaction(async (tx) => {
    const feedbackId = await storeFeedback(tx, ctx, { typeId, text, rate, score, submissionId });
    if (feedbackId === null) return;
    const { count } = await tx.feedbackImage.updateMany({
      where: { name: { in: names }, companyId: ctx.company.id, userId, feedbackId: null },
      data: { feedbackId },
    });
    if (count < names.length) throw invalid(message('feedback.fields.goneScreenshot'));
  });
  return {};
}

interface Suggestion {
  text: string;
  submissionId?: string | undefined;
}

/** Sends a suggestion to the people who run the installation. */
export async function sendSuggestion(ctx: UserCtx, suggestion: Suggestion): Promise<Record<never, never>> {
  await ctx.db.$transaction((tx) => storeFeedback(tx, ctx, suggestion));
  return {};
}

interface NewFeedback {
  typeId?: number;
  text: string;
  rate?: number | undefined;
  score?: number | undefined;
  submissionId?: string | undefined;
}

/**
 * Stores what someone told the people who run the installation, with the email to send and a line in the person's own
 * log. Returns its id, or null if this submission was stored before.
 */
export async function storeFeedback(
  tx: Transaction,
  ctx: UserCtx,
  { typeId, text, rate, score, submissionId }: NewFeedback,
): Promise<number | null> {
  const { userId } = ctx.actor;
  const [feedback] = await tx.feedback.createManyAndReturn({
    data: {
      companyId: ctx.company.id,
      userId,
      typeId: typeId ?? null,
      text,
      rate: rate ?? null,
      score: score ?? null,
      submissionId: submissionId ?? null,
      createdAt: ctx.clock.now(),
    },
    skipDuplicates: true,
    select: { id: true },
  });
  if (!feedback) return null;
  await recordEvent(tx, ctx, {
    action: typeId === undefined ? 'suggestion.send' : 'feedback.send',
    subject: `user:${userId}`,
  });
  await enqueue(tx, sendFeedbackMail, { feedbackId: feedback.id });
  return feedback.id;
}

/**
 * Emails feedback or a suggestion to the people who run the installation; does nothing if its author has been erased
 * since.
 */
export async function mailFeedback(ctx: Ctx, feedbackId: number): Promise<void> {
  const feedback = await ctx.db.feedback.findUnique({
    where: { id: feedbackId },
    include: {
      user: { include: { company: true } },
      images: { include: { image: true }, orderBy: { createdAt: 'asc' } },
    },
  });
  if (!feedback) return;
  const { user, typeId, text, rate, score, images } = feedback;
  // The people who run the installation read the job's language.
  const { locale } = ctx;
  const { attachmentName, ...mail } = feedbackMail({
    locale,
    type: listTypes(locale).find(({ id }) => id === typeId)?.name ?? null,
    text,
    rate,
    score,
    screenshots: images.length,
    author: { name: `${user.firstName} ${user.lastName}`, email: user.email, company: user.company.name },
  });
  const address = env().FEEDBACK_MAIL_TO ?? env().MAIL_FROM;
  await sendMail({
    to: { name: 'unboXt', address },
    messageKey: `feedback.${feedbackId}`,
    attachments: images.map(({ image }, at) => ({
      name: attachmentName(at + 1),
      type: 'image/webp',
      content: image.bytes,
    })),
    ...mail,
  });
}

/** Deletes the feedback of a person being erased, with all screenshots. */
export async function eraseFeedback(tx: Transaction, of: { companyId: number; userId: number }): Promise<void> {
  await tx.storedImage.deleteMany({ where: { feedbackImage: of } });
  await tx.feedback.deleteMany({ where: of });
}
