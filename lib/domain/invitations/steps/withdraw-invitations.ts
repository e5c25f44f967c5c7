import { recordAudit } from '#/lib/domain/audit/steps/record-audit.ts';
import { presentSubject } from '#/lib/domain/invitations/present.ts';
import { claimInvitations } from '#/lib/domain/invitations/steps/claim-invitations.ts';
import {
  type FindPlaces,
  getCompanyPlaces,
  getDepartmentPlaces,
  getTeamPlaces,
} from '#/lib/domain/invitations/steps/find-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';

type Withdraw = (ctx: UserCtx, id: number, body: { email: string }) => Promise<Record<string, never>>;

/** Makes a verb that withdraws what an address is invited to: the link is over at once. Throws as `claimInvitations`. */
function withdrawFrom(findPlaces: FindPlaces): Withdraw {
  return async (ctx, id, { email }) => {
    await inTransaction(ctx.db, async (tx) => {
      for (const invitation of await claimInvitations(tx, ctx, await findPlaces(tx, ctx, id), email))
        await recordAudit(tx, ctx, {
          action: 'invitation.withdraw',
          subject: presentSubject(invitation),
          details: { kind: invitation.kind, invitation: invitation.id },
        });
    });
    return {};
  };
}

/** Withdraws an Administrator's invitation, or that of somebody on the way to a team outside every department. */
export const withdrawCompanyInvitation = withdrawFrom(getCompanyPlaces('company_administrator', 'team_leader'));

/** Withdraws the invitation of somebody who was to create a department. */
export const withdrawDepartmentLeader = withdrawFrom(getCompanyPlaces('department_leader'));

/** Withdraws an invitation into a department, of a team leader or of its next leader. */
export const withdrawDepartmentInvitation = withdrawFrom(getDepartmentPlaces);

/** Withdraws an invitation into a team, of a member or, for those who may change leaders, of a leader. */
export const withdrawTeamInvitation = withdrawFrom(getTeamPlaces);
