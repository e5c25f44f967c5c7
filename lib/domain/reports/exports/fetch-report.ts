import { takeExport } from '#/lib/domain/reports/exports/export.service.ts';
import { presentReport } from '#/lib/domain/reports/exports/exports.present.ts';
import { ledScopes } from '#/lib/domain/reports/recipients/recipient.service.ts';
import { type ReportScope, reportScope } from '#/lib/domain/reports/reports.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/**
 * Returns the progress of the requester's own report; see `takeExport` for its file and for what it throws. `isRepeat`
 * says that it was not begun for this request.
 */
export async function fetchReport(ctx: UserCtx, id: string, { isRepeat = false } = {}) {
  const maySee = async (scopes: Parameters<typeof findUnledScope>[1]) => !(await findUnledScope(ctx, scopes));
  const { row, content } = await takeExport(ctx, { id, kind: 'report', maySee });
  return presentReport(row, content, isRepeat);
}

const text = `
SELECT w.kind, w.id, w.name FROM json_to_recordset($4) AS w (kind text, id int, name text)
WHERE NOT EXISTS (SELECT FROM (${ledScopes}) s WHERE s.kind = w.kind AND s.id = w.id) LIMIT 1`;

/** Returns one of these scopes that the requester does not lead now, in their current role; null when they lead all. */
async function findUnledScope(ctx: UserCtx, scopes: readonly ReportScope[]): Promise<ReportScope | null> {
  const values = [ctx.company.id, ctx.actor.userId, ctx.actor.role, JSON.stringify(scopes)];
  const rows = asRows(reportScope, await pool().query({ name: 'report-unled-scope', text, values }));
  return rows[0] ?? null;
}
