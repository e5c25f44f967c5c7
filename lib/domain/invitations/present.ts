import type { OpenInvitation } from '#/lib/domain/invitations/queries/get-open-invitation.ts';
import { env } from '#/lib/platform/env.ts';
import { type ShareLink, shareToken } from '#/lib/platform/tokens.ts';

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

/** The address of a share link's sign-up page. */
export function presentShareLink(link: ShareLink): string {
  return `${env().APP_URL}/signUp/${shareToken(link)}`;
}
