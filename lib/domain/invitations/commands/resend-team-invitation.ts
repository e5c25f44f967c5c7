import { getTeamPlaces } from '#/lib/domain/invitations/steps/get-team-places.ts';
import { resendInvitations } from '#/lib/domain/invitations/steps/resend-invitations.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Sends an invitation into a team again; throws as `resendInvitations` does. */
export async function resendTeamInvitation(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  return resendInvitations(ctx, getTeamPlaces, id, email);
}
