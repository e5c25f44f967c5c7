import * as z from 'zod';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type { TeamOrder } from '#/lib/domain/dashboards/company-constants.ts';
import { viewableTeamSql } from '#/lib/domain/dashboards/policy.ts';
import { findUrgentTeams, type Whole } from '#/lib/domain/dashboards/steps/find-urgent-teams.ts';
import { computeCategory } from '#/lib/domain/metrics/category.ts';
import { K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import { wholePoints } from '#/lib/domain/metrics/published-figure.ts';
import { GRAIN, METRIC, SCOPE } from '#/lib/domain/metrics/published-metrics.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/published-spans.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const ranks = z.object({
  /** Ids by name, each with its department, and with the members where they set the order. */
  teams: z.array(z.tuple([z.number(), z.number().nullable(), z.number().nullable()])),
  /** Averages over the period, by team and metric. */
  averages: z.array(z.tuple([z.number(), z.number(), z.number()])),
});

interface RankedTeams {
  /** All that were found, in the order wanted. */
  ids: number[];
  /** Before a category is chosen. */
  categories: { id: number; teams: number }[];
}

const statement = `
WITH placed AS MATERIALIZED (
  SELECT t.id, t.name, t.department_id, CASE WHEN $7 THEN (SELECT count(*)::int FROM team_members m WHERE m.team_id = t.id) END AS members
  FROM teams t LEFT JOIN departments d ON d.id = t.department_id
  WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND ($2::int = 0 OR t.department_id = $2)
    AND ${viewableTeamSql({ role: '$3', person: '$4' })} AND ($5 = '' OR strpos(lower(t.name), lower($5)) > 0)
    AND ($6::int = 0 OR t.id = $6)
)
SELECT coalesce((SELECT json_agg(json_build_array(id, department_id, members) ORDER BY name, id) FROM placed), '[]') AS teams,
  coalesce((SELECT json_agg(json_build_array(scope_id, metric, avg)) FROM (
    SELECT scope_id, metric, sum(total) / sum(answers) AS avg FROM published_sums
    WHERE company_id = $1 AND scope = ${SCOPE.team} AND scope_id = ANY (ARRAY(SELECT id FROM placed)) AND metric = ANY ($8)
      AND grain = $9 AND begins_on BETWEEN $10 AND $11 GROUP BY scope_id, metric
  ) AS sums), '[]') AS averages`;

/**
 * The teams that a person looks for and may see, in the order wanted; those without a figure come last both ways. `whole`
 * is what the teams are measured by where those that need a look come first.
 */
export async function listRankedTeams(
  { company, actor }: UserCtx,
  wanted: OverviewWanted,
  { spans, whole }: { spans: PublishedSpans; whole: Whole },
): Promise<RankedTeams> {
  const { departmentId, teamId, search, sort, category } = wanted;
  const { range } = spans;
  const metrics = [METRIC.productivity, METRIC.sentiment, METRIC.participation, METRIC.motivation];
  // Half a year and a year begin with a month.
  const grain = range.bucket === 'day' ? GRAIN.day : GRAIN.month;
  const filters = [departmentId, actor.role, actor.userId, search, teamId, sort === 'members'];
  const values = [company.id, ...filters, metrics, grain, range.from, range.to];
  const [found, urgent] = await Promise.all([
    pool().query({ name: 'ranked-teams', text: statement, values }),
    // One team alone has no order.
    sort === 'attention' && teamId === 0 ? findUrgentTeams({ companyId: company.id, whole, spans }) : [],
  ]);
  const [row] = asRows(ranks, found);
  const urgency = new Map(urgent.map((id, at) => [id, at - urgent.length]));
  // Joined here: a plan made for any company would look all averages through for every team.
  const averages = groupRows(row?.averages ?? [], ([id]) => id);
  const teams = (row?.teams ?? []).map(([id, department, members]) => {
    const avgOf = (metric: number) => wholePoints(averages.get(id)?.find(([, of]) => of === metric)?.[2] ?? null);
    const [productivity = null, sentiment = null, participation = null] = metrics.map(avgOf);
    const figures = { productivity, sentiment, participation, motivation: avgOf(METRIC.motivation) };
    const rank = { ...figures, members, name: 0, attention: urgency.get(id) ?? sentiment }[sort];
    return { id, department, rank, category: computeCategory({ ...figures, persons: K_ANON_MIN }) };
  });
  const counted = [...groupRows(teams, (team) => team.category)].map(([id, its]) => ({
    id: id as number,
    teams: its.length,
  }));
  return {
    ids: inOrder(
      teams.filter((team) => category === null || team.category === category),
      wanted,
    ),
    categories: counted.sort((a, b) => a.id - b.id),
  };
}

interface Ranked {
  id: number;
  department: number | null;
  rank: number | null;
}

/** They come by name already; departments follow each other in the order of their first teams. */
function inOrder(teams: readonly Ranked[], { sort, direction, grouped }: OverviewWanted): number[] {
  const sign = direction === 'desc' ? -1 : 1;
  const byName = sort === 'name' && sign === -1 ? teams.toReversed() : teams;
  const ranked = byName.toSorted((a, b) => byRank(a.rank, b.rank, sign));
  if (!grouped) return ranked.map(({ id }) => id);
  return [...groupRows(ranked, ({ department }) => department).values()].flat().map(({ id }) => id);
}

function byRank(a: number | null, b: number | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * (a - b);
}

export interface OverviewWanted {
  period: PeriodName;
  /** 0 stands for all this person may see. */
  departmentId: number;
  /** One team alone; 0 stands for all. */
  teamId: number;
  /** A category of productivity and sentiment; null for all. */
  category: number | null;
  search: string;
  sort: TeamOrder;
  direction: 'asc' | 'desc';
  /** Whether the teams of a department stay together. */
  grouped: boolean;
  page: number;
}
