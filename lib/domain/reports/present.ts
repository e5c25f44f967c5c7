import type { ReportExport } from '#/generated/prisma/client.ts';
import { reportMessages, reportStates } from '#/lib/domain/reports/constants.ts';
import type { ReportFlag } from '#/lib/domain/reports/schema.ts';

type ExportRow = Pick<ReportExport, 'id' | 'flag' | 'status' | 'doneCount' | 'totalCount' | 'fileName'>;
type Status = 'waiting' | 'working' | 'done' | 'failed';

/** The documented answer about an export; `content` is the PDF where it comes along. */
export function presentReport(row: ExportRow, content: Uint8Array | null) {
  const flag = row.flag as ReportFlag;
  const isHandedOver = flag === 'send' ? row.status !== 'failed' : content !== null;
  return {
    id: row.id,
    flag,
    status: row.status as Status,
    doneCount: row.doneCount,
    totalCount: row.totalCount,
    buffer: content && Buffer.from(content).toString('base64'),
    fileName: content && row.fileName,
    message: isHandedOver ? reportMessages[flag] : reportStates[row.status as Status],
  };
}
