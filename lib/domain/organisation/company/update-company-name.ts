import { recordAct } from '#/lib/domain/acts/record-act.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Renames the company. */
export async function updateCompanyName(ctx: UserCtx, { name }: { name: string }): Promise<{ name: string }> {
  const { id } = ctx.company;
  return ctx.db.$transaction(async (tx) => {
    await tx.company.update({ where: { id }, data: { name } });
    await recordAct(tx, ctx, { action: 'company.rename', subject: `company:${id}`, details: { name } });
    return { name };
  });
}
