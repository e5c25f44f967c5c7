import { mailRequestLimit } from '#/lib/domain/accounts/constants.ts';
import { answerConfirmationRequest, answerResetRequest } from '#/lib/domain/accounts/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { accountKey, limitAt, takePoint } from '#/lib/platform/rate-limit.ts';

const queues = { reset: answerResetRequest, confirmation: answerConfirmationRequest };

/**
 * Accepts the request for a mail with a link. The worker looks up whether the address has an account, so that neither
 * this answer nor its time tells. Throws `too_many_requests`.
 */
export async function requestAccountMail(
  ctx: Ctx,
  kind: keyof typeof queues,
  { email }: { email: string },
): Promise<{ emailSent: true }> {
  const { address } = ctx.client;
  await takePoint(limitAt(address, mailRequestLimit), `${kind}:${accountKey(email, address)}`);
  await ctx.db.$transaction((tx) => enqueue(tx, queues[kind], { email }));
  return { emailSent: true };
}
