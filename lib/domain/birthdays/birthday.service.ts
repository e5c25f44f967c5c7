import * as z from 'zod';
import { anniversariesOn } from '#/lib/domain/calendar/anniversaries.ts';
import { type DailyRun, runDaily } from '#/lib/domain/daily-runs/daily-run.service.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool, type Statements } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

/** Companies from $2 in which someone in a zone wants to hear of birthdays and someone shares theirs. */
const companiesToTell = `
SELECT c.id AS "companyId" FROM companies c
WHERE c.id = ANY ($2) AND c.blocked_at IS NULL
  AND EXISTS (SELECT FROM users a
    WHERE a.company_id = c.id AND a.time_zone = $1 AND a.get_members_birthdays AND a.blocked_at IS NULL)
  AND EXISTS (SELECT FROM users s WHERE s.company_id = c.id AND s.share_birthday AND s.blocked_at IS NULL)
ORDER BY c.id`;
const companyToTell = z.object({ companyId: z.number() });

/** Tells everyone who asked about the birthdays that teammates share, once, in the morning in their zone. */
export async function notifyOfBirthdays(ctx: Ctx): Promise<void> {
  await runDaily(ctx, {
    kind: 'birthdays',
    listReaders: async (timeZone, companyIds) => {
      const query = { name: 'birthday-companies', text: companiesToTell, values: [timeZone, companyIds] };
      return asRows(companyToTell, await pool().query(query));
    },
    bring: (tx, dailyRun) => notifyTeammates(tx, ctx, dailyRun),
  });
}

const shared = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(['Team Leader', 'Member']),
  userIds: z.array(z.number()),
});

/**
 * Tells people of a company in one zone about the day's birthdays: people who asked, about teammates who share the day.
 * Only says the name.
 */
export async function notifyTeammates(tx: Statements, ctx: Pick<Ctx, 'clock'>, dailyRun: DailyRun): Promise<void> {
  const { companyId } = dailyRun;
  for (const { id, firstName, lastName, role, userIds } of await listShared(tx, dailyRun)) {
    await publishNotification(tx, ctx, {
      companyId,
      userIds,
      role,
      aboutUserId: id,
      title: message('birthdays.notice.title'),
      // Says the name, but neither the date nor the year.
      message: message('birthdays.notice.message', { name: `${firstName} ${lastName}` }),
      icon: 'cake',
      color: 'good',
    });
  }
}

/** Returns whose birthday it is, and who is notified in which role: people who lead one of their teams, as a leader. */
async function listShared(tx: Statements, { companyId, timeZone, localDate }: DailyRun) {
  return asRows(
    shared,
    await tx.$queryRaw`
    SELECT c.id, c.first_name AS "firstName", c.last_name AS "lastName", told.role,
      array_agg(told.user_id ORDER BY told.user_id) AS "userIds"
    FROM users c CROSS JOIN LATERAL (
      SELECT r.id AS user_id,
        CASE WHEN bool_or(r.id IN (t.leader_id, t.secondary_leader_id)) THEN 'Team Leader' ELSE 'Member' END AS role
      FROM teams t JOIN users r ON r.company_id = t.company_id AND (r.id IN (t.leader_id, t.secondary_leader_id)
        OR EXISTS (SELECT FROM team_members m WHERE m.team_id = t.id AND m.user_id = r.id))
      WHERE t.company_id = c.company_id AND t.completed_at IS NOT NULL AND (c.id IN (t.leader_id, t.secondary_leader_id)
          OR EXISTS (SELECT FROM team_members m WHERE m.team_id = t.id AND m.user_id = c.id))
        AND r.id <> c.id AND r.blocked_at IS NULL AND r.get_members_birthdays AND r.time_zone = ${timeZone}
      GROUP BY r.id
    ) AS told
    WHERE c.company_id = ${companyId} AND c.blocked_at IS NULL AND c.share_birthday
      AND to_char(c.birth_date, 'MM-DD') = ANY(${anniversariesOn(localDate)}::text[])
    GROUP BY c.id, told.role ORDER BY c.id, told.role`,
  );
}
