import type { User } from '#/generated/prisma/client.ts';
import { invitationTokenPrefix } from '#/lib/domain/invitations/constants.ts';
import { type Account, invitationMail } from '#/lib/domain/invitations/emails/invitation.ts';
import { knownAddressMail } from '#/lib/domain/invitations/emails/known-address.ts';
import { presentInviter, presentOffer } from '#/lib/domain/invitations/present.ts';
import { sendInvitationMail, sendKnownAddressMail } from '#/lib/domain/invitations/queues.ts';
import { shareToken } from '#/lib/domain/places/share-token.ts';
import { defineJob } from '#/lib/platform/jobs.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

defineJob(sendInvitationMail, async (ctx, { invitationId }) => {
  const invitation = await ctx.db.invitation.findUnique({
    where: { id: invitationId },
    include: { company: true, department: true, team: true, invitedBy: true },
  });
  if (!invitation || invitation.acceptedAt || invitation.revokedAt || invitation.expiresAt <= ctx.clock.now()) return;
  const { company, department, team, email, kind } = invitation;
  if (kind === 'administrator_request') return;
  const holder = await ctx.db.user.findFirst({ where: { email, confirmedAt: { not: null } } });
  const recipient = holder?.companyId === company.id ? holder : invitation;
  await sendMail({
    to: { name: `${recipient.firstName} ${recipient.lastName}`.trim(), address: email },
    messageKey: `invitation.${invitation.id}`,
    ...invitationMail({
      kind,
      isChange: (kind === 'department_leader' && department !== null) || (kind === 'team_leader' && team !== null),
      companyName: company.name,
      inviter: presentInviter(invitation),
      offer: presentOffer(invitation),
      account: accountOf(holder, company.id),
      expiresAt: invitation.expiresAt,
      timeZone: company.timeZone,
      token: mailedToken(invitationTokenPrefix, invitation.id),
    }),
  });
});

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
      firstName: user.firstName,
      companyName: company.name,
      isColleague: user.companyId === companyId,
      token: shareToken(link),
    }),
  });
});

function accountOf(holder: User | null, companyId: number): Account {
  if (!holder) return 'none';
  return holder.companyId === companyId ? 'here' : 'elsewhere';
}
