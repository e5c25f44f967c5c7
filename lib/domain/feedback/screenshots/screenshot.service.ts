import { presentImageUrl } from '#/lib/domain/accounts/accounts.present.ts';
import { WAITING_SCREENSHOTS_MAX } from '#/lib/domain/feedback/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { longestSide, maxPixels, newImageName, toStoredImage } from '#/lib/platform/image.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Stores a screenshot to send with feedback; above the limit, the oldest are deleted. Throws `invalid` if it isn't a
 * picture.
 */
export async function setFeedbackImage(ctx: UserCtx, { image }: { image: File }) {
  const bytes = await toStoredImage(new Uint8Array(await image.arrayBuffer()), longestSide.screenshot);
  if (!bytes) throw invalid(message('feedback.fields.badPicture'));
  if (bytes === 'tooLarge') throw invalid(message('api.problems.manyPixels', { most: maxPixels / 1e6 }));
  const of = { companyId: ctx.company.id, userId: ctx.actor.userId };
  const fileName = newImageName();
  const createdAt = ctx.clock.now();
  await ctx.db.$transaction(async (tx) => {
    await tx.storedImage.create({ data: { name: fileName, companyId: of.companyId, bytes, createdAt } });
    await tx.feedbackImage.create({ data: { name: fileName, ...of, createdAt } });
    const tooMany = await tx.feedbackImage.findMany({
      where: { ...of, feedbackId: null },
      orderBy: [{ createdAt: 'desc' }, { name: 'desc' }],
      skip: WAITING_SCREENSHOTS_MAX,
      select: { name: true },
    });
    await tx.storedImage.deleteMany({ where: { name: { in: tooMany.map(({ name }) => name) } } });
  });
  return { url: presentImageUrl(fileName) ?? '', fileName };
}

/** Removes one of the caller's screenshots. Throws `not_found` for any other, and for one that was sent. */
export async function removeFeedbackImage(
  ctx: UserCtx,
  { fileName }: { fileName: string },
): Promise<Record<never, never>> {
  const { count } = await ctx.db.storedImage.deleteMany({
    where: { name: fileName, feedbackImage: { companyId: ctx.company.id, userId: ctx.actor.userId, feedbackId: null } },
  });
  if (count === 0) throw notFound();
  return {};
}
