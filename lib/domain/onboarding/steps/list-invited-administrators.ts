import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Returns the addresses this person has invited to be Administrators, joined or not, in the order of inviting. */
export async function listInvitedAdministrators(ctx: UserCtx, db: Transaction = ctx.db): Promise<string[]> {
  const invitations = await db.invitation.findMany({
    where: {
      companyId: ctx.company.id,
      kind: 'company_administrator',
      invitedById: ctx.actor.userId,
      revokedAt: null,
    },
    select: { email: true },
    orderBy: { id: 'asc' },
  });
  return [...new Set(invitations.map(({ email }) => email))];
}
