import { teamInvitationMail } from '#/lib/domain/invitations/emails/team-invitation.ts';
import { sendInvitationMail } from '#/lib/domain/invitations/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

defineJob(sendInvitationMail, async (ctx, { invitationId }) => {
  const invitation = await ctx.db.invitation.findUnique({
    where: { id: invitationId },
    include: { company: true, team: true, invitedBy: true },
  });
  if (!invitation?.team || invitation.acceptedAt || invitation.revokedAt) return;
  const { company, team, invitedBy, email } = invitation;
  const account = await ctx.db.user.findFirst({ where: { email, companyId: company.id, confirmedAt: { not: null } } });
  await sendMail({
    to: { name: account ? `${account.firstName} ${account.lastName}` : '', address: email },
    messageKey: `invitation.${invitation.id}`,
    ...teamInvitationMail({
      companyName: company.name,
      teamName: team.name,
      invitedBy: invitedBy ? `${invitedBy.firstName} ${invitedBy.lastName}` : null,
      hasAccount: account !== null,
      token: mailedToken('inv_', invitation.id),
    }),
  });
});
