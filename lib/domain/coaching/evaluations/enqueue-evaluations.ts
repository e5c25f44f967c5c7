import * as z from 'zod';
import { evaluateTeams } from '#/lib/domain/coaching/queues.ts';
import { workOffNotes } from '#/lib/domain/sweeps/work-off-notes.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/**
 * Enqueues one job per company that has published a day since its teams were last evaluated. Repeats until all teams of
 * the company are evaluated.
 */
export async function enqueueEvaluations(ctx: Ctx): Promise<void> {
  await workOffNotes(ctx, {
    kind: 'evaluation',
    look: async (tx, companyIds) => {
      const companies = asRows(
        z.object({ companyId: z.number() }),
        await tx.$queryRaw`
        SELECT r.company_id AS "companyId"
        FROM company_releases r JOIN companies c ON c.id = r.company_id AND c.blocked_at IS NULL
        WHERE r.company_id = ANY(${companyIds}::int[])
          AND EXISTS (SELECT FROM teams t LEFT JOIN coach_evaluations e ON e.team_id = t.id
            WHERE t.company_id = r.company_id AND t.completed_at IS NOT NULL
              AND (e.evaluated_until IS NULL OR e.evaluated_until < r.released_until))
        ORDER BY r.company_id`,
      );
      await enqueue(tx, evaluateTeams, ...companies);
      return companies.map(({ companyId }) => companyId);
    },
  });
}
