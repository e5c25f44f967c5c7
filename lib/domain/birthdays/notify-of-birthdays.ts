import { notifyTeammates } from '#/lib/domain/birthdays/notify-teammates.ts';
import { morningZone, runMornings } from '#/lib/domain/mornings/run-mornings.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** The zones in which somebody asked to be told, of the companies in which somebody shares their birthday. */
const zonesToTell = `
SELECT asking.company_id AS "companyId", asking.time_zone AS "timeZone", (
    SELECT max(m.local_date)::text FROM mornings m
    WHERE m.company_id = asking.company_id AND m.time_zone = asking.time_zone AND m.kind = 'birthdays'
  ) AS "takenOn"
FROM (SELECT DISTINCT company_id, time_zone FROM users WHERE get_members_birthdays AND blocked_at IS NULL) AS asking
WHERE EXISTS (SELECT FROM users c WHERE c.company_id = asking.company_id AND c.share_birthday AND c.blocked_at IS NULL)
ORDER BY 1, 2`;

/** Tells everybody who asked of the birthdays that teammates share, in the morning of the day where they are, once. */
export async function notifyOfBirthdays(ctx: Ctx): Promise<void> {
  const zones = asRows(morningZone, await pool().query({ name: 'birthday-zones', text: zonesToTell }));
  await runMornings(ctx, { kind: 'birthdays', zones, bring: (tx, morning) => notifyTeammates(tx, ctx, morning) });
}
