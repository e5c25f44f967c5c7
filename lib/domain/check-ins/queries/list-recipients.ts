import type { MotivatorHistory } from '#/lib/domain/check-ins/motivator-choice.ts';
import type { Transaction } from '#/lib/platform/db.ts';

export interface Recipient {
  userId: number;
  priorities: number[];
  histories: MotivatorHistory[];
  /** False for who has unsubscribed: the check-in waits for them in the product. */
  wantsMail: boolean;
}

/**
 * The active members of a round's team in its zone who had joined by the send time, each with what is known of their
 * motivators, when each was last asked about, and whether they want a mail.
 */
export function listRecipients(
  tx: Transaction,
  round: { teamId: number; timeZone: string; sendAt: Date; localDate: Date },
): Promise<Recipient[]> {
  return tx.$queryRaw<Recipient[]>`
    SELECT u.id AS "userId", u.motivator_priorities AS priorities, coalesce(known.histories, '[]'::json) AS histories,
      NOT EXISTS (SELECT FROM mail_opt_outs o WHERE o.user_id = u.id) AS "wantsMail"
    FROM team_members m
    JOIN users u ON u.id = m.user_id
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
          AND c.local_date > ${round.localDate}::date - 92
        GROUP BY c.motivator_id
      ) asked ON asked.motivator_id = s.motivator_id
    ) known ON true
    WHERE m.team_id = ${round.teamId} AND m.joined_at <= ${round.sendAt}
      AND u.time_zone = ${round.timeZone} AND u.confirmed_at IS NOT NULL AND u.blocked_at IS NULL
    ORDER BY u.id`;
}
