import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { companyFigures, presentCompanyDashboard } from '#/lib/domain/dashboards/company/company.present.ts';
import { chosenColumns, chosenScope } from '#/lib/domain/dashboards/company/company.sql.ts';
import { canViewFigures } from '#/lib/domain/dashboards/dashboards.policy.ts';
import { figureReaderOf } from '#/lib/domain/dashboards/published/hidden.present.ts';
import { spansWithin } from '#/lib/domain/dashboards/published/published.present.ts';
import { readPublished } from '#/lib/domain/dashboards/published/read-published.ts';
import { minimumInForce } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { METRIC, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { isThereSql } from '#/lib/domain/places/places.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

export interface CompanyFiguresQuery {
  period: PeriodName;
  /** 0 stands for the company, or the first department that a Department Leader leads. */
  departmentId: number;
  /** The last day to look at; without it, the newest that may hold a batch. */
  until?: LocalDate;
}

const statement = `
WITH ${chosenScope}, placed AS (
  SELECT t.id FROM teams t, scope
  WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND (scope.name = 'company' OR t.department_id = scope.id)
)
SELECT ${chosenColumns},
  (SELECT count(*)::int FROM placed) AS teams,
  (SELECT count(DISTINCT m.user_id)::int FROM team_members m JOIN placed ON placed.id = m.team_id
    WHERE ${isThereSql('m.user_id')}) AS members,
  EXISTS (SELECT FROM published_sums WHERE company_id = $1 AND scope = ${SCOPE.company} AND scope_id = $1
    AND metric = ${METRIC.motivation}) AS "hasMotivation"`;

/**
 * The published figures of the company or of one department over a period. Throws `not_found` for a department that the
 * company does not have, `forbidden` without the right to see it.
 */
export async function getCompanyDashboard(ctx: UserCtx, query: CompanyFiguresQuery) {
  const { company, actor } = ctx;
  const values = [company.id, query.departmentId, actor.role, actor.userId];
  const rows = asRows(companyFigures, await pool().query({ name: 'company-dashboard', text: statement, values }));
  const [row] = rows;
  if (!row || (query.departmentId !== 0 && !row.department)) throw notFound();
  if (!canViewFigures(actor, row.department ?? {})) throw forbidden();
  const spans = spansWithin(query.period, row, localDateAt(ctx.clock.now(), row.timeZone), query.until);
  const [scope, id] = row.department ? [SCOPE.department, row.department.id] : [SCOPE.company, company.id];
  const k = minimumInForce(company.minimumGroupSize, row.personsMin);
  const reader = figureReaderOf(ctx, k);
  const published = await readPublished({ companyId: company.id, scope, scopeIds: [id], spans, reader });
  return presentCompanyDashboard(row, published, { id, spans, period: query.period, k });
}
