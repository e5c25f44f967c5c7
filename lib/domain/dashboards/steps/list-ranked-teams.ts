import * as z from 'zod';
import type { PeriodName, PeriodRange } from '#/lib/domain/calendar/period.ts';
import type { ShownMetric } from '#/lib/domain/dashboards/company-schema.ts';
import { viewableTeamSql } from '#/lib/domain/dashboards/policy.ts';
import { computeCategory } from '#/lib/domain/metrics/category.ts';
import { K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import { wholePoints } from '#/lib/domain/metrics/published-figure.ts';
import { GRAIN, METRIC, SCOPE } from '#/lib/domain/metrics/published-metrics.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const ranks = z.object({
  /** Ids by name; with the members where they set the order. */
  teams: z.array(z.tuple([z.number(), z.number().nullable()])),
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
  SELECT t.id, t.name, CASE WHEN $7 THEN (SELECT count(*)::int FROM team_members m WHERE m.team_id = t.id) END AS members
  FROM teams t LEFT JOIN departments d ON d.id = t.department_id
  WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND ($2::int = 0 OR t.department_id = $2)
    AND ${viewableTeamSql({ role: '$3', person: '$4' })} AND ($5 = '' OR strpos(lower(t.name), lower($5)) > 0)
    AND ($6::int = 0 OR t.id = $6)
)
SELECT coalesce((SELECT json_agg(json_build_array(id, members) ORDER BY name, id) FROM placed), '[]') AS teams,
  coalesce((SELECT json_agg(json_build_array(scope_id, metric, avg)) FROM (
    SELECT scope_id, metric, sum(total) / sum(answers) AS avg FROM published_sums
    WHERE company_id = $1 AND scope = ${SCOPE.team} AND scope_id = ANY (ARRAY(SELECT id FROM placed)) AND metric = ANY ($8)
      AND grain = $9 AND begins_on BETWEEN $10 AND $11 GROUP BY scope_id, metric
  ) AS sums), '[]') AS averages`;

/** The teams that a person looks for and may see, in the order wanted; those without a figure come last both ways. */
export async function listRankedTeams(
  { company, actor }: UserCtx,
  wanted: OverviewWanted,
  range: PeriodRange,
): Promise<RankedTeams> {
  const { departmentId, teamId, search, sort, category } = wanted;
  const metrics = [METRIC.productivity, METRIC.sentiment, METRIC.participation, METRIC.motivation];
  // Half a year and a year begin with a month.
  const grain = range.bucket === 'day' ? GRAIN.day : GRAIN.month;
  const filters = [departmentId, actor.role, actor.userId, search, teamId, sort === 'members'];
  const values = [company.id, ...filters, metrics, grain, range.from, range.to];
  const rows = asRows(ranks, await pool().query({ name: 'ranked-teams', text: statement, values }));
  // Joined here: a plan made for any company would look all averages through for every team.
  const averages = groupRows(rows[0]?.averages ?? [], ([teamId]) => teamId);
  const teams = (rows[0]?.teams ?? []).map(([id, members]) => {
    const avgOf = (metric: number) => wholePoints(averages.get(id)?.find(([, of]) => of === metric)?.[2] ?? null);
    const [productivity, sentiment, participation] = metrics.map(avgOf);
    const rank = sort === 'members' ? members : sort === 'name' ? 0 : avgOf(METRIC[sort]);
    const figures = {
      productivity: productivity ?? null,
      sentiment: sentiment ?? null,
      participation: participation ?? null,
    };
    return { id, rank, category: computeCategory({ ...figures, persons: K_ANON_MIN }) };
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

/** They come by name already. */
function inOrder(teams: readonly { id: number; rank: number | null }[], { sort, direction }: OverviewWanted): number[] {
  const sign = direction === 'desc' ? -1 : 1;
  const ranked =
    sort === 'name'
      ? sign === 1
        ? teams
        : teams.toReversed()
      : teams.toSorted((a, b) => byRank(a.rank, b.rank, sign));
  return ranked.map(({ id }) => id);
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
  sort: 'name' | 'members' | ShownMetric;
  direction: 'asc' | 'desc';
  page: number;
}
