import type { output } from 'zod';
import { createMailedToken } from '#/lib/domain/accounts/passwords/account-mail.service.ts';
import { requireTimeZone } from '#/lib/domain/accounts/person/require-time-zone.ts';
import { sendSetPasswordMail } from '#/lib/domain/accounts/queues.ts';
import { consumeCaptchaPass } from '#/lib/domain/accounts/sign-in/failure.service.ts';
import { requireFreeSeat } from '#/lib/domain/billing/seats/seat.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { requireRoomToWait } from '#/lib/domain/invitations/acceptance/acceptance.service.ts';
import { administratorRequestLimit } from '#/lib/domain/invitations/constants.ts';
import { sendKnownAddressMail } from '#/lib/domain/invitations/queues.ts';
import {
  findSharePlace,
  getSharePlace,
  type SharePlace,
} from '#/lib/domain/invitations/share-links/get-share-place.ts';
import { storeLinkInvitation } from '#/lib/domain/invitations/share-links/share-link.service.ts';
import { shareLinks } from '#/lib/domain/places/share-links.ts';
import {
  createUser,
  lockRegistration,
  removeUnconfirmed,
} from '#/lib/domain/registration/company/registration.service.ts';
import { registrationLimit } from '#/lib/domain/registration/constants.ts';
import { answerLinkRegistrationRequest, type LinkRegistration } from '#/lib/domain/registration/queues.ts';
import type { sharedSignUpBody } from '#/lib/domain/registration/registration.schema.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { accountKey, takeShare } from '#/lib/platform/rate-limit.ts';

/**
 * Accepts a sign-up by share link. A worker looks up whether the email address has an account, so that neither the
 * answer nor its timing reveals it. Throws `bad_request` for an ended link, and what `requireTimeZone`,
 * `requireRoomToWait`, `requireFreeSeat` and `consumeCaptchaPass` throw.
 */
export async function registerByLink(ctx: Ctx, body: output<typeof sharedSignUpBody>): Promise<void> {
  const { captcha, token, ...person } = body;
  const now = ctx.clock.now();
  requireTimeZone(person, now);
  await ctx.db.$transaction(async (tx) => {
    const { link, kind, company } = await getSharePlace(tx, token, now);
    if (kind === 'administrator_request') await requireRoomToWait(tx, company.id);
    await requireFreeSeat(tx, ctx, company);
    await consumeCaptchaPass(tx, captcha, now);
    await enqueue(tx, answerLinkRegistrationRequest, { ...person, link, locale: ctx.locale });
  });
}

/**
 * Signs a person up by share link and emails the link that confirms the email address; only confirming gives them the
 * place. If the address has an account, it gets an email that says so. Does nothing for a link that was replaced or
 * whose place no longer exists, and for an address that was typed in too often.
 */
export async function answerLinkRegistration(ctx: Ctx, { link, ...person }: LinkRegistration): Promise<void> {
  const key = accountKey(person.email, '');
  if (!(await takeShare(registrationLimit, key))) return;
  if (shareLinks[link.kind].isRequest && !(await takeShare(administratorRequestLimit, key))) return;
  await ctx.db
    .$transaction(async (tx) => {
      const place = await findSharePlace(tx, link, ctx.clock.now());
      if (place) await signUp(tx, ctx, place, person);
    })
    .catch((error: unknown) => {
      // Someone else took the last seat since the form was sent.
      if (!isProblem(error) || error.code !== 'forbidden') throw error;
    });
}

async function signUp(
  tx: Transaction,
  ctx: Ctx,
  place: SharePlace,
  person: Omit<LinkRegistration, 'link'>,
): Promise<void> {
  const now = ctx.clock.now();
  const companyId = place.company.id;
  const { email } = person;
  const account = await lockRegistration(tx, email);
  if (account?.confirmedAt) {
    await enqueue(tx, sendKnownAddressMail, { userId: account.id, companyId, link: place.link });
    return;
  }
  if (!(await storeLinkInvitation(tx, ctx, place, person))) return;
  if (account) await removeUnconfirmed(tx, account);
  const user = await createUser(tx, { ...person, companyId, email }, now);
  await recordEvent(tx, ctx, { action: 'user.register', subject: `user:${user.id}`, companyId, actorId: user.id });
  const mailedTokenId = await createMailedToken(tx, 'set_password', user.id, now);
  await enqueue(tx, sendSetPasswordMail, { mailedTokenId, isJoining: true });
}
