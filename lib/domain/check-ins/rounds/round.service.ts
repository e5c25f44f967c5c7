import * as z from 'zod';
import { CATCH_UP_MS } from '#/lib/domain/calendar/catch-up.ts';
import { OPEN_DAYS_MAX } from '#/lib/domain/calendar/due.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { enqueueTellings } from '#/lib/domain/channels/telling-queue.ts';
import { type PlannedCheckIn, planCheckIns } from '#/lib/domain/check-ins/questions/check-in-plan.ts';
import { sendCheckInMail } from '#/lib/domain/check-ins/queues.ts';
import { findRound, type Round } from '#/lib/domain/check-ins/rounds/find-round.ts';
import { listRecipients } from '#/lib/domain/check-ins/rounds/list-recipients.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const storedCheckIn = z.object({
  id: z.number(),
  userId: z.number(),
});
export type StoredCheckIn = z.output<typeof storedCheckIn>;

/**
 * Stores check-ins of a round in one statement, because a round may have thousands. It also adds to the due counts of
 * the monthly roll-up, and ends earlier check-ins, so that no one has two open ones of a team. The last portion marks
 * the round as sent. Returns the new check-ins; someone who already has one of that day is left out.
 */
export async function storeRound(
  tx: Transaction,
  { id, companyId, teamId, localDate, frequencyId }: Round,
  { checkIns, now, isLast }: { checkIns: readonly PlannedCheckIn[]; now: Date; isLast: boolean },
): Promise<StoredCheckIn[]> {
  return asRows(
    storedCheckIn,
    await tx.$queryRaw`
    WITH created AS (
      INSERT INTO check_ins (company_id, team_id, user_id, local_date, frequency_id, sent_at, closes_at, motivator_id,
        motivator_type, asks_own, norm_ids, month_question_ids, asks_work_environment, asks_ratings, remind_at)
      SELECT ${companyId}, ${teamId}, planned."userId", ${localDate}::date, ${frequencyId}, ${now}, planned."closesAt",
        planned."motivatorId", planned."motivatorType", planned."asksOwn", planned."normIds",
        planned."monthQuestionIds", planned."asksWorkEnvironment", planned."asksRatings", planned."remindAt"
      FROM jsonb_to_recordset(${JSON.stringify(checkIns)}::jsonb) AS planned ("userId" int, "closesAt" timestamptz,
        "motivatorId" int, "motivatorType" int, "asksOwn" boolean, "normIds" smallint[], "monthQuestionIds" smallint[],
        "asksWorkEnvironment" boolean, "asksRatings" boolean, "remindAt" timestamptz)
      ON CONFLICT DO NOTHING
      RETURNING id, user_id, asks_own
    ), due AS (
      INSERT INTO person_months AS month (team_id, user_id, company_id, month, due_count)
      SELECT ${teamId}, user_id, ${companyId}, date_trunc('month', ${localDate}::date)::date, 1 FROM created WHERE asks_own
      ON CONFLICT (team_id, month, user_id) DO UPDATE SET due_count = month.due_count + 1
    ), ended AS (
      UPDATE check_ins earlier SET closes_at = ${now}, remind_at = NULL
      FROM created
      WHERE earlier.team_id = ${teamId} AND earlier.user_id = created.user_id
        AND earlier.local_date BETWEEN ${localDate}::date - ${OPEN_DAYS_MAX}::int AND ${localDate}::date - 1
        AND earlier.closes_at > ${now} AND earlier.answered_at IS NULL
    ), marked AS (
      UPDATE check_in_rounds SET sent_at = coalesce(sent_at, ${now}) WHERE id = ${id} AND ${isLast}
    )
    SELECT id, user_id AS "userId" FROM created ORDER BY id`,
  );
}

/** People per transaction, so that it stays well within the time limit of one statement. */
const PORTION = 1000;

/**
 * Asks everyone in a round who hasn't been asked yet. Check-ins, due counts and mail jobs are committed together. A
 * repeat keeps the check-ins of the first attempt and only adds latecomers'. A round that was opened long ago and never
 * sent is marked as skipped.
 */
export async function sendRoundToMembers(ctx: Ctx, roundId: number): Promise<void> {
  for (let after: number | null = 0; after !== null; ) after = await sendPortion(ctx, roundId, after);
}

/** Returns whether latecomers are no longer asked: the day has ended in their zone, and the send time was hours ago. */
function isOver({ sendAt, timeZone, localDate }: Round, now: Date): boolean {
  return now.getTime() - sendAt.getTime() >= CATCH_UP_MS && localDateAt(now, timeZone) !== localDate;
}

/** Asks the next people after a user id. Returns the id of the last one, or null if no one is left. */
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
    const tellings = toMail.map(({ id, userId }) => ({ userId, payload: { checkInId: id } }));
    await enqueueTellings(tx, ctx, sendCheckInMail, tellings);
    return isLast ? null : (recipients.at(-1)?.userId ?? null);
  });
}
