import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { bucketOf, type PeriodRange } from '#/lib/domain/calendar/period.ts';
import { GRAIN, METRIC, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { hidesBatch } from '#/lib/domain/metrics/publication/reader-shield.ts';
import { groupRows } from '#/lib/domain/metrics/scores/numbers.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Who reads published results, and how many people a batch needs; null if no one does, as in the daily run. */
export type FigureReader = { readonly userIds: readonly number[]; readonly k: number } | null;

/**
 * Returns who reads the results: in a preview always the leader, for an emailed report also its recipient, and for a
 * key every administrator.
 */
export function readersOf({ actor }: Pick<UserCtx, 'actor'>): number[] {
  const { userId, previewedBy = userId, passedTo = [] } = actor;
  return [...new Set([previewedBy, ...passedTo])];
}

/** Returns the readers with the number of people that a batch needs. */
export function figureReaderOf(ctx: Pick<UserCtx, 'actor'>, k: number): FigureReader {
  return { userIds: readersOf(ctx), k };
}

/** A batch hidden from the reader: its group, metric and day. */
type HiddenBatch = readonly [scopeId: number, metric: number, day: LocalDate];

/** Batches that are hidden from a reader, and the names of the teams that they read by name. */
export interface Hidden {
  readonly batches: readonly HiddenBatch[];
  readonly teamNames: string[];
}

/** Returns what is hidden from a reader; with several readers, what is hidden from any of them. */
export function findHidden({ leaderships, batches, ended }: KnownBatches, reader: FigureReader): Hidden {
  if (!reader) return nothingHidden;
  const leadershipLists = [...groupRows(leaderships, ({ userId }) => userId).values()];
  const hidden = [...batches, ...ended].filter(([, , , parts]) =>
    leadershipLists.some((its) => hidesBatch(parts, its, reader.k)),
  );
  const concerned = new Set(hidden.flatMap(([, , , parts]) => parts.flatMap(({ teamIds }) => teamIds)));
  const names = leaderships.flatMap(({ teamId, name }) => (concerned.has(teamId) && name !== null ? [name] : []));
  return {
    batches: hidden.map(([scopeId, metric, day]): HiddenBatch => [scopeId, metric, day]),
    teamNames: [...new Set(names)].sort(),
  };
}

/** For someone who reads no team by name, nothing is hidden. */
export const nothingHidden: Hidden = { batches: [], teamNames: [] };

/**
 * Returns a function that says whether a day, week or month of a metric is hidden, separately for each part of a
 * period. A sum that includes a hidden batch is hidden.
 */
export function hiddenSteps({ batches }: Hidden, { from, bucket }: PeriodRange) {
  const keyOf = (scopeId: number, metric: number, date: LocalDate, isNow: boolean) =>
    `${scopeId} ${metric} ${date} ${isNow}`;
  const keys = new Set(
    batches.map(([scopeId, metric, day]) => keyOf(scopeId, metric, bucketOf(day, bucket), day >= from)),
  );
  return (...of: Parameters<typeof keyOf>) => keys.has(keyOf(...of));
}

const leadership = z.object({
  userId: z.number(),
  teamId: z.number(),
  beginsOn: z.iso.date().nullable(),
  endedOn: z.iso.date().nullable(),
  /** Null if the team no longer exists. */
  name: z.string().nullable(),
});

const part = z.object({
  teamIds: z.array(z.number()),
  firstOn: z.iso.date(),
  lastOn: z.iso.date(),
  persons: z.number(),
});

/** Group, metric, day, and the people behind it. */
const batch = z.tuple([z.number(), z.number(), z.iso.date(), z.array(part)]);

/** What a reader may know by name in some groups: the teams they have led, and batches with answers of these teams. */
export const knownBatches = z.object({
  leaderships: z.array(leadership),
  batches: z.array(batch),
  /** Batches of a single day, on the day when the reader's leadership of their team ended. */
  ended: z.array(batch),
});
export type KnownBatches = z.output<typeof knownBatches>;

const ledBy = (readers: `$${number}`) =>
  `FROM leaderships l WHERE l.company_id = $1 AND l.user_id = ANY (${readers}::int[])`;

/**
 * Returns `knownBatches` as a column of a statement about the company $1, the scope $2 and its ids $3. `readers` is the
 * parameter with the readers; `from` and `to` are parameters or columns with the first and last day.
 */
export function knownColumn({
  readers,
  from,
  to,
}: {
  readers: `$${number}`;
  from: `$${number}` | 'span.first';
  to: `$${number}` | 'span.last';
}): string {
  return `json_build_object(
    'leaderships', coalesce((SELECT json_agg(json_build_object('userId', l.user_id, 'teamId', l.team_id, 'beginsOn', l.begins_on, 'endedOn', l.ended_on,
      'name', (SELECT t.name FROM teams t WHERE t.id = l.team_id))) ${ledBy(readers)}), '[]'),
    'batches', coalesce((SELECT json_agg(json_build_array(place.id, b.metric, b.published_on, b.parts))
      FROM mixed_batches b CROSS JOIN LATERAL (SELECT CASE $2::int WHEN 0 THEN b.team_id WHEN 1 THEN b.department_id ELSE b.company_id END AS id) AS place
      WHERE b.team_ids && ARRAY(SELECT l.team_id ${ledBy(readers)}) AND b.company_id = $1 AND place.id = ANY ($3)
        AND b.published_on BETWEEN ${from}::date AND ${to}::date), '[]'),
    'ended', coalesce((SELECT json_agg(json_build_array(place.id, s.metric, s.begins_on, json_build_array(json_build_object(
        'teamIds', json_build_array(s.scope_id), 'firstOn', s.begins_on, 'lastOn', s.begins_on, 'persons', s.persons))))
      FROM leaderships l JOIN published_sums s ON s.company_id = $1 AND s.scope = ${SCOPE.team} AND s.scope_id = l.team_id
        AND s.grain = ${GRAIN.day} AND s.begins_on = l.ended_on AND (s.metric < ${METRIC.monthQuestion} OR s.metric BETWEEN ${METRIC.norm} AND ${METRIC.factor})
        LEFT JOIN teams t ON t.id = l.team_id
        CROSS JOIN LATERAL (SELECT CASE $2::int WHEN 0 THEN l.team_id WHEN 1 THEN t.department_id ELSE $1 END AS id) AS place
      WHERE l.company_id = $1 AND l.user_id = ANY (${readers}::int[]) AND place.id = ANY ($3)
        AND l.ended_on BETWEEN ${from}::date AND ${to}::date), '[]'))`;
}
