import { sundayBefore } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { PARTS_SHOWN } from '#/lib/domain/dashboards/breakdown/breakdown.contract.ts';
import { breakdownRow, notableTeam, presentBreakdown } from '#/lib/domain/dashboards/breakdown/breakdown.present.ts';
import { chosenColumns, chosenScope } from '#/lib/domain/dashboards/company/company.sql.ts';
import type { CompanyFiguresQuery } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import { canViewFigures, comparesWithCompany } from '#/lib/domain/dashboards/dashboards.policy.ts';
import { presentPublished, spansWithin } from '#/lib/domain/dashboards/published/published.present.ts';
import { presentAverages, readAverages } from '#/lib/domain/dashboards/published/read-averages.ts';
import { readPublished } from '#/lib/domain/dashboards/published/read-published.ts';
import { listUrgentCandidates } from '#/lib/domain/dashboards/teams/find-urgent-teams.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import { METRIC, mainMetrics, SCOPE, type Scope } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { isGoodCategory } from '#/lib/domain/metrics/scores/category.ts';
import { groupRows } from '#/lib/domain/metrics/scores/numbers.ts';
import { isThereSql, membersSql } from '#/lib/domain/places/places.sql.ts';
import { type FigureReader, figureReaderOf } from '#/lib/domain/releases/read/hidden.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const statement = `
WITH ${chosenScope}, parts AS (
  SELECT d.id, d.name, (SELECT count(DISTINCT m.user_id)::int FROM teams t JOIN team_members m ON m.team_id = t.id
    WHERE t.department_id = d.id AND t.completed_at IS NOT NULL AND ${isThereSql('m.user_id')}) AS members
  FROM departments d, scope WHERE scope.name = 'company' AND d.company_id = $1 AND d.completed_at IS NOT NULL
  UNION ALL
  SELECT t.id, t.name, ${membersSql('t.id')}
  FROM teams t, scope WHERE scope.name = 'department' AND t.department_id = scope.id AND t.completed_at IS NOT NULL
), shown AS (SELECT * FROM parts ORDER BY name, id LIMIT ${PARTS_SHOWN})
SELECT ${chosenColumns}, (SELECT count(*)::int FROM parts) AS total,
  coalesce((SELECT json_agg(shown ORDER BY name, id) FROM shown), '[]') AS parts,
  coalesce((SELECT json_agg(t.id) FROM teams t, scope WHERE t.company_id = $1 AND t.completed_at IS NOT NULL
    AND (scope.name = 'company' OR t.department_id = scope.id)), '[]') AS "teamIds"`;

const notable = `
SELECT t.id, t.name, d.name AS "departmentName", ${membersSql('t.id')} AS members,
  l.first_name || ' ' || l.last_name AS leader, l.email AS "leaderEmail"
