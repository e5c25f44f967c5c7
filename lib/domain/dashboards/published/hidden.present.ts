import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { bucketOf, type PeriodRange } from '#/lib/domain/calendar/period.ts';
import type { KnownBatches } from '#/lib/domain/dashboards/published/known.sql.ts';
import { hidesBatch } from '#/lib/domain/metrics/publication/reader-shield.ts';
import { groupRows } from '#/lib/domain/metrics/series/group-rows.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Who looks at published figures, and the persons that a batch needs; null where nobody does, as at night. */
export type FigureReader = { readonly userIds: readonly number[]; readonly k: number } | null;

/** Gives who looks at figures: in a preview the leader, whoever they look as; of a mailed report its reader as well. */
export function figureReaderOf({ actor }: Pick<UserCtx, 'actor'>, k: number): FigureReader {
  const { userId, previewedBy = userId, passedTo = previewedBy } = actor;
  return { userIds: [...new Set([previewedBy, passedTo])], k };
}

/** A batch that is hidden from the reader: of a group, in a metric, on a day. */
type HiddenBatch = readonly [scopeId: number, metric: number, day: LocalDate];

/** Batches that are hidden from a reader, and the names of the teams that they read by name. */
export interface Hidden {
  readonly batches: readonly HiddenBatch[];
  readonly teamNames: string[];
}

/** Judges what is hidden from a reader: of several, what is hidden from any. */
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

/** Nothing is hidden from whoever reads no team by name. */
export const nothingHidden: Hidden = { batches: [], teamNames: [] };

/**
 * Tells of which days, weeks or months of a metric one is hidden, each part of a period for itself: a sum that holds a
 * hidden batch is hidden.
 */
export function hiddenSteps({ batches }: Hidden, { from, bucket }: PeriodRange) {
  const keyOf = (scopeId: number, metric: number, date: LocalDate, isNow: boolean) =>
    `${scopeId} ${metric} ${date} ${isNow}`;
  const keys = new Set(
    batches.map(([scopeId, metric, day]) => keyOf(scopeId, metric, bucketOf(day, bucket), day >= from)),
  );
  return (...of: Parameters<typeof keyOf>) => keys.has(keyOf(...of));
}
