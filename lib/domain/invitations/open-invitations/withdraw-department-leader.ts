import { withdrawInvitations } from '#/lib/domain/invitations/open-invitations/withdraw-invitations.ts';
import { getCompanyPlaces } from '#/lib/domain/invitations/positions/get-company-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Withdraws an invitation to create a department; throws as `withdrawInvitations` does. */
export async function withdrawDepartmentLeader(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  return withdrawInvitations(ctx, getCompanyPlaces('department_leader'), id, email);
}
