import { storeFeedback } from '#/lib/domain/feedback/store-feedback.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

interface Suggestion {
  text: string;
  submissionId?: string | undefined;
}

/** Sends a suggestion to the makers of the product. */
export async function sendSuggestion(ctx: UserCtx, suggestion: Suggestion): Promise<Record<never, never>> {
  await ctx.db.$transaction((tx) => storeFeedback(tx, ctx, suggestion));
  return {};
}
