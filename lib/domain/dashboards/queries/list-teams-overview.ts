import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { canViewFigures } from '#/lib/domain/dashboards/company-policy.ts';
import { type ShownMetric, TEAMS_PER_PAGE } from '#/lib/domain/dashboards/company-schema.ts';
import { type OverviewTeamRow, presentTeamsOverview } from '#/lib/domain/dashboards/overview-present.ts';
import { publishedUntil } from '#/lib/domain/dashboards/queries/read-company-figures.ts';
import { shownSql } from '#/lib/domain/organisation/queries/read-shown-rows.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

export interface OverviewWanted {
  period: PeriodName;
  /** 0 stands for all this person may see. */
  departmentId: number;
  /** One team alone; 0 stands for all. */
  teamId: number;
  /** A category of productivity and sentiment; null for all. */
  category: number | null;
  search: string;
  sort: 'name' | 'members' | ShownMetric;
  direction: 'asc' | 'desc';
  page: number;
}

export interface OverviewRow {
  department: { leaderId: number | null } | null;
  leadsAny: boolean;
  asOf: LocalDate | null;
  timeZone: string;
  teams: OverviewTeamRow[];
  total: number;
  categories: { id: number; teams: number }[];
}

const columns = {
  name: 'name',
  members: 'members',
  motivation: 'motivation',
  productivity: 'productivity',
  sentiment: 'sentiment',
};

/** Teams without a figure come last both ways; members are counted for the page only, unless they set the order. */
function statementFor(sort: OverviewWanted['sort'], direction: OverviewWanted['direction']): string {
  const members = '(SELECT count(*)::int FROM team_members m WHERE m.team_id = t.id)';
  const order = `${columns[sort]} ${direction === 'desc' ? 'DESC' : 'ASC'} NULLS LAST, name, id`;
  return `
WITH placed AS (
  SELECT t.id, t.name, t.leader_id, d.name AS department, ${sort === 'members' ? members : 'NULL::int'} AS members,
    p.motivation, p.productivity, p.sentiment, coalesce(p.category_id, 0) AS category
  FROM teams t LEFT JOIN departments d ON d.id = t.department_id
  LEFT JOIN published_figures p ON p.company_id = $1 AND p.scope = 'team' AND p.scope_id = t.id AND p.period = $5
  WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND ($2::int = 0 OR t.department_id = $2)
    AND ($3 = 'Administrator' OR d.leader_id = $4) AND ($6 = '' OR strpos(lower(t.name), lower($6)) > 0)
    AND ($9::int = 0 OR t.id = $9)
), found AS (
  SELECT * FROM placed WHERE $7::int IS NULL OR category = $7
), page AS (
  SELECT *, row_number() OVER (ORDER BY ${order}) AS place FROM found ORDER BY ${order} LIMIT ${TEAMS_PER_PAGE} OFFSET ${TEAMS_PER_PAGE} * ($8::int - 1)
)
SELECT (SELECT json_build_object('leaderId', d.leader_id) FROM departments d
    WHERE d.company_id = $1 AND d.id = $2 AND ${shownSql('d')}) AS department,
  EXISTS (SELECT FROM departments WHERE company_id = $1 AND leader_id = $4) AS "leadsAny",
  ${publishedUntil} AS "asOf",
  (SELECT time_zone FROM companies WHERE id = $1) AS "timeZone",
  (SELECT count(*)::int FROM found) AS total,
  coalesce((SELECT json_agg(json_build_object('id', category, 'teams', teams) ORDER BY category)
    FROM (SELECT category, count(*)::int AS teams FROM placed GROUP BY category) AS counted), '[]') AS categories,
  coalesce((SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'departmentName', t.department,
      'members', coalesce(t.members, ${members}), 'leader', l.first_name || ' ' || l.last_name,
      'category', t.category, 'figures', p.figures) ORDER BY t.place)
    FROM page t LEFT JOIN users l ON l.id = t.leader_id
    LEFT JOIN published_figures p ON p.company_id = $1 AND p.scope = 'team' AND p.scope_id = t.id AND p.period = $5), '[]') AS teams`;
}

/**
 * A page of the teams of the company or of the departments this person leads, with the figures of whole weeks, in one
 * round trip. Throws `not_found` for a department that the company does not have, `forbidden` without the right to it.
 */
export async function listTeamsOverview(ctx: UserCtx, wanted: OverviewWanted) {
  const { period, departmentId, teamId, category, search, sort, direction, page } = wanted;
  const { rows } = await pool().query<OverviewRow>({
    name: `teams-overview-${sort}-${direction}`,
    text: statementFor(sort, direction),
    values: [ctx.company.id, departmentId, ctx.actor.role, ctx.actor.userId, period, search, category, page, teamId],
  });
  const [row] = rows;
  if (!row || (departmentId !== 0 && !row.department)) throw notFound();
  const mayAll = ctx.actor.role === 'Administrator' || row.leadsAny;
  if (departmentId === 0 ? !mayAll : !canViewFigures(ctx.actor, row.department)) throw forbidden();
  return presentTeamsOverview(row, { period, page, today: localDateAt(ctx.clock.now(), row.timeZone) });
}
