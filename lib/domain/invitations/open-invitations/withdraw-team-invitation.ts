import { withdrawInvitations } from '#/lib/domain/invitations/open-invitations/withdraw-invitations.ts';
import { getTeamPlaces } from '#/lib/domain/invitations/positions/get-team-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Withdraws an invitation into a team, of a member or, for those who may change leaders, of a leader; throws as
 * `withdrawInvitations` does.
 */
export async function withdrawTeamInvitation(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  return withdrawInvitations(ctx, getTeamPlaces, id, email);
}
