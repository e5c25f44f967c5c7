import type { UserCtx } from '#/lib/platform/context.ts';

/** The finished teams of the company by name, of one department or of those outside every department (0). */
export async function listPeopleTeams(ctx: UserCtx, { department }: { department?: number | undefined }) {
  const teams = await ctx.db.team.findMany({
    where: {
      companyId: ctx.company.id,
      completedAt: { not: null },
      ...(department === undefined ? {} : { departmentId: department || null }),
    },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, department: { select: { name: true } } },
  });
  return { teams: teams.map(({ id, name, department: of }) => ({ id, name, departmentName: of?.name ?? null })) };
}
