import * as z from 'zod';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { canUseCorner, cornerTeamSql } from '#/lib/domain/coaching/coaching.policy.ts';
import { isNewPost } from '#/lib/domain/coaching/posts/posts.sql.ts';
import { relationColumns, teamRelations } from '#/lib/domain/places/places.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const listedTeam = z.object({ id: z.number(), name: z.string(), newMessages: z.number() });

/**
 * Returns the teams whose coaching corner this person may use in the current role, by name, with the number of unread
 * posts.
 */
export async function listCoachTeams({ actor, company, clock }: UserCtx) {
  const teams = asRows(
    listedTeam,
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

const cornerTeam = z.object({
  ...teamRelations.shape,
  id: z.number(),
  name: z.string(),
  timeZone: z.string(),
  /** A member's first day; null for people who aren't members. */
  joinedOn: z.iso.date().nullable(),
  /** Leaders and members: everyone who can write to it. */
  authorsCount: z.number(),
  reportingLink: z.string().nullable(),
});

/** A team for its coaching corner. `today` is in the company's time zone, like the days of items and posts. */
export type CornerTeam = z.output<typeof cornerTeam> & { today: string };

/**
 * Returns a team if this person may use its corner. Throws `not_found` for a team that the company doesn't have,
 * `forbidden` without access.
 */
export async function getCornerTeam({ actor, company, clock }: UserCtx, teamId: number): Promise<CornerTeam> {
  const [team] = asRows(
    cornerTeam,
    await pool().query({
      name: 'corner-team',
      text: `
      SELECT t.id, t.name, c.time_zone AS "timeZone", c.reporting_link AS "reportingLink", ${relationColumns('$3')},
        (SELECT m.joined_at::date::text FROM team_members m WHERE m.team_id = t.id AND m.user_id = $3) AS "joinedOn",
        (SELECT count(DISTINCT u.id)::int FROM users u WHERE u.company_id = $2 AND u.blocked_at IS NULL
          AND (u.id IN (t.leader_id, t.secondary_leader_id)
            OR u.id IN (SELECT m.user_id FROM team_members m WHERE m.team_id = t.id))) AS "authorsCount"
      FROM teams t JOIN companies c ON c.id = t.company_id LEFT JOIN departments d ON d.id = t.department_id
      WHERE t.id = $1 AND t.company_id = $2 AND t.completed_at IS NOT NULL`,
      values: [teamId, company.id, actor.userId],
    }),
  );
  if (!team) throw notFound();
  if (!canUseCorner(actor, team)) throw forbidden();
  return { ...team, today: localDateAt(clock.now(), team.timeZone) };
}
