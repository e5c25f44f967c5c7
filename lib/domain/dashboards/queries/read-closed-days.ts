import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { type DashboardTeam, teamColumns } from '#/lib/domain/dashboards/queries/read-team-figures.ts';
import { type DayRow, type FigureRows, unpackDays } from '#/lib/domain/metrics/figure-rows.ts';
import { pool } from '#/lib/platform/db.ts';

/** One person's level 1..5 of a norm on one day. */
type NormDayRow = [normId: number, userId: number, dayOffset: number, level: number];

/** A factor named by one person on one day, with a feeling worth 100, 50 or 0. */
type FactorDayRow = [factorId: number, sentiment: number, userId: number, dayOffset: number];

interface OfPersonDay {
  userId: number;
  localDate: LocalDate;
}
export type NormDay = OfPersonDay & { normId: number; level: number };
export type FactorDay = OfPersonDay & { factorId: number; sentiment: number };

/** A team and its check-ins up to the last day that is closed. */
export interface ClosedDays extends DashboardTeam {
  closedUntil: LocalDate;
  rows: FigureRows;
  norms: NormDay[];
  factors: FactorDay[];
}

interface ClosedDaysWanted {
  companyId: number;
  userId: number;
  teamId: number;
  now: Date;
  /** Gives the first day that is looked at when no day after this one is closed. */
  firstDay: (closedUntil: LocalDate) => LocalDate;
}

/** A day lasts until noon of the next one in UTC, far in the west, and may be caught up six hours later. */
const SETTLED_AFTER_MS = 42 * 3_600_000;
/** Longer than any check-in is open. */
const OPEN_DAYS_MAX = 14;

/**
 * A day is closed when no check-in can be made for it any more, and none of it or of a day before it is open. So what
 * counts only ever grows by whole days.
 */
const statement = `
SELECT ${teamColumns}, closed.until::text AS "closedUntil",
  EXISTS (SELECT FROM check_in_answers a
    WHERE a.team_id = t.id AND a.local_date <= closed.until AND a.motivation IS NOT NULL) AS "hasMotivation",
  coalesce((SELECT json_agg(json_build_array(c.user_id, c.local_date - $4::date, a.check_in_id IS NOT NULL, a.sentiment,
      a.productivity, a.motivation) ORDER BY c.local_date)
    FROM check_ins c LEFT JOIN check_in_answers a ON a.check_in_id = c.id
    WHERE c.team_id = t.id AND c.asks_own AND c.local_date BETWEEN $4 AND closed.until), '[]') AS rows,
  coalesce((SELECT json_agg(json_build_array(n.norm_id, n.user_id, n.local_date - $4::date, n.value))
    FROM norm_answers n WHERE n.team_id = t.id AND n.local_date BETWEEN $4 AND closed.until), '[]') AS norms,
  coalesce((SELECT json_agg(json_build_array(factor_id, a.sentiment, a.user_id, a.local_date - $4::date))
    FROM check_in_answers a CROSS JOIN LATERAL unnest(a.factor_ids) AS factor_id
    WHERE a.team_id = t.id AND a.local_date BETWEEN $4 AND closed.until AND a.sentiment IS NOT NULL), '[]') AS factors
FROM teams t LEFT JOIN users l ON l.id = t.leader_id
CROSS JOIN LATERAL (SELECT least($5::date, min(open.local_date) - 1) AS until FROM check_ins open
  WHERE open.team_id = t.id AND open.asks_own AND open.closes_at > $6 AND open.local_date > $5::date - ${OPEN_DAYS_MAX}) closed
WHERE t.id = $1 AND t.company_id = $2 AND t.completed_at IS NOT NULL`;

interface Answer extends DashboardTeam {
  closedUntil: LocalDate;
  rows: DayRow[];
  norms: NormDayRow[];
  factors: FactorDayRow[];
}

/** The team and its closed days, in one round trip, or null when the company has no such team. */
export async function readClosedDays(wanted: ClosedDaysWanted): Promise<ClosedDays | null> {
  const { companyId, userId, teamId, now, firstDay } = wanted;
  const settledUntil = localDateAt(new Date(now.getTime() - SETTLED_AFTER_MS), 'UTC');
  // Which day is the last closed one is known with the answer only, and a period before may begin later for an earlier one.
  const firstDays = Array.from({ length: OPEN_DAYS_MAX + 1 }, (_, back) => firstDay(addDays(settledUntil, -back)));
  const [from = settledUntil] = firstDays.sort();
  const values = [teamId, companyId, userId, from, settledUntil, now];
  const { rows } = await pool().query<Answer>({ name: 'team-closed-days', text: statement, values });
  const [team] = rows;
  if (!team) return null;
  const dayOf = (offset: number) => addDays(from, offset);
  return {
    ...team,
    rows: unpackDays(team.rows, from),
    norms: team.norms.map(([normId, userId, offset, level]) => ({ normId, userId, localDate: dayOf(offset), level })),
    factors: team.factors.map(([factorId, sentiment, userId, offset]) => ({
      factorId,
      sentiment,
      userId,
      localDate: dayOf(offset),
    })),
  };
}
