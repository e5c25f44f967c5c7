import { ledScopes } from '#/lib/domain/reports/recipients/list-report-users.ts';
import { type ReportScope, reportScope } from '#/lib/domain/reports/reports.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const text = `
SELECT s.kind, s.id, coalesce(nullif(s.name, ''), 'N/A') AS name
FROM (${ledScopes}) s WHERE s.kind = 'team' AND s.id = $4 LIMIT 1`;

/** Returns a team within what the requester leads now, in their current role; null for any other. */
export async function findLedTeam(ctx: UserCtx, teamId: number): Promise<ReportScope | null> {
  const values = [ctx.company.id, ctx.actor.userId, ctx.actor.role, teamId];
  const rows = asRows(reportScope, await pool().query({ name: 'report-led-team', text, values }));
  return rows[0] ?? null;
}
