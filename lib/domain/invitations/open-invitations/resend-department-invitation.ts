import { resendInvitations } from '#/lib/domain/invitations/open-invitations/resend-invitations.ts';
import { getDepartmentPlaces } from '#/lib/domain/invitations/positions/get-department-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Sends an invitation into a department again; throws as `resendInvitations` does. */
export async function resendDepartmentInvitation(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  return resendInvitations(ctx, getDepartmentPlaces, id, email);
}
