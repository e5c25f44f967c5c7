import * as z from 'zod';
import type { Output } from '#/lib/api/endpoint.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { SmallestGroup } from '#/lib/domain/metrics/publication/minimum-group.ts';
import type { getPrivacyContract } from '#/lib/domain/privacy/privacy.contract.ts';
import type { privacyBody } from '#/lib/domain/privacy/privacy.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Returns the company's privacy settings and the number of people with an account in use. */
export async function getPrivacy(ctx: UserCtx): Promise<Output<typeof getPrivacyContract>> {
  const { _count, ...settings } = await ctx.db.company.findUniqueOrThrow({
    where: { id: ctx.company.id },
    select: {
      minimumGroupSize: true,
      isMoreCareful: true,
      _count: { select: { users: { where: { confirmedAt: { not: null }, blockedAt: null } } } },
    },
  });
  return { ...settings, peopleCount: _count.users };
}

/**
 * Stores the minimum group size, and whether results need twice as many answers; a higher number applies immediately,
 * a lower one from the next daily run. Returns what is stored. A change is written to the activity log, and everyone
 * who leads is notified. Storing equal values does neither.
 */
export async function updatePrivacy(ctx: UserCtx, body: z.output<typeof privacyBody>): Promise<SmallestGroup> {
  const { id } = ctx.company;
  return inTransaction(ctx.db, async (tx) => {
    // Locked, so that each of two parallel changes reports the right previous value.
    const [before] = asRows(
      z.object({ minimumGroupSize: z.number(), isMoreCareful: z.boolean() }),
      await tx.$queryRaw`
      SELECT minimum_group_size AS "minimumGroupSize", is_more_careful AS "isMoreCareful"
      FROM companies WHERE id = ${id} FOR NO KEY UPDATE`,
    );
    const { minimumGroupSize, isMoreCareful = before?.isMoreCareful ?? false } = body;
    const settings = { minimumGroupSize, isMoreCareful };
    const isSame = before?.minimumGroupSize === minimumGroupSize && before.isMoreCareful === isMoreCareful;
    if (!before || isSame) return settings;
    await tx.company.update({ where: { id }, data: settings });
    await recordEvent(tx, ctx, {
      action: 'company.privacy',
      subject: `company:${id}`,
      details: { ...settings, before: before.minimumGroupSize, wasMoreCareful: before.isMoreCareful },
      facts: { now: settings, before },
    });
    return settings;
  });
}
