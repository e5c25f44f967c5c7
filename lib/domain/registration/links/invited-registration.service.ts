import type { output } from 'zod';
import { accountTokenPrefixes } from '#/lib/domain/accounts/constants.ts';
import { consumeMailedToken, createMailedToken } from '#/lib/domain/accounts/passwords/account-mail.service.ts';
import { getPasswordLink, linkIsOver, requireFitPassword } from '#/lib/domain/accounts/passwords/password.service.ts';
import { sendAccountExistsMail } from '#/lib/domain/accounts/queues.ts';
import { createTicket } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { acceptInvitations } from '#/lib/domain/invitations/acceptance/accept-invitations.ts';
import { getOpenInvitation } from '#/lib/domain/invitations/acceptance/acceptance.service.ts';
import { isShareToken } from '#/lib/domain/invitations/acceptance/get-opening.ts';
import {
  createCompany,
  createUser,
  lockRegistration,
  removeUnconfirmed,
} from '#/lib/domain/registration/company/registration.service.ts';
import { registrationLimit } from '#/lib/domain/registration/constants.ts';
import { registerByLink } from '#/lib/domain/registration/links/link-registration.service.ts';
import type {
  invitedSignUpBody,
  joiningSignUpBody,
  Registration,
} from '#/lib/domain/registration/registration.schema.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { invalid, Problem } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { hashPassword } from '#/lib/platform/passwords.ts';
import { accountKey, takeShare } from '#/lib/platform/rate-limit.ts';
import { mailedToken, readMailedToken } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

type Registered = { emailSent: true } | { emailSent: false; token: string };

/**
 * Signs up a person with an invitation or a share link. An invitation proves the email address, so this returns the
 * token that sets the password; for a share link, it's emailed. Throws `conflict` if the invited address has an
 * account, `invalid` for a share link without an address, and what `getOpenInvitation` and `registerByLink` throw.
 */
export async function registerInvited(
  ctx: Ctx,
  body: output<typeof joiningSignUpBody>,
  captchaCookie?: string,
): Promise<Registered> {
  const { email, captcha = captchaCookie, ...person } = body;
  if (!isShareToken(body.token)) return { emailSent: false, token: await registerByInvitation(ctx, person) };
  if (!email) throw invalid(message('fields.emailRequired'));
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
    const user = await createUser(tx, { ...body, locale: ctx.locale, companyId, email }, now);
    await recordEvent(tx, ctx, { action: 'user.register', subject: `user:${user.id}`, companyId, actorId: user.id });
    return createMailedToken(tx, 'set_password', user.id, now);
  });
  return mailedToken(accountTokenPrefixes.setPassword, mailedTokenId);
}

function accountExists(isColleague: boolean): Problem {
  return isColleague
    ? new Problem('conflict', message('accounts.answers.haveAccount'))
    : new Problem('conflict', message('accounts.answers.accountElsewhere'));
}

/**
 * Creates the company with its first administrator, and emails the link that confirms the email address. If the address
 * has an account, it only gets an email that says so; if it was typed in too often, it gets nothing.
 */
export async function answerRegistration(ctx: Ctx, registration: Registration): Promise<void> {
  if (!(await takeShare(registrationLimit, accountKey(registration.email, '')))) return;
  await ctx.db.$transaction(async (tx) => {
    const { accountId } = await createCompany(tx, ctx, registration);
    if (accountId !== null) await enqueue(tx, sendAccountExistsMail, { userId: accountId });
  });
}

/**
 * Uses up a set-password link, stores the password, confirms the email address, accepts open invitations, and returns a
 * sign-in ticket. Throws `bad_request` for a link that has ended, and `invalid` for a common password, which doesn't
 * use up the link.
 */
export async function setPassword(ctx: Ctx, body: { token: string; password: string }): Promise<{ token: string }> {
  const now = ctx.clock.now();
  const mailedTokenId = readMailedToken(accountTokenPrefixes.setPassword, body.token);
  if (mailedTokenId === null) throw linkIsOver();
  // Hashing is expensive, so an ended link gets no hash.
  await getPasswordLink(ctx, body);
  await requireFitPassword(body.password, null);
  const passwordHash = await hashPassword(body.password);
  return ctx.db.$transaction(async (tx) => {
    const userId = await consumeMailedToken(tx, { id: mailedTokenId, kind: 'set_password' }, now);
    if (userId === null) throw linkIsOver();
    const user = await tx.user.update({ where: { id: userId }, data: { passwordHash, confirmedAt: now } });
    await acceptInvitations(tx, ctx, user);
    await recordEvent(tx, ctx, {
      action: 'password.set',
      subject: `user:${userId}`,
      companyId: user.companyId,
      actorId: userId,
    });
    return createTicket(tx, { userId }, now);
  });
}
