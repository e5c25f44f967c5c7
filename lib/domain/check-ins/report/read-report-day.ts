import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { leaderships, leadershipsColumn, namedDaysSql } from '#/lib/domain/places/leadership.sql.ts';
import { membersSql } from '#/lib/domain/places/places.sql.ts';
import { teamTies, tieColumns } from '#/lib/domain/places/ties.sql.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** A team, the day its report is about, and the days with a check-in around it that the person reads by name. */
const reportDay = z.object({
  ...teamTies.shape,
  id: z.number(),
  name: z.string(),
  members: z.number(),
  completedAt: z.date(),
  frequencyId: z.number(),
  checkinDay: z.number(),
  workingDays: z.array(z.number()),
  surveysTimeSend: z.string(),
  companyTimeZone: z.string(),
  leaderships,
  date: z.iso.date().nullable(),
  previousDate: z.iso.date().nullable(),
  nextDate: z.iso.date().nullable(),
  dates: z.array(z.tuple([z.iso.date(), z.number(), z.number()])),
});
export type ReportDay = z.output<typeof reportDay>;

interface ReportDayQuery {
  companyId: number;
  userId: number;
  teamId: number;
  date: LocalDate | null;
}

const own = 'FROM check_ins c WHERE c.team_id = t.id AND c.asks_own AND c.local_date <@ named.days';

/** Reads the given day, or else the last one of those with a check-in; null when the company has no such team. */
export async function readReportDay({ companyId, userId, teamId, date }: ReportDayQuery): Promise<ReportDay | null> {
  const rows = asRows(
    reportDay,
    await pool().query({
      name: 'check-in-report-day',
      text: `
      SELECT t.id, t.name, ${tieColumns('$3')},
        ${membersSql('t.id')} AS members,
        t.completed_at AS "completedAt", t.frequency_id AS "frequencyId", t.checkin_day AS "checkinDay",
        t.working_days AS "workingDays", t.surveys_time_send AS "surveysTimeSend",
        (SELECT c.time_zone FROM companies c WHERE c.id = t.company_id) AS "companyTimeZone", ${leadershipsColumn('$3')}, day.date::text,
        (SELECT max(c.local_date)::text ${own} AND c.local_date < day.date) AS "previousDate",
        (SELECT min(c.local_date)::text ${own} AND c.local_date > day.date) AS "nextDate",
        coalesce((
          SELECT json_agg(json_build_array(m.local_date, m.due, m.answered) ORDER BY m.local_date)
          FROM (SELECT c.local_date, count(*) AS due, count(c.answered_at) AS answered ${own}
            AND c.local_date >= date_trunc('month', day.date::timestamp)::date
            AND c.local_date < (date_trunc('month', day.date::timestamp) + interval '1 month')::date
            GROUP BY c.local_date) m
        ), '[]') AS dates
      FROM teams t LEFT JOIN departments d ON d.id = t.department_id
      CROSS JOIN LATERAL (SELECT ${namedDaysSql('$3')} AS days) named
      CROSS JOIN LATERAL (SELECT coalesce($4::date, (SELECT max(c.local_date) ${own})) AS date) day
      WHERE t.id = $1 AND t.company_id = $2 AND t.completed_at IS NOT NULL`,
      values: [teamId, companyId, userId, date],
    }),
  );
  return rows[0] ?? null;
}
