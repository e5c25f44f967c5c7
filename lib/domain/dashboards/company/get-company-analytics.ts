import * as z from 'zod';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { ShownMetric } from '#/lib/domain/dashboards/company/company.constants.ts';
import { TEAMS_PER_PAGE } from '#/lib/domain/dashboards/company/company.schema.ts';
import { chosenColumns, chosenDepartment, chosenScope } from '#/lib/domain/dashboards/company/company.sql.ts';
import { canViewFigures } from '#/lib/domain/dashboards/dashboards.policy.ts';
import { presentPublished, reachRow, spansWithin } from '#/lib/domain/dashboards/published/published.present.ts';
import { type Published, readPublished } from '#/lib/domain/dashboards/published/read-published.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import { byWeek, lineOf } from '#/lib/domain/metrics/publication/published-figure.ts';
import { mainMetrics, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { membersSql } from '#/lib/domain/places/places.sql.ts';
import { figureReaderOf } from '#/lib/domain/releases/read/hidden.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

export interface AnalyticsQuery {
  period: PeriodName;
  departmentId: number;
  metric: ShownMetric;
  page: number;
}

const statement = `
WITH ${chosenScope}, placed AS (
  SELECT t.id, t.name, d.name AS department FROM scope, teams t LEFT JOIN departments d ON d.id = t.department_id
  WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND (scope.name = 'company' OR t.department_id = scope.id)
), page AS (
  SELECT * FROM placed ORDER BY name, id LIMIT ${TEAMS_PER_PAGE} OFFSET ${TEAMS_PER_PAGE} * ($5::int - 1)
)
SELECT ${chosenColumns},
  (SELECT count(*)::int FROM placed) AS total,
  coalesce((SELECT json_agg(json_build_object('id', page.id, 'teamName', page.name, 'departmentName', page.department,
      'members', ${membersSql('page.id')}) ORDER BY page.name, page.id)
    FROM page), '[]') AS teams`;

/**
 * Returns the lines of the company or a department and of a page of its teams, by name, for one metric. Throws
 * `not_found` for a department that the company doesn't have, `forbidden` without the right to see it.
 */
export async function getCompanyAnalytics(ctx: UserCtx, query: AnalyticsQuery) {
  const { period, departmentId, page } = query;
  const { company, actor } = ctx;
  const values = [company.id, departmentId, actor.role, actor.userId, page];
  const rows = asRows(analyticsRow, await pool().query({ name: 'company-analytics', text: statement, values }));
  const [row] = rows;
  if (!row || (departmentId !== 0 && !row.department)) throw notFound();
  if (!canViewFigures(actor, row.department ?? {})) throw forbidden();
  const spans = spansWithin(period, row, localDateAt(ctx.clock.now(), row.timeZone));
  const [scope, id] = row.department ? [SCOPE.department, row.department.id] : [SCOPE.company, company.id];
  const k = company.minimumGroupSize;
  const reader = figureReaderOf(ctx, k);
  const [above, teams] = await Promise.all([
    readPublished({ companyId: company.id, scope, scopeIds: [id], spans, reader, metrics: mainMetrics }),
    readPublished({
      companyId: company.id,
      scope: SCOPE.team,
      scopeIds: row.teams.map((team) => team.id),
      spans,
      reader,
      metrics: mainMetrics,
    }),
  ]);
  return presentAnalytics(row, { above, teams }, { ...query, id, spans, k });
}

const analyticsTeamRow = z.object({
  id: z.number(),
  teamName: z.string(),
  departmentName: z.string().nullable(),
  members: z.number(),
});

interface AnalyticsView {
  /** The id of the company or department. */
  id: number;
  period: PeriodName;
  metric: ShownMetric;
  page: number;
  spans: PublishedSpans;
  /** How many people a score needs. */
  k: number;
}

/** Returns the documented answer of the company's analytics. */
function presentAnalytics(row: AnalyticsRow, read: { above: Published; teams: Published }, view: AnalyticsView) {
  const { publishedUntil: asOf, department, total } = row;
  const { spans, metric, k } = view;
  const frame = { spans, isPublished: asOf !== null };
  const above = presentPublished(read.above, frame)({ id: view.id, isSmall: false });
  const ofTeam = presentPublished(read.teams, frame);
  // Single days of many teams would be unreadable.
  const range = spans.range.bucket === 'month' ? spans.range : byWeek(spans.range);
  return {
    asOf,
    department: department && { id: department.id, name: department.name },
    period: { name: view.period, ...spans.range },
    teamsPeriod: { name: view.period, ...range },
    company: { motivation: above.motivation, productivity: above.productivity, sentiment: above.sentiment },
    companyLine: lineOf(above.stepsOf(metric), range),
    teams: row.teams.map(({ members, ...team }) => {
      const figures = ofTeam({ id: team.id, isSmall: members < k });
      const { avg, hiddenReason } = figures[metric];
      const data = lineOf(figures.stepsOf(metric), range);
      return { ...team, data, avg, hiddenReason, category: figures.categoryId };
    }),
    page: view.page,
    pages: Math.max(1, Math.ceil(total / TEAMS_PER_PAGE)),
    total,
  };
}

const analyticsRow = z.object({
  ...reachRow.shape,
  department: chosenDepartment.nullable(),
  timeZone: z.string(),
  teams: z.array(analyticsTeamRow),
  total: z.number(),
});
type AnalyticsRow = z.output<typeof analyticsRow>;
