import type { Opening } from '#/lib/domain/invitations/acceptance/get-opening.ts';
import { type ShareLink, shareToken } from '#/lib/domain/places/share-link.token.ts';
import { env } from '#/lib/platform/env.ts';

/** Returns what the invited person sees before signing up; the names are those the inviter typed. */
export function presentInvitation(opening: Opening) {
  const { company, email, firstName, lastName, team, invitedBy } = opening;
  return {
    company: company.name,
    email,
    firstName,
    lastName,
    team: team?.name || null,
    invitedBy: invitedBy ? fullName(invitedBy) : null,
    ...presentInvitationNotice(opening),
  };
}

/** The invitation in one sentence. */
export function presentInvitationNotice(opening: Opening): { notification: string } {
  const offer = presentOffer(opening);
  if (opening.kind === 'administrator_request')
    return { notification: `You can ask ${offer}. One of its administrators has to approve you first.` };
  // A share link has no sender.
  if (opening.email === null) return { notification: `You are invited ${offer}.` };
  return { notification: `${presentInviter(opening)} invites you ${offer}.` };
}

/** Returns the name of the inviting person, or of the company once that person is gone. */
export function presentInviter({ invitedBy, company }: Pick<Opening, 'invitedBy' | 'company'>): string {
  return invitedBy ? fullName(invitedBy) : company.name;
}

/** Returns what a person is invited to, as the end of “invites you …”; a team or department may not have a name yet. */
export function presentOffer({ kind, company, department, team }: Offered): string {
  const at = `at ${company.name}`;
  const theTeam = team?.name ? `the team ${team.name} ${at}` : `a team ${at}`;
  const theDepartment = department?.name ? `the department ${department.name} ${at}` : `a department ${at}`;
  switch (kind) {
    case 'company_administrator':
    case 'administrator_request':
      return `to be an Administrator of ${company.name}`;
    case 'department_leader':
      return department ? `to take over ${theDepartment}` : `to create and lead a department ${at}`;
    case 'team_leader':
      if (team) return `to take over ${theTeam}`;
      return department ? `to create and lead a team in ${theDepartment}` : `to create and lead a team ${at}`;
    case 'secondary_leader':
      return `to be the secondary leader of ${theTeam}`;
    case 'team_member':
      return `to ${theTeam}`;
  }
}

/** The address of a share link's sign-up page. */
export function presentShareLink(link: ShareLink): string {
  return `${env().APP_URL}/signUp/${shareToken(link)}`;
}

type Offered = Pick<Opening, 'kind'> & {
  company: { name: string };
  department: { name: string } | null;
  team: { name: string } | null;
};

function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** Returns the subject of an audit row about a place. */
export function presentSubject(place: {
  companyId: number;
  departmentId: number | null;
  teamId: number | null;
}): string {
  if (place.teamId) return `team:${place.teamId}`;
  return place.departmentId ? `department:${place.departmentId}` : `company:${place.companyId}`;
}
