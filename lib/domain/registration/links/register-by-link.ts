import type { output } from 'zod';
import { spendCaptchaPass } from '#/lib/domain/accounts/sign-in/spend-captcha-pass.ts';
import { requireFreeSeat } from '#/lib/domain/billing/seats/require-free-seat.ts';
import { requireRoomToWait } from '#/lib/domain/invitations/acceptance/request-administrator-role.ts';
import { getSharePlace } from '#/lib/domain/invitations/share-links/get-share-place.ts';
import { requireTimeZone } from '#/lib/domain/registration/company/create-user.ts';
import { answerLinkRegistrationRequest } from '#/lib/domain/registration/queues.ts';
import type { sharedSignUpBody } from '#/lib/domain/registration/registration.schema.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/**
 * Accepts a sign-up by a share link. The worker looks up whether the address has an account, so that neither this
 * answer nor its time tells. Throws `bad_request` for a link that is over, and as `requireRoomToWait` and
 * `requireFreeSeat` do.
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
