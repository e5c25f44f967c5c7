import type { output } from 'zod';
import { accountTokenPrefixes } from '#/lib/domain/accounts/constants.ts';
import { createMailedToken } from '#/lib/domain/accounts/passwords/create-mailed-token.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { getOpenInvitation } from '#/lib/domain/invitations/acceptance/get-open-invitation.ts';
import { isShareToken } from '#/lib/domain/invitations/acceptance/get-opening.ts';
import { createUser } from '#/lib/domain/registration/company/create-user.ts';
import { lockRegistration } from '#/lib/domain/registration/company/lock-registration.ts';
import { removeUnconfirmed } from '#/lib/domain/registration/company/remove-unconfirmed.ts';
import { registerByLink } from '#/lib/domain/registration/links/register-by-link.ts';
import type { invitedSignUpBody, joiningSignUpBody } from '#/lib/domain/registration/registration.schema.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { invalid, Problem } from '#/lib/platform/errors.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

type Registered = { emailSent: true } | { emailSent: false; token: string };

/**
 * Signs up a person who has an invitation or a share link. An invitation proves the address, so this returns the token
 * that sets the password; with a share link it comes by mail. Throws `conflict` when the invited address has an
 * account.
 */
export async function registerInvited(
  ctx: Ctx,
  body: output<typeof joiningSignUpBody>,
  captchaCookie?: string,
): Promise<Registered> {
  const { email, captcha = captchaCookie, ...person } = body;
  if (!isShareToken(body.token)) return { emailSent: false, token: await registerByInvitation(ctx, person) };
  if (!email) throw invalid('Email is required!');
  await registerByLink(ctx, { ...person, email, captcha });
  return { emailSent: true };
}

async function registerByInvitation(ctx: Ctx, body: output<typeof invitedSignUpBody>): Promise<string> {
  const now = ctx.clock.now();
  const invitation = await getOpenInvitation(ctx.db, body.token, now);
  const { companyId, email } = invitation;
  const mailedTokenId = await ctx.db.$transaction(async (tx) => {
    const account = await lockRegistration(tx, email);
    if (account?.confirmedAt) throw accountExists(account.companyId === companyId);
    if (account) await removeUnconfirmed(tx, account);
    const user = await createUser(tx, { ...body, companyId, email }, now);
    await recordAct(tx, ctx, { action: 'user.register', subject: `user:${user.id}`, companyId, actorId: user.id });
    return createMailedToken(tx, 'set_password', user.id, now);
  });
  return mailedToken(accountTokenPrefixes.setPassword, mailedTokenId);
}

function accountExists(isColleague: boolean): Problem {
  return isColleague
    ? new Problem('conflict', 'You already have an account. Sign in to join.')
    : new Problem(
        'conflict',
        'This address belongs to an account of another company. Ask to be invited with another address.',
      );
}
