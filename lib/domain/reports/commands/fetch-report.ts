import { presentReport } from '#/lib/domain/reports/present.ts';
import { findUnledScope } from '#/lib/domain/reports/steps/find-unled-scope.ts';
import { takeExport } from '#/lib/domain/reports/steps/take-export.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns how far a report of the asking person's own is; `takeExport` says when with its file, and what it throws. */
export async function fetchReport(ctx: UserCtx, id: string) {
  const maySee = async (scopes: Parameters<typeof findUnledScope>[1]) => !(await findUnledScope(ctx, scopes));
  const { row, content } = await takeExport(ctx, { id, kind: 'report', maySee });
  return presentReport(row, content);
}
