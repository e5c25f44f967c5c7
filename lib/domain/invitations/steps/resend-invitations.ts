import { invitationLimit } from '#/lib/domain/invitations/constants.ts';
import { claimInvitations } from '#/lib/domain/invitations/steps/claim-invitations.ts';
import {
  type FindPlaces,
  getCompanyPlaces,
  getDepartmentPlaces,
  getTeamPlaces,
} from '#/lib/domain/invitations/steps/find-places.ts';
import { invitePeople } from '#/lib/domain/invitations/steps/invite-people.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';

type Resend = (ctx: UserCtx, id: number, body: { email: string }) => Promise<Record<string, never>>;

/**
 * Makes a verb that sends again what an address is invited to, with a new link and term; the old link is over. It
 * counts as an invitation. Throws as `claimInvitations` does.
 */
function resendTo(findPlaces: FindPlaces): Resend {
  return async (ctx, id, { email }) => {
    await takePoint(invitationLimit, String(ctx.actor.userId));
    await inTransaction(ctx.db, async (tx) => {
      for (const invitation of await claimInvitations(tx, ctx, await findPlaces(tx, ctx, id), email)) {
        const { companyId, kind, departmentId, teamId, keepPrevious, ...person } = invitation;
        await invitePeople(tx, ctx, { companyId, kind, departmentId, teamId }, [person], {
          keepPrevious: keepPrevious ?? undefined,
          action: 'invitation.resend',
        });
      }
    });
    return {};
  };
}

/** Sends again what an address is invited to in the company itself. */
export const resendCompanyInvitation = resendTo(
  getCompanyPlaces('company_administrator', 'department_leader', 'team_leader'),
);

/** Sends an invitation into a department again. */
export const resendDepartmentInvitation = resendTo(getDepartmentPlaces);

/** Sends an invitation into a team again. */
export const resendTeamInvitation = resendTo(getTeamPlaces);
