import type { Team } from '#/generated/prisma/client.ts';
import type { InvitationKind } from '#/generated/prisma/enums.ts';
import type { Place } from '#/lib/domain/places/locks/lock-places.ts';
import { getManagedDepartment, getManagedTeam } from '#/lib/domain/places/managed-place.service.ts';
import { canChangeLeaders } from '#/lib/domain/places/places.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Returns the places of the company itself. Throws `not_found` for another company. */
export function getCompanyPlaces(...kinds: InvitationKind[]): FindPlaces {
  return async (_tx, { company }, id) => {
    if (company.id !== id) throw notFound();
    return { companyId: id, departmentId: null, teamId: null, kinds };
  };
}

/** Returns the leads a department offers: its own and new teams'. Throws what `getManagedDepartment` throws. */
export const getDepartmentPlaces: FindPlaces = async (tx, ctx, id) => {
  const { companyId } = await getManagedDepartment(tx, ctx, id);
  return { companyId, departmentId: id, teamId: null, kinds: ['team_leader', 'department_leader'] };
};

/**
 * Returns the places in a team; leaders' places only for people who may change leaders. Throws what `getManagedTeam`
 * throws.
 */
export const getTeamPlaces: FindPlaces = async (tx, ctx, id) => {
  const team = await getManagedTeam(tx, ctx, id);
  const kinds = canChangeLeaders(ctx.actor, team) ? leaderKinds : [];
  return { companyId: team.companyId, departmentId: null, teamId: id, kinds: ['team_member', ...kinds] };
};

const leaderKinds: readonly InvitationKind[] = ['team_leader', 'secondary_leader'];

/** Places of one company, department or team whose invitations a person may withdraw and resend. */
export type Places = Omit<Place, 'kind'> & { kinds: readonly InvitationKind[] };
export type FindPlaces = (tx: Transaction, ctx: UserCtx, id: number) => Promise<Places>;

/** Returns the place of an invitation to the company itself. Throws `not_found` for another company. */
export function placeInCompany({ company }: UserCtx, companyId: number, kind: InvitationKind): Place {
  if (company.id !== companyId) throw notFound();
  return { companyId, kind, departmentId: null, teamId: null };
}

/** Returns the place of an invitation to a team. */
export function placeInTeam({ id, companyId }: Team, kind: InvitationKind): Place {
  return { companyId, kind, departmentId: null, teamId: id };
}
