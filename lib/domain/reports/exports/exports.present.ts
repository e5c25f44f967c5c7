import type { ReportExport } from '#/generated/prisma/client.ts';
import { reportMessages, reportStates } from '#/lib/domain/reports/constants.ts';
import { takeExport } from '#/lib/domain/reports/exports/export.service.ts';
import { ledScopes } from '#/lib/domain/reports/recipients/recipient.service.ts';
import { type ReportFlag, type ReportScope, reportScope } from '#/lib/domain/reports/reports.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

type ExportRow = Pick<ReportExport, 'id' | 'flag' | 'status' | 'doneCount' | 'totalCount' | 'fileName'>;
type Status = 'waiting' | 'working' | 'done' | 'failed';

import { message } from '#/lib/words/message.ts';

/** Returns the documented answer about an export; `content` is the PDF if the answer includes it. */
export function presentReport(row: ExportRow, content: Uint8Array | null, isRepeat: boolean) {
  const flag = row.flag as ReportFlag;
  return {
    id: row.id,
    flag,
    status: row.status as Status,
    doneCount: row.doneCount,
    totalCount: row.totalCount,
    buffer: content && Buffer.from(content).toString('base64'),
    fileName: content && row.fileName,
    message: messageOf({ words: reportMessages, states: reportStates }, row, { content, isRepeat }),
  };
}

interface Sayings {
  words: Record<ReportFlag, string>;
  states: Record<Status, string>;
}

/** Returns what the screen says about an export; “sent” and “here” only once it's true. */
export function messageOf(
  { words, states }: Sayings,
  { flag, status }: Pick<ExportRow, 'flag' | 'status'>,
  { content, isRepeat }: { content: Uint8Array | null; isRepeat: boolean },
): string {
  const isSend = flag === 'send';
  if (isSend && status === 'done') return isRepeat ? message('reports.sentBefore') : words.send;
  return !isSend && content !== null ? words.download : states[status as Status];
}

/**
 * Returns the progress of the requester's own report; see `takeExport` for its file and its errors. `isRepeat` means
 * that the export existed before this request.
 */
export async function fetchReport(ctx: UserCtx, id: string, { isRepeat = false } = {}) {
  const maySee = async (scopes: Parameters<typeof findUnledScope>[1]) => !(await findUnledScope(ctx, scopes));
  const { row, content } = await takeExport(ctx, { id, kind: 'report', maySee });
  return presentReport(row, content, isRepeat);
}

const text = `
SELECT w.kind, w.id, w.name FROM json_to_recordset($4) AS w (kind text, id int, name text)
WHERE NOT EXISTS (SELECT FROM (${ledScopes}) s WHERE s.kind = w.kind AND s.id = w.id) LIMIT 1`;

/** Returns one of these scopes that the requester doesn't lead now in their current role; null if they lead all. */
async function findUnledScope(ctx: UserCtx, scopes: readonly ReportScope[]): Promise<ReportScope | null> {
  const values = [ctx.company.id, ctx.actor.userId, ctx.actor.role, JSON.stringify(scopes)];
  const rows = asRows(reportScope, await pool().query({ name: 'report-unled-scope', text, values }));
  return rows[0] ?? null;
}
