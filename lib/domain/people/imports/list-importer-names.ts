import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the names of the people who started or undid imports, by id. */
export async function listImporterNames(
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
