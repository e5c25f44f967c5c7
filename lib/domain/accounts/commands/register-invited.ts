import type { output } from 'zod';
import { createMailedToken } from '#/lib/domain/accounts/commands/create-mailed-token.ts';
import { createUser } from '#/lib/domain/accounts/commands/create-user.ts';
import { removeUnconfirmedUser } from '#/lib/domain/accounts/commands/remove-unconfirmed-user.ts';
import type { invitedSignUpBody } from '#/lib/domain/accounts/schema.ts';
import { recordAudit } from '#/lib/domain/audit/commands/record-audit.ts';
import { getOpenInvitation } from '#/lib/domain/invitations/queries/get-open-invitation.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

/**
 * Signs an invited person up. Holding the invitation proves the address, so the answer is the token that sets the
 * password. Throws `conflict` when the address has an account already.
 */
export async function registerInvited(
  ctx: Ctx,
  body: output<typeof invitedSignUpBody>,
): Promise<{ emailSent: false; token: string }> {
  const now = ctx.clock.now();
  const invitation = await getOpenInvitation(ctx, body.token);
  const { companyId, email } = invitation;
  const mailedTokenId = await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${email}, 0))`;
    const known = await tx.user.findUnique({ where: { email } });
    if (known?.confirmedAt) throw accountExists(known.companyId === companyId);
    if (known) await removeUnconfirmedUser(tx, known, { companyId });
    const user = await createUser(tx, { ...body, companyId, email }, now);
    await recordAudit(tx, ctx, { action: 'user.register', subject: `user:${user.id}`, companyId, actorId: user.id });
    return createMailedToken(tx, 'set_password', user.id, now);
  });
  return { emailSent: false, token: mailedToken('pwd_', mailedTokenId) };
}

function accountExists(isColleague: boolean): Problem {
  return isColleague
    ? new Problem('conflict', 'You already have an account. Sign in to join.')
    : new Problem(
        'conflict',
        'This address belongs to an account of another company. Ask to be invited with another address.',
      );
}
