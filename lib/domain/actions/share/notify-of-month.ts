import * as z from 'zod';
import { shareParts } from '#/lib/domain/actions/constants.ts';
import { GRAIN, METRIC, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

/**
 * The days of a month when leaders are notified about the previous month: the second, and two more in case no
 * worker ran.
 */
const DAYS = { first: 2, last: 4 } as const;
/** Teams per transaction. */
const PORTION = 200;

const invitedTeam = z.object({
  id: z.number(),
  companyId: z.number(),
  name: z.string(),
  leaderIds: z.array(z.number()),
});

/**
 * Notifies team leaders that they can share last month's check-in results, if any were published and they haven't
 * shared them yet. It does so once, from 9:00 on the second in the company's time zone.
 */
export async function notifyOfMonth(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  for (let count: number = PORTION; count === PORTION; )
    count = await inTransaction(ctx.db, async (tx) => {
      const teams = asRows(
        invitedTeam,
        await tx.$queryRaw`
        WITH due AS (
          SELECT t.id, t.company_id, m.month
          FROM companies c
          CROSS JOIN LATERAL (SELECT ${now}::timestamptz AT TIME ZONE c.time_zone AS here) h
          CROSS JOIN LATERAL (SELECT (date_trunc('month', h.here) - interval '1 month')::date AS month) m
          JOIN teams t ON t.company_id = c.id AND t.completed_at IS NOT NULL
          WHERE c.blocked_at IS NULL AND h.here::time >= '09:00'
            AND extract(day FROM h.here) BETWEEN ${DAYS.first} AND ${DAYS.last}
            AND coalesce(t.leader_id, t.secondary_leader_id) IS NOT NULL
            AND EXISTS (SELECT FROM published_sums s WHERE s.company_id = c.id AND s.scope = ${SCOPE.team} AND s.scope_id = t.id
              AND s.metric = ${METRIC.sentiment} AND s.grain = ${GRAIN.month} AND s.begins_on = m.month)
            AND NOT EXISTS (SELECT FROM shares x WHERE x.team_id = t.id AND x.month = m.month)
            AND NOT EXISTS (SELECT FROM share_invites x WHERE x.team_id = t.id AND x.month = m.month)
          ORDER BY t.id LIMIT ${PORTION}
        ), noted AS (
          INSERT INTO share_invites (team_id, month, company_id) SELECT id, month, company_id FROM due ORDER BY id
          ON CONFLICT DO NOTHING RETURNING team_id, month
        ), former AS (
          DELETE FROM share_invites x USING noted WHERE x.team_id = noted.team_id AND x.month < noted.month
        )
        SELECT t.id, t.company_id AS "companyId", t.name, array_remove(ARRAY[t.leader_id, t.secondary_leader_id], NULL) AS "leaderIds"
        FROM noted JOIN teams t ON t.id = noted.team_id ORDER BY t.id`,
      );
      for (const { id: teamId, companyId, name, leaderIds } of teams)
        await publishNotification(tx, ctx, {
          companyId,
          aboutUserId: null,
          userIds: leaderIds,
          role: 'Team Leader',
          title: message('actions.shareInvite.title'),
          message: message('actions.shareInvite.message', { team: name }),
          icon: 'team',
          color: 'good',
          teamId,
          button: {
            title: message('actions.shareNotice.button'),
            href: `/dashboard/team?team=${teamId}&tab=steps#${shareParts.share}`,
          },
        });
      return teams.length;
    });
}
