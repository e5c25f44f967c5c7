import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt, localTimeAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Statements, type Transaction } from '#/lib/platform/db.ts';
import { forEachApart } from '#/lib/platform/for-each-apart.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** When people get what a morning brings, by their own clock; not any more once the evening has come. */
export const MORNING = '08:00';
export const EVENING = '20:00';

/** People of a company in one zone who have something to get. */
export const dailyRunZone = z.object({
  companyId: z.number(),
  timeZone: z.string(),
  /** The last day on which they got it. */
  takenOn: z.string().nullable(),
});

interface DailyRunWork<Zone> {
  kind: DailyRunKind;
  zones: readonly Zone[];
  /** Runs in the transaction that notes the morning. */
  bring: (tx: Transaction, dailyRun: DailyRun, zone: Zone) => Promise<void>;
}

/** Brings what a morning brings where it is morning now, once a day for each zone; one that fails keeps no other waiting. */
export async function runDaily<Zone extends z.output<typeof dailyRunZone>>(
  ctx: Ctx,
  { kind, zones, bring }: DailyRunWork<Zone>,
): Promise<void> {
  const now = ctx.clock.now();
  await forEachApart(zones, async (zone) => {
    const { companyId, timeZone, takenOn } = zone;
    const [localDate, time] = [localDateAt(now, timeZone), localTimeAt(now, timeZone)];
    if (time < MORNING || time >= EVENING || takenOn === localDate) return;
    await inTransaction(ctx.db, async (tx) => {
      const dailyRun = { companyId, timeZone, localDate };
      if (await claimDailyRun(tx, kind, dailyRun)) await bring(tx, dailyRun, zone);
    });
  });
}

export type DailyRunKind = 'birthdays' | 'brief';

/** A day of the people of a company in one zone. */
export interface DailyRun {
  companyId: number;
  timeZone: string;
  localDate: LocalDate;
}

/** Notes that a morning brings something, and returns whether nobody did before: of two that ask at once, one is told so. */
export async function claimDailyRun(tx: Statements, kind: DailyRunKind, dailyRun: DailyRun): Promise<boolean> {
  const { companyId, timeZone, localDate } = dailyRun;
  const first = asRows(
    z.object({ isNew: z.boolean() }),
    await tx.$queryRaw`
    INSERT INTO mornings (company_id, time_zone, local_date, kind) VALUES (${companyId}, ${timeZone}, ${localDate}::date, ${kind})
    ON CONFLICT DO NOTHING RETURNING true AS "isNew"`,
  );
  return first.length > 0;
}
