import * as z from 'zod';
import { viewableTeamSql } from '#/lib/domain/dashboards/dashboards.policy.ts';
import { findLastResults } from '#/lib/domain/pulses/results/find-last-results.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const teamRow = z.object({ isSeen: z.boolean() });

const statement = `
SELECT ${viewableTeamSql({ role: '$3', person: '$4' })} IS TRUE AS "isSeen"
FROM teams t LEFT JOIN departments d ON d.id = t.department_id
WHERE t.id = $1 AND t.company_id = $2 AND t.completed_at IS NOT NULL`;

/**
 * Returns the team's newest pulse results that this person may read; `last` is null if there are none. Throws
 * `not_found` for a team that the company doesn't have, `forbidden` without the right to see it.
 */
export async function getLastPulse(ctx: UserCtx, teamId: number) {
  const values = [teamId, ctx.company.id, ctx.actor.role, ctx.actor.userId];
  const [row] = asRows(teamRow, await pool().query({ name: 'team-seen', text: statement, values }));
  if (!row) throw notFound();
  if (!row.isSeen) throw forbidden();
  return { last: await findLastResults(ctx, teamId) };
}
