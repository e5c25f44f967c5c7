import { presentReport } from '#/lib/domain/reports/exports/exports.present.ts';
import { takeExport } from '#/lib/domain/reports/exports/take-export.ts';
import { findUnledScope } from '#/lib/domain/reports/recipients/find-unled-scope.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Returns the progress of the requester's own report; see `takeExport` for its file and for what it throws. `isRepeat`
 * says that it was not begun for this request.
 */
export async function fetchReport(ctx: UserCtx, id: string, { isRepeat = false } = {}) {
  const maySee = async (scopes: Parameters<typeof findUnledScope>[1]) => !(await findUnledScope(ctx, scopes));
  const { row, content } = await takeExport(ctx, { id, kind: 'report', maySee });
  return presentReport(row, content, isRepeat);
}
