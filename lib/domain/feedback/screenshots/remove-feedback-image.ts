import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Removes one's own screenshot; throws `not_found` for any other, and for one that was sent. */
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
