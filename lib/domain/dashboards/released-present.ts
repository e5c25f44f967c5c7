import { type LocalDate, weekday } from '#/lib/domain/calendar/local-date.ts';
import { bucketOf } from '#/lib/domain/calendar/period.ts';
import type { CellsRow } from '#/lib/domain/dashboards/queries/list-release-cells.ts';
import type {
  ChangeRow,
  PointRow,
  ReleasedFigures,
  Side,
  TotalRow,
} from '#/lib/domain/dashboards/queries/read-released-figures.ts';
import { type CategoryId, computeCategory } from '#/lib/domain/metrics/category.ts';
import type { PeriodSpans } from '#/lib/domain/metrics/figure-spans.ts';
import type { HiddenReason } from '#/lib/domain/metrics/minimum-group.ts';
import { computeWholePercentages } from '#/lib/domain/metrics/percentages.ts';
import {
  publishScores,
  type ReleasedScores,
  type ScoreMean,
  wholePoints,
} from '#/lib/domain/metrics/published-scores.ts';
import { canCompareWindows } from '#/lib/domain/metrics/trend.ts';

interface ReleasedScope {
  readonly cells: readonly CellsRow[];
  /** The rows of this scope. */
  readonly figures: ReleasedFigures;
  readonly spans: PeriodSpans;
  readonly k: number;
  readonly previousCategory: CategoryId;
}

const metrics = ['motivation', 'productivity', 'sentiment'] as const;
type Metric = (typeof metrics)[number];

/** Where a metric's mean stands in a row; its persons follow it. */
const columns: Readonly<Record<Metric, 2 | 4 | 6>> = { motivation: 2, productivity: 4, sentiment: 6 };
/** Days after it that a few people answered on are no gaps in the line. */
const FRIDAY = 5;
const noShares = { good: null, meh: null, bad: null };

/** Everything that is published of one company, department or team over one period. */
export function presentReleasedScope(scope: ReleasedScope) {
  const { figures, k } = scope;
  const [motivation, productivity, sentiment] = metrics.map((metric) => publishScores(scoresOf(scope, metric), k));
  if (!motivation || !productivity || !sentiment) throw new RangeError('Three metrics are published');
  const now = figures.totals.find(([, side]) => side === 'now');
  const participation = presentParticipation(scope);
  return {
    motivation,
    productivity,
    sentiment: { ...sentiment, typesAvg: sharesOf(now, k), typesData: shareLine(scope, sentiment.data) },
    participation,
    categoryId: computeCategory({
      productivity: productivity.avg,
      sentiment: sentiment.avg,
      persons: Math.min(now?.[5] ?? 0, now?.[7] ?? 0),
      participation: participation.rate,
      previous: scope.previousCategory,
    }),
  };
}

export type PublishedScope = ReturnType<typeof presentReleasedScope>;

function scoresOf({ cells, figures, spans, k }: ReleasedScope, metric: Metric): ReleasedScores {
  const [, , since = null, dated = []] = cells.find(([, name]) => name === metric) ?? [];
  const { range, previous } = spans;
  const within = ({ from, to }: { from: LocalDate; to: LocalDate }) =>
    dated.filter(([cellOn]) => cellOn >= from && cellOn <= to);
  const datesOf = (span: PeriodSpans['range']) => [
    ...new Set(
      dated
        .filter(([cellOn, reason]) => reason === null || span.bucket !== 'day' || weekday(cellOn) <= FRIDAY)
        .map(([cellOn]) => bucketOf(cellOn, span.bucket))
        .filter((date) => date >= span.from && date <= span.to),
    ),
  ];
  const meanOf = (row: PointRow | TotalRow | undefined): ScoreMean => {
    return { avg: row?.[columns[metric]] ?? null, persons: row?.[(columns[metric] + 1) as 3 | 5 | 7] ?? 0 };
  };
  const points = figures.points.map((row) => ({ date: row[1], ...meanOf(row) }));
  return {
    metric,
    now: meanOf(figures.totals.find(([, side]) => side === 'now')),
    before: meanOf(figures.totals.find(([, side]) => side === 'before')),
    points,
    previousPoints: points,
    paired: pairedOf(figures.changes.find(([, name]) => name === metric)),
    reachesBack: reachesBack(since, spans),
    isComparable: canCompareWindows(rateOf(figures, 'now', k), rateOf(figures, 'before', k)),
    dates: datesOf(range),
    previousDates: datesOf(previous),
    hiddenReason: lastHidden(within(range)),
    since,
  };
}

function pairedOf(row: ChangeRow | undefined): ReleasedScores['paired'] {
  const [, , persons = 0, delta = null, deviation] = row ?? [];
  return { persons, delta, deviation: deviation ?? 0 };
}

function lastHidden(cells: readonly [LocalDate, HiddenReason | null][]): HiddenReason | null {
  return cells.findLast(([, reason]) => reason !== null)?.[1] ?? null;
}

/** Shares of feelings in whole percent that add up to 100; nothing below `k` persons. */
function sharesOf(row: PointRow | TotalRow | undefined, k: number) {
  const [good, bad] = [row?.[8] ?? null, row?.[9] ?? null];
  if (!row || row[7] < k || good === null || bad === null) return noShares;
  const [mehShare = 0, goodShare = 0, badShare = 0] = computeWholePercentages([Math.max(0, 1 - good - bad), good, bad]);
  return { good: goodShare, meh: mehShare, bad: badShare };
}

function shareLine({ figures, k }: ReleasedScope, data: readonly { date: LocalDate }[]) {
  const byDate = new Map(figures.points.map((row) => [row[1], row]));
  return data.map(({ date }) => ({ date, ...sharesOf(byDate.get(date), k) }));
}

/** Only part of a period is no measure for the whole of the next. */
function reachesBack(since: LocalDate | null, { previous }: PeriodSpans): boolean {
  return since !== null && since <= previous.from;
}

function presentParticipation({ cells, figures, spans, k }: ReleasedScope) {
  const { from, to } = spans.range;
  const [, , since = null, dated = []] = cells.find(([, metric]) => metric === 'participation') ?? [];
  const rate = rateOf(figures, 'now', k);
  const hiddenReason = rate === null ? lastHidden(dated.filter(([cellOn]) => cellOn >= from && cellOn <= to)) : null;
  const previousRate = reachesBack(since, spans) ? rateOf(figures, 'before', k) : null;
  return { rate, previousRate, hiddenReason };
}

/** Answered share of the check-ins that closed, in whole percent; null where fewer than `k` persons were asked. */
function rateOf({ participation }: ReleasedFigures, side: Side, k: number): number | null {
  const [, , due = 0, answered = 0, persons = 0] = participation.find((row) => row[1] === side) ?? [];
  return due === 0 || persons < k ? null : wholePoints((100 * answered) / due);
}
