import * as z from 'zod';
import { type LocalDate, sundayBefore } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { ATTENTION_NAMED, TEAMS_PER_PAGE } from '#/lib/domain/dashboards/company/company.schema.ts';
import { reachColumns } from '#/lib/domain/dashboards/company/company.sql.ts';
import { canViewFigures, comparesWithCompany, viewableTeamSql } from '#/lib/domain/dashboards/dashboards.policy.ts';
import {
  presentPublished,
  type Reach,
  reachRow,
  spansWithin,
} from '#/lib/domain/dashboards/published/published.present.ts';
import { type Published, readPublished } from '#/lib/domain/dashboards/published/read-published.ts';
import type { Whole } from '#/lib/domain/dashboards/teams/find-urgent-teams.ts';
import { type OverviewQuery, placedTeam, rankTeams } from '#/lib/domain/dashboards/teams/rank-teams.ts';
import type { Highlight } from '#/lib/domain/metrics/changes/highlights.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import { mainMetrics, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { canManageCompany } from '#/lib/domain/places/places.policy.ts';
import { membersSql } from '#/lib/domain/places/places.sql.ts';
import { figureReaderOf } from '#/lib/domain/releases/read/hidden.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { holdsWords, searchPatterns } from '#/lib/platform/searched-words.ts';

const viewedRow = z.object({
  ...reachRow.shape,
  /** Null if the company has no such department. */
  leadsChosen: z.boolean().nullable(),
  leadsAny: z.boolean(),
  /** The department of someone who leads only one. */
  leadsOnly: z.number().nullable(),
  timeZone: z.string(),
  /** The teams that match and that this person may see, by name. */
  placed: z.array(placedTeam),
});
type Viewed = z.output<typeof viewedRow>;

const viewed = `
SELECT (SELECT coalesce(d.leader_id = $3, false) FROM departments d
    WHERE d.company_id = $1 AND d.id = $2 AND d.completed_at IS NOT NULL) AS "leadsChosen",
  EXISTS (SELECT FROM departments WHERE company_id = $1 AND leader_id = $3) AS "leadsAny",
  (SELECT CASE count(*) WHEN 1 THEN min(d.id) END FROM departments d
    WHERE d.company_id = $1 AND d.leader_id = $3 AND d.completed_at IS NOT NULL) AS "leadsOnly", ${reachColumns},
  coalesce((SELECT json_agg(json_build_array(t.id, t.department_id, CASE WHEN $7 THEN
      ${membersSql('t.id')} END) ORDER BY t.name, t.id)
    FROM teams t LEFT JOIN departments d ON d.id = t.department_id
    WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND ($2::int = 0 OR t.department_id = $2)
      AND ${viewableTeamSql({ role: '$4', person: '$3' })} AND ${holdsWords('t.name', '$5')}
      AND ($6::int = 0 OR t.id = $6)), '[]') AS placed`;

const page = `
SELECT t.id, t.name, d.name AS "departmentName", l.first_name || ' ' || l.last_name AS leader,
  l.email AS "leaderEmail", s.first_name || ' ' || s.last_name AS "secondaryLeader", ${membersSql('t.id')} AS members
FROM unnest($1::int[]) WITH ORDINALITY AS chosen (id, place) JOIN teams t ON t.id = chosen.id
LEFT JOIN departments d ON d.id = t.department_id LEFT JOIN users l ON l.id = t.leader_id
LEFT JOIN users s ON s.id = t.secondary_leader_id
ORDER BY chosen.place`;

/**
 * Returns a page of the teams of the company or of the departments this person leads, with their published results.
 * Throws `not_found` for a department that the company doesn't have, `forbidden` without the right to see it.
 */
