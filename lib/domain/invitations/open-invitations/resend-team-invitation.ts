import { resendInvitations } from '#/lib/domain/invitations/open-invitations/resend-invitations.ts';
import { getTeamPlaces } from '#/lib/domain/invitations/positions/get-team-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Sends an invitation into a team again; throws as `resendInvitations` does. */
export async function resendTeamInvitation(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  return resendInvitations(ctx, getTeamPlaces, id, email);
}
