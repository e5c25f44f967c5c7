import type { UserCtx } from '#/lib/platform/context.ts';

/** The names of the people who started or took back imports, by id. */
export async function listNamesOf(
  ctx: UserCtx,
  imports: readonly { createdById: number; undoneById: number | null }[],
): Promise<Map<number, string>> {
  const ids = imports.flatMap(({ createdById, undoneById }) => [
    createdById,
    ...(undoneById === null ? [] : [undoneById]),
  ]);
  const people = await ctx.db.user.findMany({
    where: { companyId: ctx.company.id, id: { in: [...new Set(ids)] } },
    select: { id: true, firstName: true, lastName: true },
  });
  return new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}
