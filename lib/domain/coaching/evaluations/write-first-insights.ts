import { DEFAULT_THEME, themesByHope } from '#/lib/domain/coaching/rules/rules.constants.ts';
import { workOffNotes } from '#/lib/domain/sweeps/work-off-notes.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** People who came earlier already have items. */
const NEWCOMER_DAYS = 7;

/**
 * Writes the first insight for everyone who leads a new team or joined a team, so that no one finds the corner empty.
 * Its theme follows from what they hope for, so only they can read it. Only looks at teams with someone new.
 */
export async function writeFirstInsights(ctx: Ctx): Promise<void> {
  await workOffNotes(ctx, {
    kind: 'newcomers',
    look: async (tx, teamIds) => {
      await welcomeTeams(tx, teamIds, ctx.clock.now());
      return undefined;
    },
  });
}

async function welcomeTeams(tx: Transaction, teamIds: readonly number[], now: Date): Promise<void> {
  const since = new Date(now.getTime() - NEWCOMER_DAYS * 86_400_000);
  await tx.$executeRaw`
    WITH newcomer AS (
      SELECT t.company_id, t.id AS team_id, 'leader' AS audience, u.id AS user_id, u.hopes
      FROM teams t JOIN users u ON u.id IN (t.leader_id, t.secondary_leader_id)
      WHERE t.id = ANY(${teamIds}::int[]) AND t.completed_at >= ${since} AND NOT EXISTS (SELECT FROM coach_items i
        WHERE i.team_id = t.id AND i.audience = 'leader' AND (i.user_id IS NULL OR i.user_id = u.id))
      UNION ALL
      SELECT m.company_id, m.team_id, 'member', m.user_id, u.hopes
      FROM team_members m JOIN teams t ON t.id = m.team_id AND t.completed_at IS NOT NULL
      JOIN users u ON u.id = m.user_id AND u.onboarding_completed_at IS NOT NULL
      WHERE m.team_id = ANY(${teamIds}::int[]) AND m.joined_at >= ${since} AND NOT EXISTS (SELECT FROM coach_items i
        WHERE i.team_id = m.team_id AND i.audience = 'member' AND i.user_id = m.user_id)
    )
    INSERT INTO coach_items (company_id, team_id, audience, user_id, kind, color, text_key, theme_id, written_on)
    SELECT n.company_id, n.team_id, n.audience, n.user_id, 'hq_insight', 'default', 'theme',
      coalesce((${JSON.stringify(themesByHope)}::jsonb ->> n.hopes[1]::text)::int, ${DEFAULT_THEME}),
      (${now} AT TIME ZONE c.time_zone)::date
    FROM newcomer n JOIN companies c ON c.id = n.company_id AND c.blocked_at IS NULL
    ON CONFLICT DO NOTHING`;
}
