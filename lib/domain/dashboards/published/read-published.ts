import type { Pool } from 'pg';
import * as z from 'zod';
import { addDays, addMonths } from '#/lib/domain/calendar/local-date.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import { GRAIN, METRIC, mainMetrics, type Scope } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { FACTOR_DAYS } from '#/lib/domain/releases/constants.ts';
import {
  type FigureReader,
  findHidden,
  type Hidden,
  knownBatches,
  knownColumn,
  nothingHidden,
} from '#/lib/domain/releases/read/hidden.present.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const number = z.number();
/** People, answers, total, high and low. */
const sums = [number, number, number, number, number] as const;

/**
 * Scope, metric, date (a day, the Monday of a week or the first of a month), and whether it is in the period or the
 * previous one.
 */
const stepRow = z.tuple([number, number, z.iso.date(), z.boolean(), ...sums]);
/** Scope and metric of norms and reasons over the whole period. */
const totalRow = z.tuple([number, number, ...sums]);
/** Scope, metric and the first of the month, for a monthly question. */
const monthRow = z.tuple([number, number, z.iso.date(), ...sums]);
/** Scope, metric and the days of the first and the last batch. */
const reachRow = z.tuple([number, number, z.iso.date().nullable(), z.iso.date().nullable()]);
/** Scope, and the last day when a check-in was due. */
const dueRow = z.tuple([number, z.iso.date().nullable()]);

/** All published results of some teams or departments, or of the company, for a period. */
const publishedRows = z.object({
  steps: z.array(stepRow),
  totals: z.array(totalRow),
  months: z.array(monthRow),
  reach: z.array(reachRow),
  due: z.array(dueRow),
  known: knownBatches,
});
/** Published results, and which of them are hidden from the reader. */
export type Published = Omit<z.output<typeof publishedRows>, 'known'> & { readonly hidden: Hidden };
export type StepRow = z.output<typeof stepRow>;
export type TotalRow = z.output<typeof totalRow>;
export type MonthRow = z.output<typeof monthRow>;

interface PublishedQuery {
  readonly companyId: number;
  readonly scope: Scope;
  readonly scopeIds: readonly number[];
  readonly spans: PublishedSpans;
  readonly reader: FigureReader;
  /** Only these metrics, without norms, reasons and monthly questions. */
  readonly metrics?: readonly number[];
}

const MONTHS_READ = 15;

const ofScope = 'company_id = $1 AND scope = $2 AND scope_id = ANY ($3)';
const rows = (columns: string, from: string) =>
  `coalesce((SELECT json_agg(json_build_array(${columns})) FROM (${from}) AS row), '[]')`;

/** The last check-in that was due in each group; $2 is the kind of group. */
const lastDue = `
  SELECT asked.id, CASE $2::int
    WHEN 0 THEN (SELECT max(r.local_date) FROM check_in_rounds r WHERE r.team_id = asked.id AND r.local_date <= $6)
    WHEN 1 THEN (SELECT r.local_date FROM check_in_rounds r JOIN teams t ON t.id = r.team_id AND t.department_id = asked.id
      WHERE r.company_id = $1 AND r.local_date <= $6 ORDER BY r.local_date DESC LIMIT 1)
    ELSE (SELECT max(r.local_date) FROM check_in_rounds r WHERE r.company_id = $1 AND r.local_date <= $6) END AS day
  FROM unnest($3::int[]) AS asked (id)`;

const ends = (order: 'ASC' | 'DESC') => `
  (SELECT begins_on FROM published_sums p WHERE p.company_id = $1 AND p.scope = $2 AND p.scope_id = s.id
    AND p.metric = m.metric AND p.grain = ${GRAIN.day} ORDER BY begins_on ${order} LIMIT 1)`;

const bucket = `CASE $9 WHEN 'week' THEN date_trunc('week', begins_on::timestamp)::date ELSE begins_on END`;

const statement = `
SELECT
  ${rows(
    'scope_id, metric, date, is_now, max, answers, total, high, low',
    `SELECT scope_id, metric, ${bucket} AS date, begins_on >= $5 AS is_now, max(persons) AS max, sum(answers) AS answers,
       sum(total) AS total, sum(high) AS high, sum(low) AS low
     FROM published_sums WHERE ${ofScope} AND metric = ANY ($8) AND grain = CASE $9 WHEN 'month' THEN ${GRAIN.month} ELSE ${GRAIN.day} END
       AND begins_on BETWEEN $4 AND $6
     GROUP BY 1, 2, 3, 4 ORDER BY 3`,
  )} AS steps,
  ${rows(
    'scope_id, metric, max, answers, total, high, low',
    `SELECT scope_id, metric, max(persons) AS max, sum(answers) AS answers, sum(total) AS total, sum(high) AS high, sum(low) AS low
     FROM published_sums WHERE $7 AND ${ofScope} AND metric > ${METRIC.norm}
       AND grain = CASE $9 WHEN 'day' THEN ${GRAIN.day} ELSE ${GRAIN.month} END AND begins_on BETWEEN $5 AND $6
     GROUP BY 1, 2`,
  )} AS totals,
  ${rows(
    'scope_id, metric, begins_on, persons, answers, total, high, low',
    `SELECT * FROM published_sums WHERE $7 AND ${ofScope} AND metric BETWEEN ${METRIC.monthQuestion} AND ${METRIC.norm}
       AND grain = ${GRAIN.month} AND begins_on BETWEEN $10 AND $6 ORDER BY begins_on`,
  )} AS months,
  ${rows(
    'id, metric, first_on, last_on',
    `SELECT s.id, m.metric, ${ends('ASC')} AS first_on, ${ends('DESC')} AS last_on
     FROM unnest($3::int[]) AS s (id) CROSS JOIN unnest($8::int[]) AS m (metric)`,
  )} AS reach,
  ${rows('id, day', lastDue)} AS due,
  ${knownColumn({ readers: '$11', from: '$12', to: '$6' })} AS known`;

/** A connection, or the pool of them. */
export type Connection = Pick<Pool, 'query'>;

/**
 * Reads published sums, and which of them are hidden from the reader, in one round trip. Every result that is shown
 * without names comes from here.
 */
export async function readPublished(query: PublishedQuery, on: Connection = pool()): Promise<Published> {
  const { companyId, scope, scopeIds, spans, reader, metrics } = query;
  const { range, previous } = spans;
  const span = [previous.from, range.from, range.to];
  const which = [metrics === undefined, metrics ?? mainMetrics, range.bucket, addMonths(range.to, -MONTHS_READ)];
  // The people who named a reason are counted over four weeks.
  const knownOf = [reader?.userIds ?? [], addDays(previous.from, 1 - FACTOR_DAYS)];
  const values = [companyId, scope, scopeIds, ...span, ...which, ...knownOf];
  const rows = asRows(publishedRows, await on.query({ name: 'read-published', text: statement, values }));
  const [row] = rows;
  if (!row) return { steps: [], totals: [], months: [], reach: [], due: [], hidden: nothingHidden };
  return { ...row, hidden: findHidden(row.known, reader) };
}
