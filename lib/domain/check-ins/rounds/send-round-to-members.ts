import { CATCH_UP_MS } from '#/lib/domain/calendar/catch-up.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { planCheckIns } from '#/lib/domain/check-ins/questions/check-in-plan.ts';
import { sendCheckInMail } from '#/lib/domain/check-ins/queues.ts';
import { findRound, type Round } from '#/lib/domain/check-ins/rounds/find-round.ts';
import { listRecipients } from '#/lib/domain/check-ins/rounds/list-recipients.ts';
import { storeRound } from '#/lib/domain/check-ins/rounds/store-round.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/** People of one transaction: it must stay well within the time limit of one statement. */
const PORTION = 1000;

/**
 * Asks everybody of a round who has not been asked yet. Check-in, roll-up of what is due, and mail job for those who
 * want mail commit together. A repeat finds the check-ins of the first try and adds only those of latecomers. A round
 * that was opened long ago and never sent is marked as skipped.
 */
export async function sendRoundToMembers(ctx: Ctx, roundId: number): Promise<void> {
  for (let after: number | null = 0; after !== null; ) after = await sendPortion(ctx, roundId, after);
}

/** Whether latecomers are no longer asked: the day has ended where they are, and its send time was hours ago. */
function isOver({ sendAt, timeZone, localDate }: Round, now: Date): boolean {
  return now.getTime() - sendAt.getTime() >= CATCH_UP_MS && localDateAt(now, timeZone) !== localDate;
}

/** Asks the next people after a user id. Returns the id of the last one, or null when nobody is left. */
function sendPortion(ctx: Ctx, roundId: number, after: number): Promise<number | null> {
  return ctx.db.$transaction(async (tx) => {
    const now = ctx.clock.now();
    const round = await findRound(tx, roundId);
    if (!round || round.skippedAt) return null;
    if (round.sentAt === null && now.getTime() - round.openedAt.getTime() >= CATCH_UP_MS) {
      await tx.checkInRound.update({ where: { id: roundId }, data: { skippedAt: now } });
      return null;
    }
    if (round.sentAt !== null && isOver(round, now)) return null;
    const recipients = await listRecipients(tx, round, now, { after, limit: PORTION });
    const isLast = recipients.length < PORTION;
    const storedCheckIns = await storeRound(tx, round, { checkIns: planCheckIns(round, recipients, now), now, isLast });
    const mailUserIds = new Set(recipients.filter(({ wantsMail }) => wantsMail).map(({ userId }) => userId));
    const toMail = storedCheckIns.filter(({ userId }) => mailUserIds.has(userId));
    await enqueue(tx, sendCheckInMail, ...toMail.map(({ id }) => ({ checkInId: id })));
    return isLast ? null : (recipients.at(-1)?.userId ?? null);
  });
}
