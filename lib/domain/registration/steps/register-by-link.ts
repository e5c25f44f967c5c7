import type { output } from 'zod';
import { requireFreeSeat } from '#/lib/domain/billing/steps/require-free-seat.ts';
import { requireRoomToWait } from '#/lib/domain/invitations/steps/ask-to-administer.ts';
import { getSharePlace } from '#/lib/domain/invitations/steps/get-share-place.ts';
import { answerLinkRegistrationRequest } from '#/lib/domain/registration/queues.ts';
import type { sharedSignUpBody } from '#/lib/domain/registration/schema.ts';
import { requireTimeZone } from '#/lib/domain/registration/steps/create-user.ts';
import { spendCaptchaPass } from '#/lib/domain/registration/steps/spend-captcha-pass.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/**
 * Takes a sign-up by a share link. Whether the address has an account is looked up by the worker, so that this answer
 * and the time it takes say nothing about it. Throws `bad_request` for a link that is over, and as
 * `requireRoomToWait` and `requireFreeSeat` do.
 */
export async function registerByLink(ctx: Ctx, body: output<typeof sharedSignUpBody>): Promise<void> {
  const { captcha, token, ...person } = body;
  const now = ctx.clock.now();
  requireTimeZone(person, now);
  await ctx.db.$transaction(async (tx) => {
    const { link, kind, company } = await getSharePlace(tx, token, now);
    if (kind === 'administrator_request') await requireRoomToWait(tx, company.id);
    await requireFreeSeat(tx, ctx, company);
    await spendCaptchaPass(tx, captcha, now);
    await enqueue(tx, answerLinkRegistrationRequest, { ...person, link });
  });
}
