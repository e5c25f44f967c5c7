import * as z from 'zod';
import { evaluateTeams } from '#/lib/domain/coaching/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const statement = `
SELECT r.company_id AS "companyId" FROM company_releases r
WHERE EXISTS (SELECT FROM teams t LEFT JOIN coach_evaluations e ON e.team_id = t.id
  WHERE t.company_id = r.company_id AND t.completed_at IS NOT NULL
    AND (e.evaluated_until IS NULL OR e.evaluated_until < r.released_until))
ORDER BY r.company_id`;

/** Has the teams of every company evaluated by jobs, one company each, whose figures of a day have been published since. */
export async function enqueueEvaluations(ctx: Ctx): Promise<void> {
  const companies = asRows(z.object({ companyId: z.number() }), await pool().query(statement));
  await ctx.db.$transaction((tx) => enqueue(tx, evaluateTeams, ...companies));
}
