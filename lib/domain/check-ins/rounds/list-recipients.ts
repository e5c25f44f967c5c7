import * as z from 'zod';
import { OPEN_DAYS_MAX } from '#/lib/domain/calendar/due.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { MotivatorHistory } from '#/lib/domain/check-ins/questions/motivator-choice.ts';
import type { Round } from '#/lib/domain/check-ins/rounds/find-round.ts';
import { wantsCheckIns } from '#/lib/domain/mail-preferences/wanted.sql.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const motivatorHistory: z.ZodType<MotivatorHistory> = z.object({
  motivatorId: z.number(),
  satisfaction: z.number().nullable(),
  answeredOn: z.iso.date().nullable(),
  askedOn: z.iso.date().nullable(),
  sliderAskedOn: z.iso.date().nullable(),
});

const recipientRow = z.object({
  userId: z.number(),
  isMember: z.boolean(),
  /** Whether the person leads the team, and it has another member to rate. */
  leads: z.boolean(),
  priorities: z.array(z.number()),
  histories: z.array(motivatorHistory),
  /** Monthly questions that were answered this month or are in another team's open check-in of this month. */
  settledMonthQuestionIds: z.array(z.number()),
  /** The person's first known day in the company. */
  memberSince: z.iso.date(),
  hireDate: z.iso.date().nullable(),
  isNewHire: z.boolean(),
  /** False for people who have unsubscribed: they find the check-in in the product. */
  wantsMail: z.boolean(),
});
export type Recipient = z.output<typeof recipientRow>;

/**
 * Returns a page of the people a round asks, by id, with everything that decides their questions. They are active, live
 * in the round's time zone, have no check-in of that day yet, and lead the team or joined in time. That is before the
 * send time or, if the team asks on joining, later that day if no other team has asked them that day.
 */
export async function listRecipients(
  tx: Transaction,
  round: Round,
  now: Date,
  { after, limit }: { after: number; limit: number },
): Promise<Recipient[]> {
  const { companyId, teamId, timeZone, localDate, sendAt, asksOnJoining } = round;
  // With `asksOnJoining`, the whole day is in time.
  const until = asksOnJoining ? instantAt(addDays(localDate, 1), '00:00', timeZone) : new Date(sendAt.getTime() + 1);
  await lockPeopleOfManyTeams(tx, teamId);
  return asRows(
    recipientRow,
    await tx.$queryRaw`
    WITH people AS (
      SELECT user_id, bool_or(is_member) AS is_member, bool_or(leads) AS leads
      FROM (
        SELECT m.user_id, true AS is_member, false AS leads
        FROM team_members m WHERE m.team_id = ${teamId} AND (m.joined_at <= ${sendAt} OR (m.joined_at < ${until} AND NOT EXISTS (
          SELECT FROM check_ins c
          WHERE c.company_id = ${companyId} AND c.user_id = m.user_id AND c.local_date = ${localDate}::date
        )))
        UNION ALL
        SELECT leader.id, false, EXISTS (
          SELECT FROM team_members m JOIN users rated ON rated.id = m.user_id
          WHERE m.team_id = t.id AND m.user_id <> leader.id AND rated.confirmed_at IS NOT NULL AND rated.blocked_at IS NULL
        )
        FROM teams t CROSS JOIN LATERAL (VALUES (t.leader_id), (t.secondary_leader_id)) AS leader (id)
        WHERE t.id = ${teamId} AND leader.id IS NOT NULL
      ) places
      WHERE user_id > ${after}
      GROUP BY user_id
    )
    SELECT u.id AS "userId", p.is_member AS "isMember", p.leads, u.motivator_priorities AS priorities,
      coalesce(known.histories, '[]'::json) AS histories, settled.ids AS "settledMonthQuestionIds",
      least((u.created_at AT TIME ZONE u.time_zone)::date, u.hire_date)::text AS "memberSince",
      u.hire_date::text AS "hireDate", coalesce(u.is_new_hire, false) AS "isNewHire",
      ${wantsCheckIns} AS "wantsMail"
    FROM people p
    JOIN users u ON u.id = p.user_id
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object(
        'motivatorId', coalesce(s.motivator_id, asked.motivator_id),
        'satisfaction', s.satisfaction,
        'answeredOn', (s.answered_at AT TIME ZONE u.time_zone)::date,
        'askedOn', asked.asked_on,
        'sliderAskedOn', asked.slider_asked_on)) AS histories
      FROM (SELECT motivator_id, satisfaction, answered_at FROM motivator_satisfactions WHERE user_id = u.id) s
      FULL JOIN (
        SELECT c.motivator_id, max(c.local_date) AS asked_on,
          max(c.local_date) FILTER (WHERE c.motivator_type = 3) AS slider_asked_on
        FROM check_ins c
        WHERE c.company_id = u.company_id AND c.user_id = u.id AND c.motivator_id IS NOT NULL
          AND c.local_date > ${localDate}::date - 92
        GROUP BY c.motivator_id
      ) asked ON asked.motivator_id = s.motivator_id
    ) known ON p.is_member
    CROSS JOIN LATERAL (
      SELECT ARRAY(
        SELECT a.question_id::int FROM month_answers a
        WHERE a.user_id = u.id AND a.month = date_trunc('month', ${localDate}::date)::date
        UNION
        SELECT unnest(c.month_question_ids)::int FROM check_ins c
        WHERE c.company_id = u.company_id AND c.user_id = u.id AND c.local_date > ${localDate}::date - ${OPEN_DAYS_MAX}::int
          AND c.local_date >= date_trunc('month', ${localDate}::date)::date
          AND c.team_id <> ${teamId} AND c.answered_at IS NULL AND c.closes_at > ${now}
      ) AS ids
    ) settled
    WHERE u.company_id = ${companyId} AND u.time_zone = ${timeZone}
      AND u.confirmed_at < ${until} AND u.blocked_at IS NULL
      AND NOT EXISTS (
        SELECT FROM check_ins c
        WHERE c.team_id = ${teamId} AND c.user_id = u.id AND c.local_date = ${localDate}::date
      )
    ORDER BY u.id
    LIMIT ${limit}`,
  );
}

/** Locks people of several teams, because two rounds of one minute must not both ask a person the monthly questions. */
async function lockPeopleOfManyTeams(tx: Transaction, teamId: number): Promise<void> {
  await tx.$queryRaw`
    SELECT u.id FROM team_members m JOIN users u ON u.id = m.user_id
    WHERE m.team_id = ${teamId}
      AND EXISTS (SELECT FROM team_members o WHERE o.company_id = m.company_id AND o.user_id = m.user_id AND o.team_id <> m.team_id)
    ORDER BY u.id
    FOR NO KEY UPDATE OF u`;
}
