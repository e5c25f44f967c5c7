import type { InvitationKind } from '#/generated/prisma/enums.ts';
import { canChangeLeaders } from '#/lib/domain/places/policy.ts';
import { getManagedDepartment } from '#/lib/domain/places/steps/get-managed-department.ts';
import { getManagedTeam } from '#/lib/domain/places/steps/get-managed-team.ts';
import type { Place } from '#/lib/domain/places/steps/lock-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** The places whose invitations somebody may withdraw and send again: all of one company, department or team. */
export type Places = Omit<Place, 'kind'> & { kinds: readonly InvitationKind[] };
export type FindPlaces = (tx: Transaction, ctx: UserCtx, id: number) => Promise<Places>;

/** Places of the company itself; throws `not_found` for another company. */
export function getCompanyPlaces(...kinds: InvitationKind[]): FindPlaces {
  return async (_tx, { company }, id) => {
    if (company.id !== id) throw notFound();
    return { companyId: id, departmentId: null, teamId: null, kinds };
  };
}

/** Places in a department, the lead and its teams to be; throws as `getManagedDepartment` does. */
export const getDepartmentPlaces: FindPlaces = async (tx, ctx, id) => {
  const { companyId } = await getManagedDepartment(tx, ctx, id);
  return { companyId, departmentId: id, teamId: null, kinds: ['team_leader', 'department_leader'] };
};

/** Places in a team, those of leaders only for who may change them; throws as `getManagedTeam` does. */
export const getTeamPlaces: FindPlaces = async (tx, ctx, id) => {
  const team = await getManagedTeam(tx, ctx, id);
  const kinds = canChangeLeaders(ctx.actor, team) ? leaderKinds : [];
  return { companyId: team.companyId, departmentId: null, teamId: id, kinds: ['team_member', ...kinds] };
};

const leaderKinds: readonly InvitationKind[] = ['team_leader', 'secondary_leader'];
