import { withdrawInvitations } from '#/lib/domain/invitations/open-invitations/withdraw-invitations.ts';
import { getDepartmentPlaces } from '#/lib/domain/invitations/positions/get-department-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Withdraws an invitation into a department, of a team leader or of its next leader; throws as `withdrawInvitations`. */
export async function withdrawDepartmentInvitation(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  return withdrawInvitations(ctx, getDepartmentPlaces, id, email);
}
