import type { PoolClient } from 'pg';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { bulkTimeZone } from '#/prisma/seed/bulk-organisation.ts';

/** Days from `from` to `to`, both included; weekends among them are passed over. */
export interface BulkSpan {
  companyId: number;
  from: LocalDate;
  to: LocalDate;
  seed: number;
}

/** Months that sum to more than this in a company are stored in smaller steps by the caller. */
const daysAndMembers = `
  FROM (
    SELECT day, (day - date '2020-01-01') AS number, (day + time '12:00') AT TIME ZONE '${bulkTimeZone}' AS sent_at,
      row_number() OVER (ORDER BY day) - 1 AS position
    FROM (SELECT generate_series($2::date, $3::date, interval '1 day')::date AS day) AS days
    WHERE extract(isodow FROM day) < 6
  ) AS due
  CROSS JOIN (
    SELECT user_id, team_id, row_number() OVER (ORDER BY user_id) - 1 AS position, count(*) OVER () AS members
    FROM team_members WHERE company_id = $1
  ) AS member`;
