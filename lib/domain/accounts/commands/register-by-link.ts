import type { output } from 'zod';
import { createMailedToken } from '#/lib/domain/accounts/commands/create-mailed-token.ts';
import { createUser } from '#/lib/domain/accounts/commands/create-user.ts';
import { removeUnconfirmed } from '#/lib/domain/accounts/commands/remove-unconfirmed.ts';
import { spendCaptchaPass } from '#/lib/domain/accounts/commands/verify-captcha.ts';
import { sendSetPasswordMail } from '#/lib/domain/accounts/queues.ts';
import type { sharedSignUpBody } from '#/lib/domain/accounts/schema.ts';
import { recordAudit } from '#/lib/domain/audit/commands/record-audit.ts';
import { openByLink } from '#/lib/domain/invitations/commands/open-by-link.ts';
import { getSharePlace } from '#/lib/domain/invitations/queries/get-share-place.ts';
import { sendKnownAddressMail } from '#/lib/domain/invitations/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/**
 * Signs a person up by a share link and mails the link that confirms the address; the place is theirs only then. A
 * known address gets a mail that says so; the caller sees no difference. Throws `bad_request` for a link that is over.
 */
export async function registerByLink(ctx: Ctx, body: output<typeof sharedSignUpBody>): Promise<void> {
  const now = ctx.clock.now();
  const { email } = body;
  await ctx.db.$transaction(async (tx) => {
    const place = await getSharePlace(tx, body.token);
    const companyId = place.company.id;
    await spendCaptchaPass(tx, body.captcha, now);
    // One registration of an address at a time, known or not.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${email}, 0))`;
    const known = await tx.user.findUnique({ where: { email } });
    if (known?.confirmedAt) {
      await enqueue(tx, sendKnownAddressMail, { userId: known.id, companyId, link: place.link });
      return;
    }
    if (known) await removeUnconfirmed(tx, known);
    await openByLink(tx, ctx, place, body);
    const user = await createUser(tx, { ...body, companyId, email }, now);
    await recordAudit(tx, ctx, { action: 'user.register', subject: `user:${user.id}`, companyId, actorId: user.id });
    await enqueue(tx, sendSetPasswordMail, {
      mailedTokenId: await createMailedToken(tx, 'set_password', user.id, now),
    });
  });
}
