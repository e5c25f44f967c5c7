import type { output } from 'zod';
import { recordAudit } from '#/lib/domain/audit/commands/record-audit.ts';
import { tellLeaders } from '#/lib/domain/notifications/commands/tell-leaders.ts';
import { presentMessage } from '#/lib/domain/notifications/present.ts';
import type { privacyBody } from '#/lib/domain/privacy/schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';

/**
 * Stores the smallest group that has results; the next night publishes by it. A change is written to the activity log
 * and told to everyone who leads, and storing the same value again does neither.
 */
export async function updatePrivacy(
  ctx: UserCtx,
  { minimumGroupSize }: output<typeof privacyBody>,
): Promise<{ minimumGroupSize: number }> {
  const { id } = ctx.company;
  await inTransaction(ctx.db, async (tx) => {
    // Two who change it at once tell one after the other what it was before.
    const [company] = await tx.$queryRaw<{ before: number }[]>`
      SELECT minimum_group_size AS before FROM companies WHERE id = ${id} FOR NO KEY UPDATE`;
    if (!company || company.before === minimumGroupSize) return;
    const { before } = company;
    await tx.company.update({ where: { id }, data: { minimumGroupSize } });
    await recordAudit(tx, ctx, {
      action: 'company.privacy',
      subject: `company:${id}`,
      details: { minimumGroupSize, before },
    });
    const { userId, firstName, lastName } = ctx.actor;
    const news = {
      companyId: id,
      title: 'Privacy setting changed',
      message: presentMessage`<strong>${firstName} ${lastName}</strong> changed how many people must have answered before results are shown: <strong>${String(minimumGroupSize)}</strong>, it was ${String(before)}. It applies from tonight.`,
      icon: 'team',
    } as const;
    await tellLeaders(tx, ctx, news, userId);
  });
  return { minimumGroupSize };
}