FROM teams t LEFT JOIN departments d ON d.id = t.department_id LEFT JOIN users l ON l.id = t.leader_id WHERE t.id = ANY ($1) ORDER BY t.name, t.id`;

/**
 * Returns which parts of the company or a department its results come from, and why. Throws `not_found` for a
 * department that the company doesn't have, `forbidden` without the right to see it.
 */
export async function getBreakdown(ctx: UserCtx, query: CompanyFiguresQuery) {
  const { company, actor } = ctx;
  const companyId = company.id;
  const values = [companyId, query.departmentId, actor.role, actor.userId];
  const rows = asRows(breakdownRow, await pool().query({ name: 'breakdown', text: statement, values }));
  const [row] = rows;
  if (!row || (query.departmentId !== 0 && !row.department)) throw notFound();
  if (!canViewFigures(actor, row.department ?? {})) throw forbidden();
  const spans = spansWithin(query.period, row, localDateAt(ctx.clock.now(), row.timeZone), query.until);
  const [scope, id] = row.department ? [SCOPE.department, row.department.id] : [SCOPE.company, companyId];
  const k = company.minimumGroupSize;
  const reader = figureReaderOf(ctx, k);
  const read = (of: Scope, scopeIds: readonly number[], metrics?: readonly number[]) =>
    readPublished({ companyId, scope: of, scopeIds, spans, reader, ...(metrics && { metrics }) });
  const wholeAsked = read(scope, [id]);
  const isDepartmentOfCompany = row.department !== null && comparesWithCompany(actor);
  const yardstickId = isDepartmentOfCompany ? companyId : id;
  const sentimentAsked = (isDepartmentOfCompany ? read(SCOPE.company, [companyId], mainMetrics) : wholeAsked).then(
    (published) =>
      presentPublished(published, { spans, isPublished: true })({ id: yardstickId, isSmall: false }).sentiment.avg,
  );
  const notableAsked = findNotableTeams({ companyId, ids: row.teamIds, spans, reader, wholeSentiment: sentimentAsked });
  const partIds = row.parts.map((part) => part.id);
  // The parts of a department are teams: one query reads them with those that stand out.
  const teamsAsked = notableAsked.then(({ ids }) =>
    row.department ? read(SCOPE.team, [...new Set([...partIds, ...ids])]) : read(SCOPE.team, ids, mainMetrics),
  );
  const [whole, yardstick, parts, teams, names, { wellIds }] = await Promise.all([
    wholeAsked,
    sentimentAsked,
    row.department ? teamsAsked : read(SCOPE.department, partIds),
    teamsAsked,
    notableAsked.then(({ ids }) => pool().query({ name: 'notable-team-names', text: notable, values: [ids] })),
    notableAsked,
  ]);
  const sunday = sundayBefore(localDateAt(ctx.clock.now(), actor.timeZone));
  const rowsOfTeams = asRows(notableTeam, names);
  const places = { id, period: query.period, spans, k, locale: ctx.locale };
  const view = { ...places, teams: rowsOfTeams, wellIds, yardstick, sunday };
  return presentBreakdown(row, { parts, whole, teams }, view);
}

const ranked = [METRIC.sentiment, METRIC.productivity, METRIC.motivation];
/** More teams than are shown, because a large change can still be chance. */
const EACH = 4;

interface NotableTeamsQuery {
  companyId: number;
  /** The teams to choose from. */
  ids: readonly number[];
  spans: PublishedSpans;
  reader: FigureReader;
  wholeSentiment: Promise<number | null>;
}

/**
 * Returns the ids of teams that may stand out: all that may need attention, because they are counted, and the teams
 * with the highest sentiment or the largest rise; and the ids of all with a good category.
 */
async function findNotableTeams(query: NotableTeamsQuery) {
  const { companyId, ids, spans, reader, wholeSentiment } = query;
  const averages = await readAverages({ companyId, scope: SCOPE.team, ids, ...spans, reader });
  const ofMetric = groupRows(averages, ([, metric]) => metric);
  const sentiments = (ofMetric.get(METRIC.sentiment) ?? []).flatMap(([id, , avg]) =>
    avg === null ? [] : [{ id, by: avg }],
  );
  const moves = (metric: number) =>
    (ofMetric.get(metric) ?? []).flatMap(([id, , avg, before]) =>
      avg === null || before === null ? [] : [{ id, by: avg - before }],
    );
  const thriving = [highest(sentiments), ...ranked.map((metric) => highest(moves(metric)))].flat();
  const figuresOf = presentAverages(averages);
  return {
    ids: [...new Set([...listUrgentCandidates(averages, await wholeSentiment), ...thriving.map(({ id }) => id)])],
    wellIds: ids.filter((id) => isGoodCategory(figuresOf(id).categoryId)),
  };
}

interface Ranked {
  readonly id: number;
  readonly by: number;
}

function highest(teams: readonly Ranked[]): Ranked[] {
  return teams.toSorted((a, b) => b.by - a.by).slice(0, EACH);
}
