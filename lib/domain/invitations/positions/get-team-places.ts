import type { InvitationKind } from '#/generated/prisma/enums.ts';
import type { FindPlaces } from '#/lib/domain/invitations/positions/find-places.ts';
import { getManagedTeam } from '#/lib/domain/places/managed-place.service.ts';
import { canChangeLeaders } from '#/lib/domain/places/places.policy.ts';

/**
 * Returns the places in a team, those of leaders only for people who may change them; throws as `getManagedTeam` does.
 */
export const getTeamPlaces: FindPlaces = async (tx, ctx, id) => {
  const team = await getManagedTeam(tx, ctx, id);
  const kinds = canChangeLeaders(ctx.actor, team) ? leaderKinds : [];
  return { companyId: team.companyId, departmentId: null, teamId: id, kinds: ['team_member', ...kinds] };
};

const leaderKinds: readonly InvitationKind[] = ['team_leader', 'secondary_leader'];
