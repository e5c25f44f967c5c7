import * as z from 'zod';
import { enqueueTellings } from '#/lib/domain/channels/telling-queue.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { announcePulse } from '#/lib/domain/pulses/mails/pulse-mail.service.ts';
import { presentResultsNews } from '#/lib/domain/pulses/mails/recipient-notice.service.ts';
import { sendResultsMail } from '#/lib/domain/pulses/queues.ts';
import { settleRound } from '#/lib/domain/pulses/rounds/settle-round.ts';
import { workOffNotes } from '#/lib/domain/sweeps/work-off-notes.ts';
import { offerWebhook } from '#/lib/domain/webhooks/offer-webhook.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const openPulse = z.object({ pulseId: z.number() });
/** Rounds per transaction. */
const ANNOUNCED_AT_ONCE = 100;

/** Refreshes how many have answered open rounds on the screens of people who may read them, where it has changed. */
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
 * Closes a round in the transaction that ends it, as `settleRound` does, and tells its readers if results are
 * published. Returns whether it was open until now.
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
  /** The end of its time; it may have closed earlier. */
  closesAt: Date;
  /** Whether it has any visible result. */
  isShown: boolean;
}

/** A company that was blocked may have many rounds to close: their old results cause no emails. */
const MAILED_WITHIN_MS = 24 * 3_600_000;

/**
 * Tells the creator and the leaders of its teams that a round's results are in: by notification and, unless its time
 * ended more than a day ago, by email.
 */
async function announceResults(
  tx: Transaction,
  ctx: Ctx,
  { id, companyId, pulseId, closesAt, isShown }: PublishedRound,
): Promise<void> {
  const readers = (await announcePulse(tx, pulseId)).filter(({ isConcerned }) => isConcerned);
  const { name } = await tx.pulse.findUniqueOrThrow({ where: { id: pulseId } });
  const data = { pulseId, roundId: id };
  if (isShown) await offerWebhook(tx, { companyId, type: 'pulse.results_published', data, now: ctx.clock.now() });
  const sharing = await listSharing(tx, id);
  for (const canShare of [false, true]) {
    const news = presentResultsNews({ companyId, pulseId, name, isShown, canShare });
    const people = readers.filter(({ userId }) => sharing.has(userId) === canShare);
    for (const [role, its] of Map.groupBy(people, (reader) => reader.role))
      await publishNotification(tx, ctx, { ...news, role, userIds: its.map(({ userId }) => userId) });
  }
  if (ctx.clock.now().getTime() - closesAt.getTime() >= MAILED_WITHIN_MS) return;
  const tellings = readers.map(({ userId }) => ({ userId, payload: { roundId: id, userId } }));
  await enqueueTellings(tx, ctx, sendResultsMail, tellings);
}

const sharingLeader = z.object({ userId: z.number() });

/** Returns the leaders of teams with a visible result, which they may share with their team. */
async function listSharing(tx: Transaction, roundId: number): Promise<Set<number>> {
  const leaders = asRows(
    sharingLeader,
    await tx.$queryRaw`
    SELECT DISTINCT l.user_id AS "userId" FROM pulse_results s JOIN teams t ON t.id = s.team_id
      CROSS JOIN LATERAL (VALUES (t.leader_id), (t.secondary_leader_id)) AS l (user_id)
    WHERE s.round_id = ${roundId} AND s.hidden_reason IS NULL AND l.user_id IS NOT NULL`,
  );
  return new Set(leaders.map(({ userId }) => userId));
}

/**
 * Erases the record that someone was asked. If they have answered the round, the row stays until all rows of the round
 * are deleted. In an open round, deleting it would publish one more answer than people gave. After the close, the next
 * round's group would look the same without them, so the difference would reveal their answer. The number of people
 * asked stays in both cases, because it reveals no one's answer.
 */
export async function eraseRecipient(tx: Transaction, of: { companyId: number; userId: number }): Promise<void> {
  // Locks rounds before recipients, as everywhere, so that answers in progress are stored first.
  await tx.$queryRaw`
    SELECT r.id FROM pulse_rounds r JOIN pulse_recipients p ON p.round_id = r.id
    WHERE p.company_id = ${of.companyId} AND p.user_id = ${of.userId} AND r.closed_at IS NULL
    ORDER BY r.id FOR UPDATE OF r`;
  await tx.$executeRaw`
    DELETE FROM pulse_recipients
    WHERE company_id = ${of.companyId} AND user_id = ${of.userId} AND NOT answered`;
}
