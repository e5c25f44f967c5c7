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
