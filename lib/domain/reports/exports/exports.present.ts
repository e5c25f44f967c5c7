import type { ReportExport } from '#/generated/prisma/client.ts';
import { reportMessages, reportStates } from '#/lib/domain/reports/constants.ts';
import type { ReportFlag } from '#/lib/domain/reports/reports.schema.ts';

type ExportRow = Pick<ReportExport, 'id' | 'flag' | 'status' | 'doneCount' | 'totalCount' | 'fileName'>;
type Status = 'waiting' | 'working' | 'done' | 'failed';

import { message } from '#/lib/words/message.ts';

/** The documented answer about an export; `content` is the PDF where it comes along. */
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

/** Returns what the screen says of an export: that it was sent, or is here, only once that is so. */
export function messageOf(
  { words, states }: Sayings,
  { flag, status }: Pick<ExportRow, 'flag' | 'status'>,
  { content, isRepeat }: { content: Uint8Array | null; isRepeat: boolean },
): string {
  const isSend = flag === 'send';
  if (isSend && status === 'done') return isRepeat ? message('reports.sentBefore') : words.send;
  return !isSend && content !== null ? words.download : states[status as Status];
}
