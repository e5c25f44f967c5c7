import { feedbackTypes } from '#/lib/domain/feedback/constants.ts';
import { readTypeId } from '#/lib/domain/feedback/feedback.present.ts';
import type { FeedbackBody } from '#/lib/domain/feedback/feedback.schema.ts';
import { storeFeedback } from '#/lib/domain/feedback/store-feedback.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Sends feedback with one's own screenshots to the makers of the product. Throws `invalid` for an unknown type, and for a
 * screenshot that is not there, is somebody else's or was sent before.
 */
export async function sendFeedback(
  ctx: UserCtx,
  { type, description: text, screenshots, rate, score, submissionId }: FeedbackBody,
): Promise<Record<never, never>> {
  const typeId = readTypeId(type);
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
