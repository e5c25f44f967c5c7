import * as z from 'zod';
import { presentActivity, type ShownEntry } from '#/lib/domain/audit/activity.present.ts';
import type { ActivityFormat } from '#/lib/domain/audit/audit.contract.ts';
import { activityWords } from '#/lib/domain/audit/constants.ts';
import { listSubjectNames } from '#/lib/domain/audit/list-activity.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { csvFileName, csvLine } from '#/lib/platform/csv-line.ts';
import { csvResponse, jsonLinesResponse } from '#/lib/platform/csv-response.ts';
import { pool } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Rows in memory at a time. */
const PORTION = 500;
const fields = ['at', 'who', 'role', 'kind', 'action', 'text', 'result', 'subject', 'requestId'] as const;
type Row = Record<(typeof fields)[number], string | null>;
const shownActions = [...activityWords].filter(([, { isPrivate }]) => !isPrivate).map(([action]) => action);
/** Events that open a session, by password or by a provider. */
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
 * Returns a month of the company's activity as CSV or JSON lines, oldest first. After it comes how often people signed
 * in on each day; only the number, because when someone signs in is their own business. The month is in the company's
 * zone; without one, it's the current month. Throws `not_found` for a company that no longer exists.
 */
export async function exportActivity(
  ctx: UserCtx,
  { month, format = 'csv' }: { month?: string | undefined; format?: ActivityFormat },
): Promise<Response> {
  const values = [ctx.company.id, month === undefined ? null : `${month}-01`, ctx.clock.now()];
  const [span] = asRows(bounds, await pool().query({ name: 'activity-month', text: boundsText, values }));
  if (!span) throw notFound();
  const name = csvFileName('activity', span.name);
  const rows = listRows(ctx, span);
  if (format === 'csv') return csvResponse(name, csvLines(rows));
  return jsonLinesResponse(name.replace(/csv$/, 'jsonl'), jsonLines(rows));
}

async function* csvLines(rows: AsyncGenerator<Row>): AsyncGenerator<string> {
  yield csvLine(fields);
  for await (const row of rows) yield csvLine(fields.map((field) => row[field] ?? ''));
}

async function* jsonLines(rows: AsyncGenerator<Row>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

async function* listRows(ctx: UserCtx, { from, until }: z.output<typeof bounds>): AsyncGenerator<Row> {
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
      const { action, result, subject, requestId } = entry;
      yield { at, who, role, kind, action, text, result, subject, requestId };
    }
    const last = entries.at(-1);
    if (!last || entries.length < PORTION) break;
    after = last.id;
  }
  const values = [companyId, from, until, signInActions];
  const days = asRows(signInDay, await pool().query({ name: 'activity-sign-ins', text: signInsText, values }));
  const t = wordsFor(ctx.locale, 'audit');
  const nobody = { who: null, role: null, subject: null, requestId: null };
  for (const { day, count } of days) {
    const text = t('signIns', { count });
    yield { ...nobody, at: day, kind: 'security', action: 'session.sign-in', text, result: 'ok' };
  }
}
