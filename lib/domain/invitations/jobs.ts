import { knownAddressMail } from '#/lib/domain/invitations/open-invitations/invitation.email.ts';
import { mailInvitation } from '#/lib/domain/invitations/open-invitations/mail-invitation.ts';
import {
  sendInvitationMail,
  sendKnownAddressMail,
  sendRenewedInvitationMail,
} from '#/lib/domain/invitations/queues.ts';
import { shareToken } from '#/lib/domain/places/share-link.token.ts';
import { defineJob } from '#/lib/platform/jobs.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { sendMail } from '#/lib/platform/mail.ts';

defineJob(sendInvitationMail, mailInvitation);
defineJob(sendRenewedInvitationMail, mailInvitation);

defineJob(sendKnownAddressMail, async (ctx, { userId, companyId, link }) => {
  const [user, company] = await Promise.all([
    ctx.db.user.findUnique({ where: { id: userId } }),
    ctx.db.company.findUnique({ where: { id: companyId } }),
  ]);
  if (!user || !company || user.blockedAt) return;
  await sendMail({
    to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
    messageKey: `known-address.${userId}.${ctx.requestId}`,
    ...knownAddressMail({
      locale: localeOf({ ...user, company }),
      firstName: user.firstName,
      companyName: company.name,
      isColleague: user.companyId === companyId,
      token: shareToken(link),
    }),
  });
});
