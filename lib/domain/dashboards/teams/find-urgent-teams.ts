import { presentPublished } from '#/lib/domain/dashboards/published/published.present.ts';
import type { Average } from '#/lib/domain/dashboards/published/read-averages.ts';
import { readPublished } from '#/lib/domain/dashboards/published/read-published.ts';
import { type Highlight, rankHighlights } from '#/lib/domain/metrics/changes/highlights.ts';
import { CATEGORY_MID_FROM, PARTICIPATION_MIN, TREND_RULES, type TrendMetric } from '#/lib/domain/metrics/constants.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import { METRIC, mainMetrics, SCOPE, type Scope } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { groupRows } from '#/lib/domain/metrics/scores/numbers.ts';
import type { FigureReader } from '#/lib/domain/releases/read/hidden.present.ts';

/** What teams are compared with: the company or a department; null if they belong to several departments. */
export type Whole = { scope: Scope; id: number } | null;

interface UrgentTeamsQuery {
  companyId: number;
  /** All teams in question, over the period and the previous one. */
  averages: readonly Average[];
  whole: Whole;
  spans: PublishedSpans;
  reader: FigureReader;
}

/** Teams that stand out by their published results, and why, the most urgent first. */
interface UrgentTeams {
  attention: Highlight<number>[];
  /** They fell and are still high. */
  watch: Highlight<number>[];
}

/** Returns the teams whose published results need attention, and those that fell and are still high. */
export async function findUrgentTeams({
  companyId,
  averages,
  whole,
  spans,
  reader,
}: UrgentTeamsQuery): Promise<UrgentTeams> {
  const read = (of: Scope, scopeIds: number[]) =>
    readPublished({ companyId, scope: of, scopeIds, spans, reader, metrics: mainMetrics }).then((published) =>
      presentPublished(published, { spans, isPublished: true }),
    );
  const above = whole && (await read(whole.scope, [whole.id]))({ id: whole.id, isSmall: false });
  const sentiment = above?.sentiment.avg ?? null;
  const candidates = listUrgentCandidates(averages, sentiment);
  const ofTeam = await read(SCOPE.team, candidates);
  const standings = candidates.map((id) => {
    const figures = ofTeam({ id, isSmall: false });
    return { team: id, figures, categoryId: figures.categoryId, participation: figures.participation.rate };
  });
  return {
    attention: rankHighlights(standings, sentiment, 'attention'),
    watch: rankHighlights(standings, sentiment, 'watch'),
  };
}

/** Returns the ids of the teams that may need attention, by their averages over the period and the previous one. */
export function listUrgentCandidates(averages: readonly Average[], wholeSentiment: number | null): number[] {
  return [...groupRows(averages, ([id]) => id)].flatMap(([id, its]) => (mayBeUrgent(its, wholeSentiment) ? id : []));
}

const moving = Object.keys(TREND_RULES) as TrendMetric[];

/** Returns false only if no reason can fit the team, allowing for the half point by which rounding moves an average. */
function mayBeUrgent(averages: readonly Average[], whole: number | null): boolean {
  const of = (metric: number) => averages.find(([, its]) => its === metric);
  const [, , sentiment = null] = of(METRIC.sentiment) ?? [];
  const [, , participation = null] = of(METRIC.participation) ?? [];
  if (participation !== null && participation < PARTICIPATION_MIN) return true;
  const [, , motivation = null] = of(METRIC.motivation) ?? [];
  if ([sentiment, motivation].some((score) => score !== null && score < CATEGORY_MID_FROM)) return true;
  if (sentiment !== null && whole !== null && sentiment <= whole - TREND_RULES.sentiment.small + 1) return true;
  return moving.some((metric) => {
    const [, , now = null, before = null] = of(METRIC[metric]) ?? [];
    return now !== null && before !== null && now - before <= 1 - TREND_RULES[metric].small;
  });
}
