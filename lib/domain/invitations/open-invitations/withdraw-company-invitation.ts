import { withdrawInvitations } from '#/lib/domain/invitations/open-invitations/withdraw-invitations.ts';
import { getCompanyPlaces } from '#/lib/domain/invitations/positions/get-company-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Withdraws the invitation of an Administrator, or of the leader of a new team without a department; throws as
 * `withdrawInvitations` does.
 */
export async function withdrawCompanyInvitation(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  return withdrawInvitations(ctx, getCompanyPlaces('company_administrator', 'team_leader'), id, email);
}
