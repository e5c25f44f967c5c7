import * as z from 'zod';
import { presentActivity, type ShownEntry } from '#/lib/domain/audit/activity.present.ts';
import { activityWords } from '#/lib/domain/audit/constants.ts';
import { listSubjectNames } from '#/lib/domain/audit/list-subject-names.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { csvFileName, csvLine } from '#/lib/platform/csv-line.ts';
import { csvResponse } from '#/lib/platform/csv-response.ts';
import { pool } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Rows in memory at a time. */
const PORTION = 500;
const heads = ['at', 'who', 'role', 'kind', 'action', 'text', 'result', 'subject', 'requestId'];
const shownActions = [...activityWords].filter(([, { isPrivate }]) => !isPrivate).map(([action]) => action);
/** What opens a session, with a password or at a provider. */
const signInActions = ['session.sign-in', 'session.provider'];

const bounds = z.object({ name: z.string(), from: z.date(), until: z.date() });
const signInDay = z.object({ day: z.iso.date(), count: z.number() });

const boundsText = `
SELECT to_char(first.day, 'YYYY-MM') AS name, first.day::timestamp AT TIME ZONE c.time_zone AS "from",
  (first.day + interval '1 month') AT TIME ZONE c.time_zone AS until
FROM companies c CROSS JOIN LATERAL (
  SELECT coalesce($2::date, date_trunc('month', $3::timestamptz AT TIME ZONE c.time_zone)::date) AS day
) first WHERE c.id = $1`;

const signInsText = `
SELECT (e.at AT TIME ZONE c.time_zone)::date::text AS day, count(*)::int AS count
FROM audit_entries e JOIN companies c ON c.id = e.company_id
WHERE e.company_id = $1 AND e.at >= $2 AND e.at < $3 AND e.result = 'ok' AND e.action = ANY($4) GROUP BY 1 ORDER BY 1`;

/**
 * Returns a month of the company's activity as CSV, oldest first, then how often people signed in on each day, because
 * when someone signs in is their own business. The month is in the company's zone.
 */
export async function exportActivity(ctx: UserCtx, { month }: { month?: string | undefined }): Promise<Response> {
  const values = [ctx.company.id, month === undefined ? null : `${month}-01`, ctx.clock.now()];
  const [span] = asRows(bounds, await pool().query({ name: 'activity-month', text: boundsText, values }));
  if (!span) throw notFound();
  return csvResponse(csvFileName('activity', span.name), linesOf(ctx, span));
}

async function* linesOf(ctx: UserCtx, { from, until }: z.output<typeof bounds>): AsyncGenerator<string> {
  yield csvLine(heads);
  const companyId = ctx.company.id;
  for (let after = 0n; ; ) {
    const entries: (ShownEntry & { id: bigint; requestId: string | null })[] = await ctx.db.auditEntry.findMany({
      where: { companyId, at: { gte: from, lt: until }, action: { in: shownActions }, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: PORTION,
    });
    const names = await listSubjectNames(ctx, entries);
    for (const entry of entries) {
      const { at, who, role, kind, text } = presentActivity(entry, names, ctx.locale);
      yield csvLine([
        at,
        who,
        role ?? '',
        kind,
        entry.action,
        text,
        entry.result,
        entry.subject ?? '',
        entry.requestId ?? '',
      ]);
    }
    const last = entries.at(-1);
    if (!last || entries.length < PORTION) break;
    after = last.id;
  }
  const values = [companyId, from, until, signInActions];
  const days = asRows(signInDay, await pool().query({ name: 'activity-sign-ins', text: signInsText, values }));
  const t = wordsFor(ctx.locale, 'audit');
  for (const { day, count } of days)
    yield csvLine([day, '', '', 'security', 'session.sign-in', t('signIns', { count }), 'ok', '', '']);
}
