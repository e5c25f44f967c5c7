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
export const morningZone = z.object({
  companyId: z.number(),
  timeZone: z.string(),
  /** The last day on which they got it. */
  takenOn: z.string().nullable(),
});

interface MorningWork<Zone> {
  kind: MorningKind;
  zones: readonly Zone[];
  /** Runs in the transaction that notes the morning. */
  bring: (tx: Transaction, morning: Morning, zone: Zone) => Promise<void>;
}

/** Brings what a morning brings where it is morning now, once a day for each zone; one that fails keeps no other waiting. */
export async function runMornings<Zone extends z.output<typeof morningZone>>(
  ctx: Ctx,
  { kind, zones, bring }: MorningWork<Zone>,
): Promise<void> {
  const now = ctx.clock.now();
  await forEachApart(zones, async (zone) => {
    const { companyId, timeZone, takenOn } = zone;
    const [localDate, time] = [localDateAt(now, timeZone), localTimeAt(now, timeZone)];
    if (time < MORNING || time >= EVENING || takenOn === localDate) return;
    await inTransaction(ctx.db, async (tx) => {
      const morning = { companyId, timeZone, localDate };
      if (await claimMorning(tx, kind, morning)) await bring(tx, morning, zone);
    });
  });
}

export type MorningKind = 'birthdays' | 'brief';

/** A day of the people of a company in one zone. */
export interface Morning {
  companyId: number;
  timeZone: string;
  localDate: LocalDate;
}

/** Notes that a morning brings something, and returns whether nobody did before: of two that ask at once, one is told so. */
export async function claimMorning(tx: Statements, kind: MorningKind, morning: Morning): Promise<boolean> {
  const { companyId, timeZone, localDate } = morning;
  const first = asRows(
    z.object({ isNew: z.boolean() }),
    await tx.$queryRaw`
    INSERT INTO mornings (company_id, time_zone, local_date, kind) VALUES (${companyId}, ${timeZone}, ${localDate}::date, ${kind})
    ON CONFLICT DO NOTHING RETURNING true AS "isNew"`,
  );
  return first.length > 0;
}
