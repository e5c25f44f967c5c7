import type { ActionMove } from '#/lib/domain/actions/actions.schema.ts';
import { requireKindWords } from '#/lib/domain/coaching/posts/write-post.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Returns the columns for why a step ended and who typed the reason; none without a reason. Throws `invalid` for a step
 * that continues or is kept, and `offensive`.
 */
export async function requireReason(ctx: UserCtx, { state, why }: ActionMove) {
  if (why === undefined) return {};
  if (state !== 'ended') throw invalid(message('actions.answers.whyOfEnd'));
  await requireKindWords(ctx, why);
  return { why, endedById: ctx.actor.userId };
}
