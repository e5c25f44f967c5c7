import { OPEN_DAYS_MAX } from '#/lib/domain/calendar/due.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';
import type { PublicationQuery } from '#/lib/domain/releases/run-day/run-day.service.ts';

interface ClosedSpan {
  readonly companyId: number;
  readonly timeZone: string;
  readonly from: LocalDate;
  readonly until: LocalDate;
  /** Midnights of the company: check-ins closed after the first, and up to the second. */
  readonly since: Date;
  readonly end: Date;
}

/** A person's zone may be a day away from the company's, and at midnight one more. */
const statement = `
INSERT INTO waiting_answers (company_id, team_id, metric, user_id, answered_on, asked_on, answers, total, high, low)
SELECT $1, c.team_id, ${METRIC.participation}, c.user_id,
  greatest(((c.closes_at - interval '1 millisecond') AT TIME ZONE $2)::date, $3) AS closed_on,
  min(c.local_date), count(*), 100 * count(c.answered_at), 0, 0
FROM teams t JOIN check_ins c ON c.team_id = t.id
WHERE t.company_id = $1 AND c.asks_own AND c.local_date BETWEEN $3::date - ${OPEN_DAYS_MAX + 1} AND $4::date + 2
  AND c.closes_at > $5 AND c.closes_at <= $6
  AND (c.answered_at IS NOT NULL OR NOT EXISTS (
    SELECT FROM users gone WHERE gone.id = c.user_id AND gone.suspended_at < c.closes_at))
GROUP BY c.team_id, c.user_id, closed_on
ON CONFLICT (company_id, team_id, metric, user_id, answered_on) DO UPDATE
  SET asked_on = least(waiting_answers.asked_on, excluded.asked_on), answers = waiting_answers.answers + excluded.answers, total = waiting_answers.total + excluded.total`;

/**
 * Stores every closed check-in as a waiting answer of 100 or 0; a close at midnight belongs to the day before. People
 * who were suspended before they could answer don't count.
 */
export async function storeParticipation(query: PublicationQuery, span: ClosedSpan): Promise<void> {
  await query(statement, [span.companyId, span.timeZone, span.from, span.until, span.since, span.end]);
}
