import { invitePerson } from '#/lib/domain/invitations/steps/invite-person.ts';
import type { InvitedPerson } from '#/lib/domain/invitations/steps/store-invitations.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Invites a person to be an Administrator; throws `not_found` for another company, `invalid` when they are one. */
export async function inviteAdministrator(ctx: UserCtx, companyId: number, person: InvitedPerson) {
  return invitePerson(ctx, person, async (tx) => ({
    place: { ...ownCompany(ctx, companyId), kind: 'company_administrator' },
    objection: async ({ id }) => {
      const held = await tx.administrator.findUnique({ where: { userId: id } });
      return held ? 'is an Administrator already.' : null;
    },
  }));
}

/** Invites a person to create and lead a department; throws `not_found` for another company. */
export async function inviteDepartmentLeader(ctx: UserCtx, companyId: number, person: InvitedPerson) {
  return invitePerson(ctx, person, async () => ({
    place: { ...ownCompany(ctx, companyId), kind: 'department_leader' },
    // Somebody may lead several departments.
    objection: () => null,
  }));
}

function ownCompany({ company }: UserCtx, companyId: number) {
  if (company.id !== companyId) throw notFound();
  return { companyId, departmentId: null, teamId: null };
}
