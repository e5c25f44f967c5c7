import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { GRAIN, METRIC, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { wholePoints } from '#/lib/domain/metrics/scores/numbers.ts';
import { findHidden, knownBatches, knownColumn, readersOf } from '#/lib/domain/releases/read/hidden.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** The published participation of a team on a day. */
export interface PublishedParticipation {
  /** The requested day, otherwise the day of the last batch; null if there is none. */
  readonly date: LocalDate | null;
  /** The day, or its week if no batch is dated that day. */
  readonly span: {
    readonly from: LocalDate;
    readonly to: LocalDate;
    /** In whole percent; null if there is none, or if it's hidden from the reader. */
    readonly rate: number | null;
    /** True if the reader knows so much of it by name that the rest would be a few people. */
    readonly isKnown: boolean;
  } | null;
}

const participationRow = z.object({
  date: z.iso.date().nullable(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  rate: z.number().nullable(),
  known: knownBatches,
});

const batches = `FROM published_sums p WHERE p.company_id = $1 AND p.scope = $2 AND p.scope_id = ANY ($3)
  AND p.metric = ${METRIC.participation} AND p.grain = ${GRAIN.day}`;

const statement = `
SELECT asked.date::text, span.first::text AS "from", span.last::text AS "to",
  (SELECT sum(p.total) / sum(p.answers) ${batches} AND p.begins_on BETWEEN span.first AND span.last) AS rate,
  ${knownColumn({ readers: '$5', from: 'span.first', to: 'span.last' })} AS known
FROM (SELECT coalesce($4::date, (SELECT max(p.begins_on) ${batches})) AS date) asked
CROSS JOIN LATERAL (SELECT EXISTS (SELECT ${batches} AND p.begins_on = asked.date) AS is_published) day
CROSS JOIN LATERAL (SELECT CASE WHEN day.is_published THEN asked.date ELSE date_trunc('week', asked.date::timestamp)::date END AS first,
  CASE WHEN day.is_published THEN asked.date ELSE date_trunc('week', asked.date::timestamp)::date + 6 END AS last) span`;

/** Returns the published participation of a team on a day or in its week, for this reader, in one round trip. */
export async function readParticipation(
  ctx: UserCtx,
  /** Without a date, the last participation there is. */
  { teamId, date }: { teamId: number; date: LocalDate | null },
): Promise<PublishedParticipation> {
  const { id: companyId, minimumGroupSize } = ctx.company;
  const values = [companyId, SCOPE.team, [teamId], date, readersOf(ctx)];
  const rows = asRows(
    participationRow,
    await pool().query({ name: 'published-participation', text: statement, values }),
  );
  const [row] = rows;
  if (!row || row.from === null || row.to === null) return { date: row?.date ?? null, span: null };
  const { from, to } = row;
  const { batches: hidden } = findHidden(row.known, {
    userIds: readersOf(ctx),
    k: minimumGroupSize,
  });
  const isKnown = hidden.some(([, metric]) => metric === METRIC.participation);
  return { date: row.date, span: { from, to, rate: isKnown ? null : wholePoints(row.rate), isKnown } };
}
