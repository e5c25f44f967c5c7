import * as z from 'zod';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { announcePulse } from '#/lib/domain/pulses/mails/pulse-mail.service.ts';
import { presentResultsNews } from '#/lib/domain/pulses/mails/recipient-notice.service.ts';
import { sendResultsMail } from '#/lib/domain/pulses/queues.ts';
import { settleRound } from '#/lib/domain/pulses/rounds/settle-round.ts';
import { workOffNotes } from '#/lib/domain/sweeps/work-off-notes.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const openPulse = z.object({ pulseId: z.number() });
/** Each of their pulses is announced by itself. */
const ANNOUNCED_AT_ONCE = 100;

/** Has the screens of who may read a pulse show how many have answered its open round by now, where somebody more has. */
export async function announceOpenRounds(ctx: Ctx): Promise<void> {
  await workOffNotes(ctx, {
    kind: 'announcement',
    most: ANNOUNCED_AT_ONCE,
    look: async (tx, roundIds) => {
      const pulses = asRows(
        openPulse,
        await tx.$queryRaw`
        SELECT r.pulse_id AS "pulseId" FROM pulse_rounds r JOIN companies c ON c.id = r.company_id AND c.blocked_at IS NULL
        WHERE r.id = ANY(${roundIds}::int[]) AND r.closed_at IS NULL AND r.skipped_at IS NULL
          AND EXISTS (SELECT FROM pulse_recipients p WHERE p.round_id = r.id AND p.answered)`,
      );
      for (const { pulseId } of pulses) await announcePulse(tx, pulseId);
      return undefined;
    },
  });
}

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
  /** The end of its window; it may have closed before. */
  closesAt: Date;
  /** Whether anything of it is shown. */
  isShown: boolean;
}

/** A blocked company that is back has many rounds to close: old results wait in the product and fill no mailbox. */
const MAILED_WITHIN_MS = 24 * 3_600_000;

/**
 * Tells its creator and the leaders of its teams that a round's results are in, by notification and, unless its window
 * ended more than a day ago, by mail.
 */
async function announceResults(
  tx: Transaction,
  ctx: Ctx,
  { id, companyId, pulseId, closesAt, isShown }: PublishedRound,
): Promise<void> {
  const readers = (await announcePulse(tx, pulseId)).filter(({ isConcerned }) => isConcerned);
  const { name } = await tx.pulse.findUniqueOrThrow({ where: { id: pulseId } });
  const news = presentResultsNews({ companyId, pulseId, name, isShown });
  for (const [role, its] of Map.groupBy(readers, (reader) => reader.role)) {
    await publishNotification(tx, ctx, { ...news, role, userIds: its.map(({ userId }) => userId) });
  }
  if (ctx.clock.now().getTime() - closesAt.getTime() >= MAILED_WITHIN_MS) return;
  await enqueue(tx, sendResultsMail, ...readers.map(({ userId }) => ({ roundId: id, userId })));
}

/**
 * Forgets that somebody who is being erased was asked. Of a round that they have answered the row stays until it goes with
 * all others of the round: while it is open, an answer more would else be published than people have given any; once it has
 * closed, the group of its next round would else look like the same without them, and the difference of both tell their
 * answer. How many were asked stays in both cases: whoever looks at the number tells nobody's answer from it.
 */
export async function eraseRecipient(tx: Transaction, of: { companyId: number; userId: number }): Promise<void> {
  // Rounds before recipients, as everywhere: an answer that is on its way is let through first.
  await tx.$queryRaw`
    SELECT r.id FROM pulse_rounds r JOIN pulse_recipients p ON p.round_id = r.id
    WHERE p.company_id = ${of.companyId} AND p.user_id = ${of.userId} AND r.closed_at IS NULL
    ORDER BY r.id FOR UPDATE OF r`;
  await tx.$executeRaw`
    DELETE FROM pulse_recipients
    WHERE company_id = ${of.companyId} AND user_id = ${of.userId} AND NOT answered`;
}
