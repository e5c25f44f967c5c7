import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { type AnalyticsTeamRow, presentAnalytics } from '#/lib/domain/dashboards/analytics-present.ts';
import { canViewFigures } from '#/lib/domain/dashboards/company-policy.ts';
import { type PublishedFigure, type ShownMetric, TEAMS_PER_PAGE } from '#/lib/domain/dashboards/company-schema.ts';
import {
  type ChosenDepartment,
  chosenColumns,
  chosenScope,
} from '#/lib/domain/dashboards/queries/read-company-figures.ts';
import type { PublishedScope } from '#/lib/domain/dashboards/released-present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

export interface AnalyticsWanted {
  period: PeriodName;
  departmentId: number;
  metric: ShownMetric;
  page: number;
}

export interface AnalyticsRow {
  department: ChosenDepartment | null;
  asOf: LocalDate | null;
  timeZone: string;
  figures: Pick<PublishedScope, ShownMetric> | null;
  /** Of the metric, by week, over a year by month. */
  line: PublishedFigure['data'];
  teams: AnalyticsTeamRow[];
  total: number;
}

const statement = `
WITH ${chosenScope}, placed AS (
  SELECT t.id, t.name, d.name AS department FROM scope, teams t LEFT JOIN departments d ON d.id = t.department_id
  WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND (scope.name = 'company' OR t.department_id = scope.id)
), page AS (
  SELECT * FROM placed ORDER BY name, id LIMIT ${TEAMS_PER_PAGE} OFFSET ${TEAMS_PER_PAGE} * ($7::int - 1)
)
SELECT ${chosenColumns},
  (SELECT time_zone FROM companies WHERE id = $1) AS "timeZone",
  (SELECT p.figures FROM published_figures p JOIN scope ON p.scope = scope.name AND p.scope_id = scope.id
    WHERE p.company_id = $1 AND p.period = $5) AS figures,
  coalesce((SELECT p.figures -> $6::text -> 'data' FROM published_figures p JOIN scope ON p.scope = scope.name AND p.scope_id = scope.id
    WHERE p.company_id = $1 AND p.period = CASE WHEN $5 = '1y' THEN '1y' ELSE '6m' END), '[]') AS line,
  (SELECT count(*)::int FROM placed) AS total,
  coalesce((SELECT json_agg(json_build_object('id', page.id, 'teamName', page.name, 'departmentName', page.department,
      'figure', p.figures -> $6::text, 'category', coalesce(p.category_id, 0)) ORDER BY page.name, page.id)
    FROM page LEFT JOIN published_figures p
      ON p.company_id = $1 AND p.scope = 'team' AND p.scope_id = page.id AND p.period = $5), '[]') AS teams`;

/**
 * The lines of the company or a department and of its teams in one figure, a page of teams by name, in one round trip.
 * Throws `not_found` for a department that the company does not have, `forbidden` without the right to see it.
 */
export async function getCompanyAnalytics(ctx: UserCtx, wanted: AnalyticsWanted) {
  const { period, departmentId, metric, page } = wanted;
  const values = [ctx.company.id, departmentId, ctx.actor.role, ctx.actor.userId, period, metric, page];
  const { rows } = await pool().query<AnalyticsRow>({ name: 'company-analytics', text: statement, values });
  const [row] = rows;
  if (!row || (departmentId !== 0 && !row.department)) throw notFound();
  if (!canViewFigures(ctx.actor, row.department)) throw forbidden();
  return presentAnalytics(row, { period, page, today: localDateAt(ctx.clock.now(), row.timeZone) });
}
