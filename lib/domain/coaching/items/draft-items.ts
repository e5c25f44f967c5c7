import * as z from 'zod';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { type Audience, audiences } from '#/lib/domain/coaching/constants.ts';
import { readTeamFacts, type TeamFacts } from '#/lib/domain/coaching/evaluations/read-team-facts.ts';
import type { TeamVisibility } from '#/lib/domain/coaching/evaluations/team-visibility.ts';
import { presentSights } from '#/lib/domain/coaching/evaluations/visibility.present.ts';
import { chooseInsight, chooseTrends } from '#/lib/domain/coaching/items/choose-items.ts';
import type { NewItem, WrittenItem } from '#/lib/domain/coaching/items/items.present.ts';
import {
  type OpenedInsights,
  readOpenedInsights,
  readWrittenItems,
} from '#/lib/domain/coaching/items/read-written-items.ts';
import { listCandidates } from '#/lib/domain/coaching/rules/insight-rules.ts';
import {
  hasTrendDay,
  type OwnChange,
  orderThemes,
  ownTrend,
  type ThemeVotes,
} from '#/lib/domain/coaching/rules/insight-themes.ts';
import { RULES } from '#/lib/domain/coaching/rules/rules.constants.ts';
import { listTrends } from '#/lib/domain/coaching/rules/trend-rules.ts';
import { presentPublished } from '#/lib/domain/dashboards/published/published.present.ts';
import { type Connection, readPublished } from '#/lib/domain/dashboards/published/read-published.ts';
import { TREND_RULES } from '#/lib/domain/metrics/constants.ts';
import { publishedSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import { SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { groupRows } from '#/lib/domain/metrics/scores/numbers.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

export interface EvaluatedCompany {
  readonly companyId: number;
  /** The company's minimum group size. */
  readonly k: number;
  /** The last finished day, and the day when items are written. */
  readonly asOf: LocalDate;
  readonly today: LocalDate;
  readonly votes: readonly ThemeVotes[];
}

/** What an evaluation found about a team. */
export interface TeamDraft {
  readonly team: TeamFacts;
  readonly visibility: TeamVisibility;
  readonly items: readonly NewItem[];
}

/**
 * Returns the items to write for some teams, from the published results that dashboards show and the items written
 * before. Needs five statements for any number of teams. All readers get the same item, so a result hidden from one
 * reader is in no item.
 */
export async function draftItems(
  on: Connection,
  company: EvaluatedCompany,
  teamIds: readonly number[],
): Promise<TeamDraft[]> {
  const { companyId, k, asOf, today } = company;
  const spans = publishedSpans('1m', asOf);
  const query = { companyId, teamIds, asOf, today, k };
  const teams = await readTeamFacts(on, query);
  const reader = { userIds: [...new Set(teams.flatMap(({ namingIds }) => namingIds))], k };
  const published = await readPublished({ companyId, scope: SCOPE.team, scopeIds: teamIds, spans, reader }, on);
  const itemsByTeam = groupRows(await readWrittenItems(on, query), ({ teamId }) => teamId);
  const openedInsights = await readOpenedInsights(on, query);
  const trending = teams.filter((team) => hasTrendDay(team, lookedOn(team), today));
  const changes = await readOwnChanges(on, { teamIds: trending.map(({ id }) => id), asOf });
  const changesOf = groupRows(changes, ({ teamId }) => teamId);
  const groupOf = presentPublished(published, { spans, isPublished: true });
  const visibilityOf = presentSights({ published, groupOf, asOf, today, k, range: spans.range });
  return teams.map((team) => {
    const visibility = visibilityOf(team);
    const past = itemsByTeam.get(team.id) ?? [];
    const evaluation = {
      team,
      visibility,
      categoryId: groupOf({ id: team.id, isSmall: false }).categoryId,
      past,
      openedInsights,
      company,
    };
    const own = draftOwn(changesOf.get(team.id) ?? [], past, today);
    return {
      team,
      visibility,
      items: [...audiences.flatMap((audience) => draftFor(audience, evaluation, trending)), ...own],
    };
  });
}

/** Returns the day when a team was last evaluated: the day after the last finished day. */
function lookedOn({ evaluatedUntil }: TeamFacts): LocalDate | null {
  return evaluatedUntil === null ? null : addDays(evaluatedUntil, 1);
}

interface TeamEvaluation {
  readonly team: TeamFacts;
  readonly visibility: TeamVisibility;
  readonly categoryId: number;
  readonly past: readonly WrittenItem[];
  readonly openedInsights: readonly OpenedInsights[];
  readonly company: EvaluatedCompany;
}

function draftFor(audience: Audience, evaluation: TeamEvaluation, trending: readonly TeamFacts[]): NewItem[] {
  const { team, visibility, past, company, categoryId } = evaluation;
  const { today, votes } = company;
  const writtenItems = past.filter((item) => item.audience === audience && item.userId === null);
  const reader = { audience, userId: null, today, writtenItems };
  const trends = trending.includes(team) ? chooseTrends(listTrends(visibility, audience), reader) : [];
  const { insights = 0, opened: openedCount = 0 } =
    evaluation.openedInsights.find((row) => row.teamId === team.id && row.audience === audience) ?? {};
  const themes = orderThemes(votes, { teamId: team.id, categoryId, today });
  const items = trends.map((trend) => ({ ...trend, audience, userId: null }));
  const insight = chooseInsight(
    listCandidates(visibility, audience),
    { ...reader, writtenItems: [...writtenItems, ...items.map((item) => ({ ...item, writtenOn: today }))] },
    { themes, unseen: insights - openedCount },
  );
  return insight ? [...items, insight] : items;
}

/** Returns each member's own trends, which only this member reads. */
function draftOwn(changes: readonly MemberChange[], past: readonly WrittenItem[], today: LocalDate): NewItem[] {
  return [...groupRows(changes, ({ userId }) => userId)].flatMap(([userId, own]) => {
    const writtenItems = past.filter((item) => item.userId === userId);
    const reader = { audience: 'member', userId, today, writtenItems } as const;
    const trends = own.flatMap((change) => ownTrend(change) ?? []);
    return chooseTrends(trends, reader).map((trend) => ({ ...trend, audience: 'member' as const, userId }));
  });
}

const metrics = ['productivity', 'motivation', 'sentiment'] as const;

const ownChange = z.object({
  teamId: z.number(),
  userId: z.number(),
  metric: z.enum(metrics),
  persons: z.number(),
  delta: z.number(),
  deviation: z.number(),
  avg: z.number(),
});

/** One member's change in one team, which only this member sees. */
type MemberChange = OwnChange & { teamId: number; userId: number };

const twoWeeks = TREND_RULES.productivity.windowDays;
const fourWeeks = TREND_RULES.motivation.windowDays;

/**
 * Pairs each answer with the previous one in the same cycle of days. Window functions, because a self-join of the
 * answers can get a bad plan.
 */
const statement = `
WITH lately AS (
  SELECT a.team_id, a.user_id, a.local_date, a.productivity, a.motivation, a.sentiment,
    lag(a.local_date) OVER two AS two_on, lag(a.productivity) OVER two AS productivity_before,
    lag(a.sentiment) OVER two AS sentiment_before, lag(a.local_date) OVER four AS four_on,
    lag(a.motivation) OVER four AS motivation_before
  FROM check_in_answers a JOIN team_members m ON m.team_id = a.team_id AND m.user_id = a.user_id
  WHERE a.team_id = ANY ($1) AND a.local_date BETWEEN $2::date - ${2 * fourWeeks - 1} AND $2::date
  WINDOW two AS (PARTITION BY a.team_id, a.user_id, ($2::date - a.local_date) % ${twoWeeks} ORDER BY a.local_date),
    four AS (PARTITION BY a.team_id, a.user_id, ($2::date - a.local_date) % ${fourWeeks} ORDER BY a.local_date)
)
SELECT team_id AS "teamId", user_id AS "userId", metric, count(*)::int AS persons, avg(now - before)::float8 AS delta,
  stddev_samp(now - before)::float8 AS deviation, avg(now)::float8 AS avg
FROM lately CROSS JOIN LATERAL (VALUES
  ('productivity', productivity::float8, productivity_before::float8, two_on, ${twoWeeks}),
  ('sentiment', sentiment, sentiment_before, two_on, ${twoWeeks}),
  ('motivation', motivation, motivation_before, four_on, ${fourWeeks})
) AS pair (metric, now, before, before_on, days)
WHERE local_date > $2::date - days AND before_on = local_date - days AND now IS NOT NULL AND before IS NOT NULL
GROUP BY team_id, user_id, metric HAVING count(*) >= ${RULES.ownDays}`;

/** Reads how members' answers changed up to a day, each member compared with their own earlier answers. */
async function readOwnChanges(
  on: Connection,
  { teamIds, asOf }: { teamIds: readonly number[]; asOf: LocalDate },
): Promise<MemberChange[]> {
  return asRows(ownChange, await on.query({ name: 'coach-own-changes', text: statement, values: [teamIds, asOf] }));
}
