import * as z from 'zod';
import { localDateAt, localTimeAt } from '#/lib/domain/calendar/zoned-time.ts';
import { claimMorning, type Morning, type MorningKind } from '#/lib/domain/mornings/claim-morning.ts';
import { EVENING, MORNING } from '#/lib/domain/mornings/constants.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { forEachApart } from '#/lib/platform/for-each-apart.ts';

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
