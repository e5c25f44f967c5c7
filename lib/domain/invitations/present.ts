import type { OpenInvitation } from '#/lib/domain/invitations/queries/get-open-invitation.ts';

/** What the invited person is told before signing up. */
export function presentInvitation({ company, email, team, invitedBy }: OpenInvitation) {
  return {
    company: company.name,
    email,
    team: team?.name ?? null,
    invitedBy: invitedBy ? `${invitedBy.firstName} ${invitedBy.lastName}` : null,
  };
}

/** The invitation in one sentence. */
export function presentInvitationNotice(invitation: OpenInvitation) {
  const { company, team, invitedBy } = presentInvitation(invitation);
  return {
    notification: `${invitedBy ?? company} invites you to ${team ? `the team ${team} at ${company}` : company}.`,
  };
}
