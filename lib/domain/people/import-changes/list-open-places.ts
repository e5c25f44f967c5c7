import type { FindPlaces, Places } from '#/lib/domain/invitations/positions/find-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Returns the places that an address is invited to in the company, or as a member of one team, one function for each.
 */
export async function listOpenPlaces(ctx: UserCtx, email: string, teamId?: number): Promise<FindPlaces[]> {
  const rows = await ctx.db.invitation.findMany({
    where: {
      companyId: ctx.company.id,
      email,
      acceptedAt: null,
      revokedAt: null,
      kind: teamId === undefined ? { not: 'administrator_request' } : 'team_member',
      ...(teamId === undefined ? {} : { teamId }),
    },
    distinct: ['kind', 'departmentId', 'teamId'],
    orderBy: { id: 'asc' },
  });
  return rows.map(({ companyId, kind, departmentId, teamId: of }) => {
    const places: Places = { companyId, departmentId, teamId: of, kinds: [kind] };
    return async () => places;
  });
}
