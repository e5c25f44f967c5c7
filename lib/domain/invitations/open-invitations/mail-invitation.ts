import type { User } from '#/generated/prisma/client.ts';
import { invitationTokenPrefix } from '#/lib/domain/invitations/constants.ts';
import { presentInviter, presentOffer } from '#/lib/domain/invitations/invitations.present.ts';
import { withinDay } from '#/lib/domain/invitations/limits/invitation-limit.service.ts';
import { type Account, invitationMail } from '#/lib/domain/invitations/open-invitations/invitation.email.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

/** Emails an open invitation, unless it was resent since or its email address has received its daily number. */
export async function mailInvitation(
  ctx: Ctx,
  { invitationId, version }: { invitationId: number; version: number },
): Promise<void> {
  const invitation = await ctx.db.invitation.findUnique({
    where: { id: invitationId, version, acceptedAt: null, revokedAt: null, expiresAt: { gt: ctx.clock.now() } },
    include: { company: true, department: true, team: true, invitedBy: true },
  });
  if (!invitation) return;
  const { company, department, team, email, kind } = invitation;
  if (kind === 'administrator_request') return;
  const holder = await ctx.db.user.findFirst({ where: { email, confirmedAt: { not: null } } });
  if (holder?.companyId === company.id && holder.blockedAt) return;
  const recipient = holder?.companyId === company.id ? holder : invitation;
  const mail = {
    to: { name: `${recipient.firstName} ${recipient.lastName}`.trim(), address: email },
    messageKey: `invitation.${invitation.id}.${version}`,
    ...invitationMail({
      locale: localeOf({ locale: holder?.locale ?? null, company }),
      kind,
      isChange: (kind === 'department_leader' && department !== null) || (kind === 'team_leader' && team !== null),
      companyName: company.name,
      inviter: presentInviter(invitation),
      offer: presentOffer(invitation, presentInviter(invitation)),
      account: accountOf(holder, company.id),
      expiresAt: invitation.expiresAt,
      timeZone: company.timeZone,
      token: mailedToken(invitationTokenPrefix, invitation.id, version),
    }),
  };
  await withinDay(email, () => sendMail(mail));
}

function accountOf(holder: User | null, companyId: number): Account {
  if (!holder) return 'none';
  return holder.companyId === companyId ? 'here' : 'elsewhere';
}
