import type { FigureReader } from '#/lib/domain/dashboards/published/hidden.present.ts';
import { readAverages } from '#/lib/domain/dashboards/published/read-averages.ts';
import { PARTICIPATION_MIN } from '#/lib/domain/metrics/constants.ts';
import { METRIC, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/publication/published-spans.ts';
import { groupRows } from '#/lib/domain/metrics/series/group-rows.ts';

const ranked = [METRIC.sentiment, METRIC.productivity, METRIC.motivation];
/** More than are shown, because a large change is not yet one beyond chance. */
const EACH = 4;

interface NotableTeamsQuery {
  companyId: number;
  /** The teams to choose from. */
  ids: readonly number[];
  spans: PublishedSpans;
  reader: FigureReader;
}

/**
 * Returns the ids of those teams that may stand out, some thirty at most: the highest and lowest sentiments, the lowest
 * performances, the largest moves, and the fewest answers.
 */
export async function findNotableTeams({ companyId, ids, spans, reader }: NotableTeamsQuery): Promise<number[]> {
  const averages = await readAverages({ companyId, scope: SCOPE.team, ids, ...spans, reader });
  const ofMetric = groupRows(averages, ([, metric]) => metric);
  const now = (metric: number) =>
    (ofMetric.get(metric) ?? []).flatMap(([id, , avg]) => (avg === null ? [] : [{ id, by: avg }]));
  const moves = (metric: number) =>
    (ofMetric.get(metric) ?? []).flatMap(([id, , avg, before]) =>
      avg === null || before === null ? [] : [{ id, by: avg - before }],
    );
  const few = now(METRIC.participation).filter(({ by }) => by < PARTICIPATION_MIN);
  const lists = [
    lowest(now(METRIC.sentiment)),
    highest(now(METRIC.sentiment)),
    lowest(now(METRIC.productivity)),
    lowest(few),
    ...ranked.flatMap((metric) => [lowest(moves(metric)), highest(moves(metric))]),
  ];
  return [...new Set(lists.flat().map(({ id }) => id))];
}

interface Ranked {
  readonly id: number;
  readonly by: number;
}

function lowest(teams: readonly Ranked[]): Ranked[] {
  return teams.toSorted((a, b) => a.by - b.by).slice(0, EACH);
}

function highest(teams: readonly Ranked[]): Ranked[] {
  return teams.toSorted((a, b) => b.by - a.by).slice(0, EACH);
}
