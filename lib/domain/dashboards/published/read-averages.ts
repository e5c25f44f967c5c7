import * as z from 'zod';
import type { PeriodRange } from '#/lib/domain/calendar/period.ts';
import { K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { GRAIN, METRIC, mainMetrics, type Scope } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { computeCategory } from '#/lib/domain/metrics/scores/category.ts';
import { groupRows, wholePoints } from '#/lib/domain/metrics/scores/numbers.ts';
import { type FigureReader, findHidden, knownBatches, knownColumn } from '#/lib/domain/releases/read/hidden.present.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/**
 * Group, metric, and its unrounded averages over the period and the previous one; null if nothing is published or it's
 * hidden from the reader.
 */
const averageRow = z.tuple([z.number(), z.number(), z.number().nullable(), z.number().nullable()]);
const averagesRow = z.object({ averages: z.array(averageRow), known: knownBatches });
export type Average = z.output<typeof averageRow>;

const statement = `
SELECT coalesce(json_agg(json_build_array(scope_id, metric, now, before)), '[]') AS averages,
  ${knownColumn({ readers: '$9', from: '$6', to: '$8' })} AS known FROM (
  SELECT scope_id, metric, sum(total) FILTER (WHERE begins_on >= $7) / sum(answers) FILTER (WHERE begins_on >= $7) AS now,
    sum(total) FILTER (WHERE begins_on < $7) / sum(answers) FILTER (WHERE begins_on < $7) AS before
  FROM published_sums
  WHERE company_id = $1 AND scope = $2 AND scope_id = ANY ($3) AND metric = ANY ($4) AND grain = $5
    AND begins_on BETWEEN $6 AND $8 GROUP BY scope_id, metric
) AS sums`;

interface AveragesQuery {
  readonly companyId: number;
  readonly scope: Scope;
  readonly ids: readonly number[];
  readonly range: PeriodRange;
  readonly reader: FigureReader;
  /** Without a previous period, its averages are null, and half as much is read. */
  readonly previous?: PeriodRange;
}

/**
 * Reads the averages of many teams or departments over a period: enough to sort them, and to choose which to read in
 * full.
 */
export async function readAverages({
  companyId,
  scope,
  ids,
  range,
  reader,
  previous,
}: AveragesQuery): Promise<Average[]> {
  // Half a year and a year start on the first of a month.
  const grain = range.bucket === 'day' ? GRAIN.day : GRAIN.month;
  const span = [(previous ?? range).from, range.from, range.to];
  const values = [companyId, scope, ids, mainMetrics, grain, ...span, reader?.userIds ?? []];
  const rows = asRows(averagesRow, await pool().query({ name: 'averages', text: statement, values }));
  const [row] = rows;
  if (!row) return [];
  const hidden = new Set(
    findHidden(row.known, reader).batches.map(([id, metric, day]) => `${id} ${metric} ${day >= range.from}`),
  );
  if (hidden.size === 0) return row.averages;
  return row.averages.map(([id, metric, now, before]) => {
    const isHidden = (isNow: boolean) => hidden.has(`${id} ${metric} ${isNow}`);
    return [id, metric, isHidden(true) ? null : now, isHidden(false) ? null : before];
  });
}

/**
 * Returns a function that takes the id of a team or department and returns what its own dashboard shows: whole points
 * (participation in whole percent), null if nothing is published, and the category. `isHidden` is only right for
 * averages without a previous period: then null means hidden.
 */
export function presentAverages(averages: readonly Average[]) {
  const ofGroup = groupRows(averages, ([id]) => id);
  return (id: number) => {
    const avgOf = (metric: number) => wholePoints(ofGroup.get(id)?.find(([, of]) => of === metric)?.[2] ?? null);
    const [productivity, sentiment] = [avgOf(METRIC.productivity), avgOf(METRIC.sentiment)];
    const [participation, motivation] = [avgOf(METRIC.participation), avgOf(METRIC.motivation)];
    // Each average is from at least this many people, or null.
    const categoryId = computeCategory({ productivity, sentiment, participation, persons: K_ANON_MIN });
    const isHidden = ofGroup.get(id)?.some(([, , now]) => now === null) ?? false;
    return { productivity, sentiment, participation, motivation, categoryId, isHidden };
  };
}
