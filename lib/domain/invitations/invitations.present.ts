import type { InvitationKind } from '#/generated/prisma/enums.ts';
import type { Opening } from '#/lib/domain/invitations/acceptance/get-opening.ts';
import { type ShareLink, shareToken } from '#/lib/domain/places/share-link.token.ts';
import type { UserActor } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';
import { inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';
import type { Said } from '#/lib/words/message.ts';

/** Returns what the invited person sees before signing up; the names are those the inviter typed. */
export function presentInvitation(opening: Opening, locale: Locale) {
  const { company, email, firstName, lastName, team, invitedBy } = opening;
  return {
    company: company.name,
    email,
    firstName,
    lastName,
    team: team?.name || null,
    invitedBy: invitedBy ? fullName(invitedBy) : null,
    ...presentInvitationNotice(opening, locale),
  };
}

/** Returns the invitation in one sentence. */
export function presentInvitationNotice(opening: Opening, locale: Locale): { notification: string } {
  const offer = presentOffer(opening, opening.email === null ? null : presentInviter(opening));
  if (opening.kind === 'administrator_request')
    return { notification: inWords(['invitations.offers.request', { company: opening.company.name }], locale) };
  return { notification: inWords(['invitations.offers.sentence', { offer }], locale) };
}

/** Returns the name of the inviting person, or of the company once that person is gone. */
export function presentInviter({ invitedBy, company }: Pick<Opening, 'invitedBy' | 'company'>): string {
  return invitedBy ? fullName(invitedBy) : company.name;
}

/**
 * Returns the message that says who invites a person to what, without a full stop. A share link has no inviter, and a
 * team or department may not have a name yet.
 */
export function presentOffer({ kind, company, department, team }: Offered, inviter: string | null): Said {
  const values = {
    sender: inviter === null ? 'none' : 'person',
    inviter: inviter ?? '',
    company: company.name,
    department: department?.name ?? '',
    team: team?.name ?? '',
    hasDepartment: department?.name ? 'yes' : 'no',
    hasTeam: team?.name ? 'yes' : 'no',
  };
  return [`invitations.offers.${offerOf(kind, department !== null, team !== null)}`, values];
}

function offerOf(kind: InvitationKind, isOfDepartment: boolean, isOfTeam: boolean) {
  switch (kind) {
    case 'company_administrator':
    case 'administrator_request':
      return 'administrator';
    case 'department_leader':
      return isOfDepartment ? 'takeDepartment' : 'newDepartment';
    case 'team_leader':
      if (isOfTeam) return 'takeTeam';
      return isOfDepartment ? 'newTeamInDepartment' : 'newTeam';
    case 'secondary_leader':
      return 'secondaryLeader';
    case 'team_member':
      return 'member';
  }
}

/** Returns the URL of a share link's sign-up page. */
export function presentShareLink(link: ShareLink): string {
  return `${env().APP_URL}/signUp/${shareToken(link)}`;
}

/** Returns a share link's URL for this person; empty for an API key, which may not let anyone in. */
export function presentShareLinkTo({ keyId }: Pick<UserActor, 'keyId'>, link: ShareLink): string {
  return keyId === undefined ? presentShareLink(link) : '';
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
