import * as z from 'zod';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type { TeamOrder } from '#/lib/domain/dashboards/company/company.constants.ts';
import { presentAverages, readAverages } from '#/lib/domain/dashboards/published/read-averages.ts';
import { findUrgentTeams, type Whole } from '#/lib/domain/dashboards/teams/find-urgent-teams.ts';
import type { Highlight } from '#/lib/domain/metrics/changes/highlights.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import { SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { groupRows } from '#/lib/domain/metrics/scores/numbers.ts';
import type { FigureReader } from '#/lib/domain/releases/read/hidden.present.ts';

/** Id, department, and the number of members if teams are sorted by it. */
export const placedTeam = z.tuple([z.number(), z.number().nullable(), z.number().nullable()]);
type PlacedTeam = z.output<typeof placedTeam>;

interface RankFrame {
  companyId: number;
  spans: PublishedSpans;
  /** What the teams are compared with, if the most urgent come first. */
  whole: Whole;
  reader: FigureReader;
}

interface RankedTeams {
  /** Teams of the category, in the requested order. */
  ids: number[];
  /** Counts before the filter by category. */
  categories: CategoryCount[];
  /** Teams that need attention, the most urgent first, before the filter by category. */
  attention: Highlight<number>[];
  others: CategoryCount[];
}

interface CategoryCount {
  id: number;
  teams: number;
}

/** Returns teams, which come by name, in the requested order. Teams without a score come last in both directions. */
export async function rankTeams(
  placed: readonly PlacedTeam[],
  query: OverviewQuery,
  { companyId, spans, whole, reader }: RankFrame,
): Promise<RankedTeams> {
  const { sort, category } = query;
  const { range, previous } = spans;
  const isList = query.teamId === 0;
  const averages = await readAverages({
    companyId,
    scope: SCOPE.team,
    ids: placed.map(([id]) => id),
    range,
    reader,
    ...(isList ? { previous } : {}),
  });
  const { attention, watch } = isList
    ? await findUrgentTeams({ companyId, averages, whole, spans, reader })
    : { attention: [], watch: [] };
  const firstTeams = [...attention, ...watch].map(({ team }) => team);
  const urgency = new Map(firstTeams.map((team, at) => [team, at - firstTeams.length]));
  const needsLook = new Set(attention.map(({ team }) => team));
  const figuresOf = presentAverages(averages);
  const teams = placed.map(([id, department, members]) => {
    const { categoryId, ...figures } = figuresOf(id);
    const rank = { ...figures, members, name: 0, attention: urgency.get(id) ?? figures.sentiment }[sort];
    return { id, department, rank, category: categoryId };
  });
  return {
    ids: inOrder(
      teams.filter((team) => category === null || team.category === category),
      query,
    ),
    categories: countCategories(teams),
    attention,
    others: countCategories(teams.filter(({ id }) => !needsLook.has(id))),
  };
}

function countCategories(teams: readonly { category: number }[]): CategoryCount[] {
  return [...groupRows(teams, ({ category }) => category)]
    .map(([id, its]) => ({ id, teams: its.length }))
    .sort((a, b) => a.id - b.id);
}

interface Ranked {
  id: number;
  department: number | null;
  rank: number | null;
}

/** Sorts teams that are already sorted by name. Departments follow the order of their first teams. */
function inOrder(teams: readonly Ranked[], { sort, direction, grouped }: OverviewQuery): number[] {
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

export interface OverviewQuery {
  period: PeriodName;
  /** 0 means all departments that this person may see. */
  departmentId: number;
  /** Only this team; 0 means all. */
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
