import * as z from 'zod';
import { recordAudit } from '#/lib/domain/audit/steps/record-audit.ts';
import { type SmallestGroup, wordSmallestGroup } from '#/lib/domain/metrics/minimum-group.ts';
import { presentMessage } from '#/lib/domain/notifications/present.ts';
import { tellLeaders } from '#/lib/domain/notifications/steps/tell-leaders.ts';
import type { privacyBody } from '#/lib/domain/privacy/schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/**
 * Stores the smallest group that has results, and whether it needs twice as many answers; the next night publishes by
 * it. A change is written to the activity log and told to everyone who leads, and storing the same again does neither.
 */
export async function updatePrivacy(ctx: UserCtx, given: z.output<typeof privacyBody>): Promise<SmallestGroup> {
  const { id } = ctx.company;
  return inTransaction(ctx.db, async (tx) => {
    // Two who change it at once tell one after the other what it was before.
    const [before] = asRows(
      z.object({ minimumGroupSize: z.number(), isMoreCareful: z.boolean() }),
      await tx.$queryRaw`
      SELECT minimum_group_size AS "minimumGroupSize", is_more_careful AS "isMoreCareful"
      FROM companies WHERE id = ${id} FOR NO KEY UPDATE`,
    );
    const { minimumGroupSize, isMoreCareful = before?.isMoreCareful ?? false } = given;
    const settings = { minimumGroupSize, isMoreCareful };
    if (!before || wordSmallestGroup(settings) === wordSmallestGroup(before)) return settings;
    await tx.company.update({ where: { id }, data: settings });
    await recordAudit(tx, ctx, {
      action: 'company.privacy',
      subject: `company:${id}`,
      details: { ...settings, before: before.minimumGroupSize, wasMoreCareful: before.isMoreCareful },
    });
    const { userId, firstName, lastName } = ctx.actor;
    const news = {
      companyId: id,
      title: 'Privacy setting changed',
      message: presentMessage`<strong>${firstName} ${lastName}</strong> changed how many people must have answered before results are shown: <strong>${wordSmallestGroup(settings)}</strong>, it was ${wordSmallestGroup(before)}. It applies from tonight.`,
      icon: 'team',
    } as const;
    await tellLeaders(tx, ctx, news, userId);
    return settings;
  });
}
