import { presentSignInNames } from '#/lib/domain/accounts/accounts.present.ts';
import { accountTokenPrefixes } from '#/lib/domain/accounts/constants.ts';
import {
  accountExistsMail,
  reconfirmMail,
  resetPasswordMail,
  secondFactorResetMail,
  setPasswordMail,
  signInFailuresMail,
} from '#/lib/domain/accounts/mails/account.email.ts';
import { accountChangedMail } from '#/lib/domain/accounts/mails/account-changed.email.ts';
import { answerConfirmation, answerReset } from '#/lib/domain/accounts/passwords/account-mail.service.ts';
import {
  answerConfirmationRequest,
  answerResetRequest,
  answerSignInFailures,
  sendAccountChangedMail,
  sendAccountExistsMail,
  sendReconfirmMail,
  sendResetPasswordMail,
  sendSecondFactorResetMail,
  sendSetPasswordMail,
  sendSignInFailuresMail,
} from '#/lib/domain/accounts/queues.ts';
import { tellOfFailures } from '#/lib/domain/accounts/sign-in/failure.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { defineJob } from '#/lib/platform/jobs.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { offeredProviders } from '#/lib/platform/oidc/oidc.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

defineJob(answerResetRequest, answerReset);
defineJob(answerConfirmationRequest, answerConfirmation);
defineJob(answerSignInFailures, tellOfFailures);

defineJob(sendSetPasswordMail, async (ctx, { mailedTokenId, isJoining }) => {
  const link = await findOpenLink(ctx, mailedTokenId);
  if (!link) return;
  const { firstName, company } = link.user;
  await sendMail({
    ...link.addressed,
    messageKey: `set-password.${link.id}`,
    ...setPasswordMail({
      locale: localeOf(link.user),
      firstName,
      companyName: company.name,
      isJoining,
      token: mailedToken(accountTokenPrefixes.setPassword, link.id),
    }),
  });
});

defineJob(sendReconfirmMail, async (ctx, { mailedTokenId }) => {
  const link = await findOpenLink(ctx, mailedTokenId);
  if (!link) return;
  const { firstName, company } = link.user;
  await sendMail({
    ...link.addressed,
    messageKey: `reconfirm.${link.id}`,
    ...reconfirmMail({
      locale: localeOf(link.user),
      firstName,
      companyName: company.name,
      token: mailedToken(accountTokenPrefixes.setPassword, link.id),
    }),
  });
});

defineJob(sendResetPasswordMail, async (ctx, { mailedTokenId }) => {
  const link = await findOpenLink(ctx, mailedTokenId);
  if (!link) return;
  await sendMail({
    ...link.addressed,
    messageKey: `reset-password.${link.id}`,
    ...resetPasswordMail({
      locale: localeOf(link.user),
      firstName: link.user.firstName,
      token: mailedToken(accountTokenPrefixes.resetPassword, link.id),
    }),
  });
});

defineJob(sendAccountChangedMail, async (ctx, { userId, change }) => {
  const user = await ctx.db.user.findUnique({
    where: { id: userId },
    include: { identities: { orderBy: { id: 'asc' } }, company: true },
  });
  if (!user || user.blockedAt) return;
  await sendMail({
    to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
    messageKey: `account-changed.${userId}.${ctx.requestId}`,
    ...accountChangedMail({
      locale: localeOf(user),
      firstName: user.firstName,
      change,
      connected: presentSignInNames(user.identities, offeredProviders()),
    }),
  });
});

defineJob(sendAccountExistsMail, async (ctx, { userId }) => {
  const user = await ctx.db.user.findUnique({ where: { id: userId }, include: { company: true } });
  if (!user || user.blockedAt) return;
  await sendMail({
    to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
    messageKey: `account-exists.${userId}.${ctx.requestId}`,
    ...accountExistsMail({ locale: localeOf(user), firstName: user.firstName }),
  });
});

defineJob(sendSignInFailuresMail, async (ctx, { userId }) => {
  const user = await ctx.db.user.findUnique({ where: { id: userId }, include: { company: true } });
  if (!user || user.blockedAt) return;
  await sendMail({
    to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
    messageKey: `sign-in-failures.${userId}.${ctx.requestId}`,
    ...signInFailuresMail({
      locale: localeOf(user),
      firstName: user.firstName,
      hasPassword: user.passwordHash !== null,
      hasSecondFactor: user.totpConfirmedAt !== null,
    }),
  });
});

defineJob(sendSecondFactorResetMail, async (ctx, { userId }) => {
  const user = await ctx.db.user.findUnique({ where: { id: userId }, include: { company: true } });
  if (!user || user.blockedAt) return;
  await sendMail({
    to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
    messageKey: `second-factor-reset.${userId}.${ctx.requestId}`,
    ...secondFactorResetMail({ locale: localeOf(user), firstName: user.firstName }),
  });
});

/** Returns the link with its person, unless it was used, replaced or has expired while the email waited. */
async function findOpenLink(ctx: Ctx, id: number) {
  const link = await ctx.db.mailedToken.findUnique({
    where: { id },
    include: { user: { include: { company: true } } },
  });
  if (!link || link.usedAt || link.expiresAt <= ctx.clock.now()) return null;
  const { firstName, lastName, email } = link.user;
  return { ...link, addressed: { to: { name: `${firstName} ${lastName}`, address: email } } };
}
