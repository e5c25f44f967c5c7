import * as z from 'zod';
import { OPEN_DAYS_MAX } from '#/lib/domain/calendar/due.ts';
import type { PlannedCheckIn } from '#/lib/domain/check-ins/questions/check-in-plan.ts';
import type { Round } from '#/lib/domain/check-ins/rounds/find-round.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const storedCheckIn = z.object({
  id: z.number(),
  userId: z.number(),
});
export type StoredCheckIn = z.output<typeof storedCheckIn>;

/**
 * Stores check-ins of a round in one statement, because a round may have thousands: new check-ins, the due counts of
 * the monthly roll-up, and the end of earlier check-ins, so that nobody has two of a team open at once. The last
 * portion marks the round as sent.
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
