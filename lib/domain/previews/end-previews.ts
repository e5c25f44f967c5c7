import type { PreviewToken, Prisma } from '#/generated/prisma/client.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Why a preview ended; its audit entry says so in words, and `expired` where its time was over already. */
type PreviewEnd = 'left' | 'newer' | 'signed-out' | 'not-allowed';

/** Ends those previews that are still open, each with an entry in the audit log, and returns how many there were. */
export async function endPreviews(
  tx: Transaction,
  ctx: Ctx & { company?: { id: number } },
  where: Prisma.PreviewTokenWhereInput,
  why: PreviewEnd,
): Promise<number> {
  const now = ctx.clock.now();
  const ended = await tx.previewToken.updateManyAndReturn({
    where: { AND: [where, { endedAt: null }] },
    data: { endedAt: now },
  });
  for (const preview of ended) await recordEnd(tx, ctx, preview, preview.expiresAt <= now ? 'expired' : why);
  return ended.length;
}

function recordEnd(tx: Transaction, ctx: Ctx, { companyId, leaderId, teamId, memberId }: PreviewToken, why: string) {
  return recordAct(tx, ctx, {
    action: 'preview.end',
    subject: `team:${teamId}`,
    companyId,
    actorId: leaderId,
    details: { userId: memberId, why },
  });
}
