import * as z from 'zod';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const roundRow = z.object({
  id: z.number(),
  companyId: z.number(),
  teamId: z.number(),
  timeZone: z.string(),
  localDate: z.iso.date(),
  sendAt: z.date(),
  openedAt: z.date(),
  skippedAt: z.date().nullable(),
  sentAt: z.date().nullable(),
  frequencyId: z.literal([1, 2, 3, 4]),
  checkinDay: z.number(),
  workingDays: z.array(z.number()),
  surveysTimeSend: z.string(),
  asksOnJoining: z.boolean(),
  completedAt: z.date(),
  companyTimeZone: z.string(),
  /** The company's norms; empty if it hasn't chosen any. */
  normIds: z.array(z.number()),
  monthQuestionDay: z.number(),
  /** Norms the team was asked about before this day, newest first, in all of its zones. */
  recentNormIds: z.array(z.number()),
});
export type Round = z.output<typeof roundRow>;

/** Returns a round with its team's current settings, locked until the transaction ends; null without its team. */
export async function findRound(tx: Transaction, roundId: number): Promise<Round | null> {
  const [round] = asRows(
    roundRow,
    await tx.$queryRaw`
    SELECT r.id, r.company_id AS "companyId", r.team_id AS "teamId", r.time_zone AS "timeZone",
      r.local_date::text AS "localDate", r.send_at AS "sendAt", r.opened_at AS "openedAt", r.skipped_at AS "skippedAt",
      r.sent_at AS "sentAt", t.frequency_id AS "frequencyId", t.checkin_day AS "checkinDay",
      t.working_days AS "workingDays", t.surveys_time_send AS "surveysTimeSend",
      t.asks_on_joining AS "asksOnJoining", coalesce(t.completed_at, t.created_at) AS "completedAt", c.time_zone AS "companyTimeZone",
      c.norm_ids AS "normIds", c.month_question_day AS "monthQuestionDay",
      ARRAY(
        SELECT norm.id::int
        FROM (
          SELECT DISTINCT asked.local_date, asked.norm_ids FROM check_ins asked
          WHERE asked.team_id = r.team_id AND asked.local_date < r.local_date
            AND asked.local_date > r.local_date - 92 AND asked.norm_ids <> '{}'
        ) lately
        CROSS JOIN LATERAL unnest(lately.norm_ids) WITH ORDINALITY AS norm (id, position)
        ORDER BY lately.local_date DESC, norm.position
      ) AS "recentNormIds"
    FROM check_in_rounds r JOIN teams t ON t.id = r.team_id JOIN companies c ON c.id = r.company_id
    WHERE r.id = ${roundId}
    FOR UPDATE OF r`,
  );
  return round ?? null;
}
