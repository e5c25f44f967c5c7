import { invitePerson } from '#/lib/domain/invitations/invite/invite-person.ts';
import type { InvitedPerson } from '#/lib/domain/invitations/invite/store-invitations.ts';
import { placeInCompany } from '#/lib/domain/invitations/positions/place-in-company.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Invites a person to be an Administrator; throws `not_found` for another company, `invalid` when they are one. */
export async function inviteAdministrator(ctx: UserCtx, companyId: number, person: InvitedPerson) {
  return invitePerson(ctx, person, async (tx) => ({
    place: placeInCompany(ctx, companyId, 'company_administrator'),
    objection: async ({ id }) => {
      const administrator = await tx.administrator.findUnique({ where: { userId: id } });
      return administrator ? 'is an Administrator already.' : null;
    },
  }));
}
