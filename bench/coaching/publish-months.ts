import type { Pool } from 'pg';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { GRAIN, METRIC, mainMetrics, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';

/** The metrics of a team's dashboard: four scores, ten factors and six norms. */
const metrics = [
  ...mainMetrics,
  ...Array.from({ length: 10 }, (_, at) => METRIC.factor + at + 1),
  ...Array.from({ length: 6 }, (_, at) => METRIC.norm + at + 1),
];

/**
 * Publishes two months of every team up to a day, with a batch per day. In a fifth of the teams, motivation has fallen
 * by twelve points; in the others, nothing has changed.
 */
export async function publishMonths(pool: Pool, companyId: number, until: LocalDate): Promise<void> {
  await pool.query(
    `INSERT INTO published_sums (company_id, scope, scope_id, metric, grain, begins_on, persons, answers, total, high, low)
     SELECT $1, ${SCOPE.team}, t.id, metric, ${GRAIN.day}, day, 8, 8,
       8 * (CASE WHEN metric = ${METRIC.motivation} AND t.id % 5 = 0 AND day > $2::date - 30 THEN 55 ELSE 67 END + (t.id + day_number) % 5),
       2, 2
     FROM teams t CROSS JOIN unnest($3::int[]) AS metric
     CROSS JOIN generate_series(0, 61) AS day_number CROSS JOIN LATERAL (SELECT $2::date - 61 + day_number AS day) AS at
     WHERE t.company_id = $1`,
    [companyId, until, metrics],
  );
  await releaseUntil(pool, companyId, until);
  await pool.query('ANALYZE published_sums');
}

/** Marks a company's results as published up to a day. */
export async function releaseUntil(pool: Pool, companyId: number, day: LocalDate): Promise<void> {
  await pool.query(
    `INSERT INTO company_releases (company_id, released_until, counted_until, published_until, published_at)
     VALUES ($1, $2::date, $2::date, $2::date, $2::date)
     ON CONFLICT (company_id) DO UPDATE SET released_until = excluded.released_until, published_until = excluded.published_until`,
    [companyId, day],
  );
}
