import * as z from 'zod';
import { chartPlacesSql } from '#/lib/domain/chart/chart.sql.ts';
import type { ChartPart, ChartStructure } from '#/lib/domain/chart/read-structure.ts';
import { whyNothing } from '#/lib/domain/dashboards/published/published.present.ts';
import { presentAverages, readAverages } from '#/lib/domain/dashboards/published/read-averages.ts';
import { findUrgentTeams, type Whole } from '#/lib/domain/dashboards/teams/find-urgent-teams.ts';
import type { Highlight } from '#/lib/domain/metrics/changes/highlights.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import { SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { describeStanding } from '#/lib/domain/metrics/words/highlight-words.ts';
import { canManageCompany } from '#/lib/domain/places/places.policy.ts';
import { isThereSql } from '#/lib/domain/places/places.sql.ts';
import { figureReaderOf } from '#/lib/domain/releases/read/hidden.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { personOrder } from '#/lib/platform/person-order.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const numbers = z.array(z.number());
const texts = z.array(z.string());

const columns = z.object({
  ids: numbers,
  teamIds: numbers,
  names: texts,
  emails: texts,
  /** 0 for none. */
  seniorityIds: numbers,
  imageNames: z.array(z.string().nullable()),
  /** Days since 2000-01-01, in the company's zone. */
  since: numbers,
});
/** Memberships as parallel lists, by team and then by name. */
export type MemberColumns = z.output<typeof columns>;

const names = Object.keys(columns.shape) as (keyof MemberColumns)[];

const membersStatement = `
WITH ${chartPlacesSql}
SELECT ${names.map((name) => `coalesce(json_agg(r."${name}"), '[]') AS "${name}"`).join(', ')} FROM (
  SELECT m.user_id AS "ids", m.team_id AS "teamIds", concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')) AS "names",
    u.email AS "emails", coalesce(u.seniority_id, 0) AS "seniorityIds", u.image_name AS "imageNames",
    (m.joined_at AT TIME ZONE c.time_zone)::date - '2000-01-01'::date AS "since"
  FROM companies c JOIN team_members m ON m.company_id = c.id JOIN users u ON u.id = m.user_id
  WHERE c.id = $1 AND u.suspended_at IS NULL AND m.team_id IN (SELECT id FROM asked_teams)
  ORDER BY m.team_id, ${personOrder()}
) r`;

/** Returns the members of the chart's teams that this person may see, as parallel lists. */
export async function readMembers(ctx: UserCtx, part: ChartPart): Promise<MemberColumns> {
  const { company, actor } = ctx;
  const values = [company.id, actor.role, actor.userId, part.departmentId, part.teamId];
  const [row] = asRows(columns, await pool().query({ name: 'chart-members', text: membersStatement, values }));
  return row ?? { ids: [], teamIds: [], names: [], emails: [], seniorityIds: [], imageNames: [], since: [] };
}

const memberCount = z.object({ id: z.number(), members: z.number() });

const figuresStatement = `
SELECT t.department_id AS id, count(DISTINCT m.user_id)::int AS members
FROM teams t JOIN team_members m ON m.team_id = t.id
WHERE t.company_id = $1 AND t.department_id = ANY ($2) AND t.completed_at IS NOT NULL AND ${isThereSql('m.user_id')}
GROUP BY 1`;

/** The published results of a chart's teams and departments, or why there are none; null if not requested. */
export type ChartFigures = Awaited<ReturnType<typeof readFigures>> | null;

/**
 * Reads results by the rules of the dashboards: only from published sums. Teams have the findings of their table.
 * `isCompany` also reads the company's own.
 */
export async function readFigures(
  ctx: UserCtx,
  structure: ChartStructure,
  spans: PublishedSpans,
  { departmentId = null, isCompany = false }: { departmentId?: number | null; isCompany?: boolean } = {},
) {
  const { departments, teams, publishedUntil } = structure;
  const companyId = ctx.company.id;
  const [departmentIds, teamIds] = [departments, teams].map((groups) => groups.map(({ id }) => id)) as [
    number[],
    number[],
  ];
  const source = { companyId, range: spans.range, reader: figureReaderOf(ctx, ctx.company.minimumGroupSize) };
  const whole = wholeOf(ctx, departmentId, structure);
  const [companyAverages, departmentAverages, teamAverages, attention, members] = await Promise.all([
    isCompany ? readAverages({ ...source, scope: SCOPE.company, ids: [companyId] }) : null,
    readAverages({ ...source, scope: SCOPE.department, ids: departmentIds }),
    readAverages({ ...source, scope: SCOPE.team, ids: teamIds }),
    readAverages({ ...source, scope: SCOPE.team, ids: teamIds, previous: spans.previous })
      .then((averages) => findUrgentTeams({ ...source, averages, whole, spans }))
      .then((urgent) => new Map(urgent.attention.map((highlight) => [highlight.team, highlight]))),
    pool().query({ name: 'chart-department-members', text: figuresStatement, values: [companyId, departmentIds] }),
  ]);
  const [ofDepartment, ofTeam] = [presentAverages(departmentAverages), presentAverages(teamAverages)];
  const ofCompany = companyAverages && presentAverages(companyAverages);
  const inDepartment = new Map(asRows(memberCount, members).map((row) => [row.id, row.members]));
  const presentFigures = (
    { categoryId, participation, isHidden }: ReturnType<typeof ofTeam>,
    size: number,
    highlight?: Highlight<number>,
  ) => {
    // A card only has room for all results or one reason.
    if (isHidden) return { ...noFigures, hiddenReason: 'known_by_name' as const };
    if (participation === null) {
      const hiddenReason = whyNothing(size < ctx.company.minimumGroupSize, publishedUntil !== null);
      return { ...noFigures, category_id: categoryId, hiddenReason };
    }
    const attention = highlight ? nameNeed(highlight, ctx) : null;
    return { category_id: categoryId, participation, hiddenReason: null, attention };
  };
  return {
    ofCompany: (size: number) => ofCompany && presentFigures(ofCompany(companyId), size),
    ofDepartment: (id: number) => presentFigures(ofDepartment(id), inDepartment.get(id) ?? 0),
    ofTeam: (id: number, size: number) => presentFigures(ofTeam(id), size, attention.get(id)),
  };
}

const noFigures = { category_id: 0 as const, participation: null, attention: null };

/** Returns what the teams are compared with, as in their table; null if they belong to several departments. */
function wholeOf({ company, actor }: UserCtx, departmentId: number | null, { onlyDepartment }: ChartStructure): Whole {
  if (departmentId === null && canManageCompany(actor)) return { scope: SCOPE.company, id: company.id };
  const id = departmentId ?? onlyDepartment;
  return id === null ? null : { scope: SCOPE.department, id };
}

/** Returns why a team needs attention, in few words like the teams' table: a low score's change has no room on a card. */
function nameNeed(highlight: Highlight<number>, { locale }: UserCtx): string | null {
  const change = highlight.reason === 'fell' ? highlight.change : null;
  const why = wordsFor(locale, 'teams-overview.table.why');
  const about = wordsFor(locale, 'dashboards.breakdown');
  if (highlight.reason === 'below') return why('belowShort');
  if (highlight.reason === 'low') return about('low', { metric: about('metric.motivation'), value: highlight.value });
  return describeStanding({ ...highlight, change, kind: 'attention', place: 0, weight: 0 }, { why, about });
}
