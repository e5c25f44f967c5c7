import { resendInvitations } from '#/lib/domain/invitations/open-invitations/resend-invitations.ts';
import { getCompanyPlaces } from '#/lib/domain/invitations/positions/get-company-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Resends an address its invitation to the company itself; throws as `resendInvitations` does. */
export async function resendCompanyInvitation(
  ctx: UserCtx,
  id: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  return resendInvitations(
    ctx,
    getCompanyPlaces('company_administrator', 'department_leader', 'team_leader'),
    id,
    email,
  );
}
