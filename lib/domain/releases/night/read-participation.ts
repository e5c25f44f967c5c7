import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { wholePoints } from '#/lib/domain/metrics/publication/published-figure.ts';
import { GRAIN, METRIC, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** How many of a team's check-ins were answered, as it is published for a day. */
export interface PublishedParticipation {
  /** The day asked for, else that of the last batch; null without one. */
  readonly date: LocalDate | null;
  /** The day, or its week where no batch is dated that day; the rate in whole percent, null without any. */
  readonly span: { readonly from: LocalDate; readonly to: LocalDate; readonly rate: number | null } | null;
}

const participationRow = z.object({
  date: z.iso.date().nullable(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  rate: z.number().nullable(),
});

const batches = `FROM published_sums p WHERE p.company_id = $1 AND p.scope = ${SCOPE.team} AND p.scope_id = $2
  AND p.metric = ${METRIC.participation} AND p.grain = ${GRAIN.day}`;

const statement = `
SELECT asked.date::text, span.first::text AS "from", span.last::text AS "to",
  (SELECT sum(p.total) / sum(p.answers) ${batches} AND p.begins_on BETWEEN span.first AND span.last) AS rate
FROM (SELECT coalesce($3::date, (SELECT max(p.begins_on) ${batches})) AS date) asked
CROSS JOIN LATERAL (SELECT EXISTS (SELECT ${batches} AND p.begins_on = asked.date) AS is_published) day
CROSS JOIN LATERAL (SELECT CASE WHEN day.is_published THEN asked.date ELSE date_trunc('week', asked.date::timestamp)::date END AS first,
  CASE WHEN day.is_published THEN asked.date ELSE date_trunc('week', asked.date::timestamp)::date + 6 END AS last) span`;

/** Returns the published participation of a team on a day, or in its week, in one round trip. */
export async function readParticipation(filter: {
  companyId: number;
  teamId: number;
  /** Null stands for the last one there is. */
  date: LocalDate | null;
}): Promise<PublishedParticipation> {
  const values = [filter.companyId, filter.teamId, filter.date];
  const rows = asRows(
    participationRow,
    await pool().query({ name: 'published-participation', text: statement, values }),
  );
  const { date = null, from = null, to = null, rate = null } = rows[0] ?? {};
  return { date, span: from === null || to === null ? null : { from, to, rate: wholePoints(rate) } };
}
