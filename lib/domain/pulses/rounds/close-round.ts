import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { announcePulse } from '#/lib/domain/pulses/mails/announce-pulse.ts';
import { presentResultsNews } from '#/lib/domain/pulses/mails/notices.present.ts';
import { sendResultsMail } from '#/lib/domain/pulses/queues.ts';
import { settleRound } from '#/lib/domain/pulses/rounds/settle-round.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/**
 * Closes a round in the transaction of whatever ends it, as `settleRound` does, and tells its readers where it publishes.
 * Returns whether it was open until now.
 */
export async function closeRound(
  tx: Transaction,
  ctx: Ctx,
  roundId: number,
  { publishes }: { publishes: boolean },
): Promise<boolean> {
  const settled = await settleRound(tx, ctx.clock.now(), roundId, { publishes });
  if (settled && publishes) await announceResults(tx, ctx, settled);
  return settled !== null;
}

interface PublishedRound {
  id: number;
  companyId: number;
  pulseId: number;
  /** Whether anything of it is shown. */
  isShown: boolean;
}

/** Tells its creator and the leaders of its teams that a round's results are in, by notification and by mail. */
async function announceResults(
  tx: Transaction,
  ctx: Ctx,
  { id, companyId, pulseId, isShown }: PublishedRound,
): Promise<void> {
  const readers = (await announcePulse(tx, pulseId)).filter(({ isConcerned }) => isConcerned);
  const { name } = await tx.pulse.findUniqueOrThrow({ where: { id: pulseId } });
  const news = presentResultsNews({ companyId, pulseId, name, isShown });
  for (const [role, its] of Map.groupBy(readers, (reader) => reader.role)) {
    await publishNotification(tx, ctx, { ...news, role, userIds: its.map(({ userId }) => userId) });
  }
  await enqueue(tx, sendResultsMail, ...readers.map(({ userId }) => ({ roundId: id, userId })));
}