export async function listTeamsOverview(ctx: UserCtx, query: OverviewQuery) {
  const { company, actor } = ctx;
  const scope = await readViewed(ctx, query);
  const leadsDepartment = query.departmentId === 0 ? scope.leadsAny : scope.leadsChosen === true;
  if (!canViewFigures(actor, { leadsDepartment })) throw forbidden();
  const spans = spansWithin(query.period, scope, localDateAt(ctx.clock.now(), scope.timeZone));
  const k = company.minimumGroupSize;
  const reader = figureReaderOf(ctx, k);
  const whole = wholeOf(ctx, query.departmentId, scope);
  const ranked = await rankTeams(scope.placed, query, { companyId: company.id, spans, whole, reader });
  const { ids, attention } = ranked;
  const urgent = attention.slice(0, ATTENTION_NAMED);
  const pageIds = ids.slice(TEAMS_PER_PAGE * (query.page - 1), TEAMS_PER_PAGE * query.page);
  const [teams, published] = await Promise.all([
    readTeams([...new Set([...pageIds, ...urgent.map(({ team }) => team)])]),
    readPublished({ companyId: company.id, scope: SCOPE.team, scopeIds: pageIds, spans, reader, metrics: mainMetrics }),
  ]);
  const sunday = sundayBefore(localDateAt(ctx.clock.now(), actor.timeZone));
  const byId = new Map(teams.map((team) => [team.id, team]));
  const row = {
    ...scope,
    total: ids.length,
    teams: pageIds.flatMap((id) => byId.get(id) ?? []),
    categories: ranked.categories,
    others: ranked.others,
    attention: {
      total: attention.length,
      teams: urgent.flatMap(({ team: id, ...highlight }) => {
        const team = byId.get(id);
        if (!team) return [];
        const { members: _members, ...leadTeam } = team;
        return [{ team: leadTeam, ...highlight }];
      }),
    },
  };
  return presentTeamsOverview(row, published, { ...query, spans, k, sunday });
}

/** Returns what the teams are compared with: for administrators always the company. */
function wholeOf({ company, actor }: UserCtx, departmentId: number, { leadsOnly }: Viewed): Whole {
  if (comparesWithCompany(actor)) return { scope: SCOPE.company, id: company.id };
  const id = departmentId || (canManageCompany(actor) ? 0 : leadsOnly);
  if (id === null) return null;
  return id === 0 ? { scope: SCOPE.company, id: company.id } : { scope: SCOPE.department, id };
}

async function readTeams(ids: readonly number[]) {
  return asRows(overviewTeamRow, await pool().query({ name: 'teams-overview-page', text: page, values: [ids] }));
}

async function readViewed({ company, actor }: UserCtx, query: OverviewQuery): Promise<Viewed> {
  const { departmentId, teamId, search, sort } = query;
  const [patterns, byMembers] = [searchPatterns(search), sort === 'members'];
  const values = [company.id, departmentId, actor.userId, actor.role, patterns, teamId, byMembers];
  const [row] = asRows(viewedRow, await pool().query({ name: 'teams-overview-scope', text: viewed, values }));
  if (!row || (departmentId !== 0 && row.leadsChosen === null)) throw notFound();
  return row;
}

const overviewTeamRow = z.object({
  id: z.number(),
  name: z.string(),
  departmentName: z.string().nullable(),
  members: z.number(),
  leader: z.string().nullable(),
  leaderEmail: z.string().nullable(),
  secondaryLeader: z.string().nullable(),
});
type OverviewTeamRow = z.output<typeof overviewTeamRow>;

interface OverviewView {
  period: PeriodName;
  page: number;
  spans: PublishedSpans;
  /** How many people a score needs. */
  k: number;
  /** The last day of the reader's last week. */
  sunday: LocalDate;
}

/** Returns the documented overview of the teams. */
function presentTeamsOverview(row: OverviewRow, published: Published, view: OverviewView) {
  const { spans, page, k, sunday } = view;
  const ofTeam = presentPublished(published, { spans, isPublished: row.publishedUntil !== null });
  return {
    asOf: row.publishedUntil,
    period: { name: view.period, ...spans.range },
    teams: row.teams.map((team) => {
      const figures = ofTeam({ id: team.id, isSmall: team.members < k });
      const { motivation, productivity, sentiment, participation, categoryId } = figures;
      return {
        team,
        motivation,
        productivity,
        sentiments: sentiment,
        participation,
        productivity_sentiment_category: categoryId,
        lastWeek: figures.lastWeek(sunday),
      };
    }),
    page,
    pages: Math.max(1, Math.ceil(row.total / TEAMS_PER_PAGE)),
    total: row.total,
    categories: row.categories,
    attention: row.attention,
    others: row.others,
  };
}

interface OverviewRow extends Reach {
  teams: OverviewTeamRow[];
  total: number;
  categories: { id: number; teams: number }[];
  others: { id: number; teams: number }[];
  attention: { total: number; teams: Highlight<Omit<OverviewTeamRow, 'members'>>[] };
}
