import { addDays, addMonths, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { type Bucket, bucketsIn, type DateRange } from '#/lib/domain/calendar/period.ts';
import { withPersonDays } from '#/lib/domain/dashboards/commands/gather-person-days.ts';
import type { ReleaseQuery } from '#/lib/domain/dashboards/commands/release-company.ts';
import {
  releaseMetrics,
  windowMeans,
  windowSums,
  windowValues,
} from '#/lib/domain/dashboards/queries/read-window-means.ts';
import {
  DAY_SUMS_KEPT,
  keptGrains,
  pointBuckets,
  type ReleaseScope,
  releaseScopes,
} from '#/lib/domain/metrics/release-grains.ts';

interface SumsWanted {
  readonly companyId: number;
  /** The last day that is summed already. */
  readonly after: LocalDate;
  readonly until: LocalDate;
}

const sumColumns = [
  'motivation_sum',
  'motivation_answers',
  'productivity_sum',
  'productivity_answers',
  'good_sum',
  'bad_sum',
  'sentiment_answers',
  'due',
  'answered',
];

const total = (value: string) => `coalesce(sum(${value}), 0)`;
const added = (column: string) => `${column} = own.${column} + excluded.${column}`;

/** Adds the gathered days to the sums, in the order of the key: $1 company, $2 scope, $3 grain. */
const addSums = `
INSERT INTO release_sums AS own (company_id, scope, grain, bucket_on, scope_id, user_id, ${sumColumns.join(', ')})
SELECT $1, $2, $3, bucket.bucket_on, scope_id, user_id,
  ${total('motivation')}, ${total('motivation_answers')}, ${total('productivity')}, ${total('productivity_answers')},
  ${total('good')}, ${total('bad')}, ${total('sentiment_answers')}, sum(due), sum(answered)
FROM release_person_days
CROSS JOIN LATERAL (SELECT date_trunc($3, released_on::timestamp)::date AS bucket_on) AS bucket
GROUP BY bucket.bucket_on, scope_id, user_id
ORDER BY bucket.bucket_on, scope_id, user_id
ON CONFLICT (company_id, scope, grain, bucket_on, scope_id, user_id) DO UPDATE SET ${sumColumns.map(added).join(', ')}`;

const pointColumns = [...releaseMetrics.flatMap((name) => [name, `${name}_persons`]), 'good', 'bad'];

/** The points of the gathered days: $1 company, $2 scope. */
const addDayPoints = `
INSERT INTO release_points (company_id, scope, bucket, bucket_on, scope_id, ${pointColumns.join(', ')})
SELECT $1, $2, 'day', released_on, scope_id, sum(motivation) / sum(motivation_answers), count(motivation),
  sum(productivity) / sum(productivity_answers), count(productivity),
  50 + 50 * (sum(good) - sum(bad)) / sum(sentiment_answers), count(good),
  sum(good) / sum(sentiment_answers), sum(bad) / sum(sentiment_answers)
FROM release_person_days GROUP BY released_on, scope_id`;

/** The points of weeks or months from their sums, $7 bucket, $8 their dates by window. */
const storePoints = `
WITH ${windowSums}
INSERT INTO release_points (company_id, scope, bucket, bucket_on, scope_id, ${pointColumns.join(', ')})
SELECT $1, $2, $7, ($8::date[])[window_id], scope_id, ${pointColumns.join(', ')} FROM (${windowMeans}) AS means
ON CONFLICT (company_id, scope, bucket, bucket_on, scope_id)
  DO UPDATE SET ${pointColumns.map((column) => `${column} = excluded.${column}`).join(', ')}`;

/**
 * Adds the days since `after`, and of teams the weeks that ended since, to the sums of every person and makes the points
 * of the lines that they belong to. What a point says stays when its week or month is over.
 */
export async function storeReleaseSums(query: ReleaseQuery, wanted: SumsWanted): Promise<void> {
  for (const scope of releaseScopes) await storeScope(query, scope, wanted);
  await query(`DELETE FROM release_sums WHERE company_id = $1 AND grain = 'day' AND bucket_on <= $2`, [
    wanted.companyId,
    addDays(wanted.until, -DAY_SUMS_KEPT),
  ]);
}

async function storeScope(query: ReleaseQuery, scope: ReleaseScope, wanted: SumsWanted): Promise<void> {
  const { companyId } = wanted;
  const { from, to } = daysOf(scope, wanted);
  if (to < from) return;
  await withPersonDays(query, { companyId, scope, from, to }, async () => {
    if (keptGrains[scope].includes('day')) await query(addDayPoints, [companyId, scope]);
    for (const grain of keptGrains[scope]) await query(addSums, [companyId, scope, grain]);
  });
  for (const { bucket, grain } of pointBuckets[scope]) {
    const windows = bucketWindows({ from, to }, bucket, grain);
    const dates = windows.map(({ date }) => date);
    await query(storePoints, [companyId, scope, grain, ...windowValues(windows), bucket, dates]);
  }
}

/** The days to be added: of teams those of weeks that are over. */
function daysOf(scope: ReleaseScope, { after, until }: SumsWanted): DateRange {
  const from = addDays(after, 1);
  if (scope !== 'team') return { from, to: until };
  return { from: mondayOf(from), to: addDays(mondayOf(addDays(until, 1)), -1) };
}

/** The weeks or months that a range touches, whole; a team's month is the weeks whose Mondays lie in it. */
function bucketWindows({ from, to }: DateRange, bucket: 'week' | 'month', grain: Bucket) {
  const begin = (date: LocalDate) => (grain === 'week' ? mondayOf(addDays(date, 6)) : date);
  const next = (date: LocalDate) => (bucket === 'week' ? addDays(date, 7) : addMonths(date, 1));
  return bucketsIn({ from: begin(from), to, bucket }).map((date, index) => ({
    id: index + 1,
    date,
    from: begin(date),
    to: addDays(begin(next(date)), -1),
  }));
}
