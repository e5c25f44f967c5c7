import * as z from 'zod';
import { cornerTeamSql } from '#/lib/domain/coaching/coaching.policy.ts';
import { isNewPost } from '#/lib/domain/coaching/posts/posts.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const cornerTeam = z.object({ id: z.number(), name: z.string(), newMessages: z.number() });

/** Returns the teams in whose coaching corner this person is in the current role, by name, with how much they have not read. */
export async function listCoachTeams({ actor, company, clock }: UserCtx) {
  const teams = asRows(
    cornerTeam,
    await pool().query({
      name: 'coach-teams',
      text: `
      SELECT t.id, t.name, (SELECT count(*)::int FROM posts p WHERE p.team_id = t.id
        AND p.is_told AND ${isNewPost({ person: '$2', now: '$4' })}) AS "newMessages"
      FROM teams t
      WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND ${cornerTeamSql({ role: '$3', person: '$2' })}
      ORDER BY lower(t.name), t.id`,
      values: [company.id, actor.userId, actor.role, clock.now()],
    }),
  );
  return { teams };
}
