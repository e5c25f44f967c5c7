import type { Team } from '#/generated/prisma/client.ts';
import type { InvitationKind } from '#/generated/prisma/enums.ts';
import type { Place } from '#/lib/domain/places/locks/lock-places.ts';

/** Returns the place that a person is invited to in a team. */
export function placeInTeam({ id, companyId }: Team, kind: InvitationKind): Place {
  return { companyId, kind, departmentId: null, teamId: id };
}

/** Why a leader of the team is not invited, to be read after the name. */
export const leadsAlready = 'leads this team already.';
export const leadsSecondAlready = 'is the secondary leader of this team already.';
