import * as z from 'zod';
import { sendBriefMail } from '#/lib/domain/briefs/queues.ts';
import { weekday } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { morningZone, runMornings } from '#/lib/domain/mornings/run-mornings.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const MONDAY = 1;

const zoneOfReaders = morningZone.extend({ userIds: z.array(z.number()) });

/** Those who administer or lead something and want the brief by mail, by zone. */
const zonesOfReaders = `
SELECT u.company_id AS "companyId", u.time_zone AS "timeZone", array_agg(u.id ORDER BY u.id) AS "userIds", (
    SELECT max(m.local_date)::text FROM mornings m
    WHERE m.company_id = u.company_id AND m.time_zone = u.time_zone AND m.kind = 'brief'
  ) AS "takenOn"
FROM users u
WHERE u.blocked_at IS NULL AND u.confirmed_at IS NOT NULL
  AND NOT EXISTS (SELECT FROM mail_opt_outs o WHERE o.user_id = u.id AND o.kind = 'brief')
  AND u.id IN (
    SELECT user_id FROM administrators
    UNION SELECT leader_id FROM departments WHERE completed_at IS NOT NULL
    UNION SELECT leader_id FROM teams WHERE completed_at IS NOT NULL
    UNION SELECT secondary_leader_id FROM teams WHERE completed_at IS NOT NULL)
GROUP BY u.company_id, u.time_zone ORDER BY 1, 2`;

/** Sends the Monday brief to everybody who leads, on Monday morning where they are, once. */
export async function sendBriefs(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const zones = asRows(zoneOfReaders, await pool().query({ name: 'brief-zones', text: zonesOfReaders }));
  await runMornings(ctx, {
    kind: 'brief',
    zones: zones.filter(({ timeZone }) => weekday(localDateAt(now, timeZone)) === MONDAY),
    bring: (tx, { companyId, localDate: monday }, { userIds }) =>
      enqueue(tx, sendBriefMail, ...userIds.map((userId) => ({ companyId, userId, monday }))),
  });
}
