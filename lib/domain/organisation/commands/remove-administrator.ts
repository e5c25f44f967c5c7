import { recordAudit } from '#/lib/domain/audit/commands/record-audit.ts';
import { announceRejoin } from '#/lib/domain/organisation/commands/announce-rejoin.ts';
import { requireAnotherAdministrator } from '#/lib/domain/organisation/commands/require-another-administrator.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

/**
 * Takes the Administrator role from a person, who may be oneself. Throws `not_found` for another company and for somebody
 * who is no Administrator, `invalid` for the last one, `forbidden` for whoever was removed a moment ago.
 */
export async function removeAdministrator(
  ctx: UserCtx,
  companyId: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  if (companyId !== ctx.company.id) throw notFound();
  await ctx.db.$transaction(async (tx) => {
    const person = await tx.user.findFirst({ where: { companyId, email }, select: { id: true } });
    if (!person) throw notFound();
    const userId = person.id;
    await requireAnotherAdministrator(tx, ctx, userId);
    // Asked again behind the lock: of two who remove each other the second has lost the right.
    if (!(await tx.administrator.findUnique({ where: { userId: ctx.actor.userId } }))) throw forbidden();
    const { count } = await tx.administrator.deleteMany({ where: { companyId, userId } });
    if (count === 0) throw notFound();
    await recordAudit(tx, ctx, { action: 'administrator.remove', subject: `user:${userId}` });
    await announceRejoin(tx, [userId]);
  });
  return {};
}
