import * as z from 'zod';
import { EVENING, MORNING } from '#/lib/domain/birthdays/constants.ts';
import { tellZone } from '#/lib/domain/birthdays/steps/tell-zone.ts';
import { localDateAt, localTimeAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const zone = z.object({
  companyId: z.number(),
  timeZone: z.string(),
  /** The last day of which its people were told. */
  toldOn: z.string().nullable(),
});

/** The zones in which somebody asked to be told, of the companies in which somebody shares their birthday. */
const zonesToTell = `
SELECT asking.company_id AS "companyId", asking.time_zone AS "timeZone", (
    SELECT max(m.local_date)::text FROM birthday_mornings m
    WHERE m.company_id = asking.company_id AND m.time_zone = asking.time_zone
  ) AS "toldOn"
FROM (SELECT DISTINCT company_id, time_zone FROM users WHERE get_members_birthdays AND blocked_at IS NULL) AS asking
WHERE EXISTS (SELECT FROM users c WHERE c.company_id = asking.company_id AND c.share_birthday AND c.blocked_at IS NULL)
ORDER BY 1, 2`;

/** Tells everybody who asked of the birthdays that teammates share, in the morning of the day where they are, once. */
export async function tellOfBirthdays(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const zones = asRows(zone, await pool().query({ name: 'birthday-zones', text: zonesToTell }));
  for (const { companyId, timeZone, toldOn } of zones) {
    const [localDate, time] = [localDateAt(now, timeZone), localTimeAt(now, timeZone)];
    if (time < MORNING || time >= EVENING || toldOn === localDate) continue;
    await inTransaction(ctx.db, (tx) => tellZone(tx, ctx, { companyId, timeZone, localDate }));
  }
}
