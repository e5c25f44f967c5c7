import { getDepartmentPlaces } from '#/lib/domain/invitations/steps/get-department-places.ts';
import { resendInvitations } from '#/lib/domain/invitations/steps/resend-invitations.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Sends an invitation into a department again; throws as `resendInvitations` does. */
export async function resendDepartmentInvitation(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  return resendInvitations(ctx, getDepartmentPlaces, id, email);
}
