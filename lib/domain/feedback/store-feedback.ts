import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { sendFeedbackMail } from '#/lib/domain/feedback/queues.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

interface NewFeedback {
  typeId?: number;
  text: string;
  rate?: number | undefined;
  score?: number | undefined;
  submissionId?: string | undefined;
}

/**
 * Stores what somebody told the makers of the product, with the mail that carries it and a line in their own log. Returns
 * its id, or null where this sending was stored before.
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
  await recordAct(tx, ctx, {
    action: typeId === undefined ? 'suggestion.send' : 'feedback.send',
    subject: `user:${userId}`,
  });
  await enqueue(tx, sendFeedbackMail, { feedbackId: feedback.id });
  return feedback.id;
}
