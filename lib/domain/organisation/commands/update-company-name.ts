import { recordAudit } from '#/lib/domain/audit/steps/record-audit.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Renames the company. */
export async function updateCompanyName(ctx: UserCtx, { name }: { name: string }): Promise<{ name: string }> {
  const { id } = ctx.company;
  return ctx.db.$transaction(async (tx) => {
    await tx.company.update({ where: { id }, data: { name } });
    await recordAudit(tx, ctx, { action: 'company.rename', subject: `company:${id}`, details: { name } });
    return { name };
  });
}
