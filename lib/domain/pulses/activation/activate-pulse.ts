import * as z from 'zod';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { startPulse } from '#/lib/domain/pulses/activation/start-pulse.ts';
import { audienceSql } from '#/lib/domain/pulses/audience/audience.sql.ts';
import { warnOfFewPeople } from '#/lib/domain/pulses/audience/warn-of-few-people.ts';
import { announcePulse } from '#/lib/domain/pulses/mails/announce-pulse.ts';
import { getPulseRow, lockPulse } from '#/lib/domain/pulses/manage/get-pulse-row.ts';
import { presentPulse } from '#/lib/domain/pulses/manage/pulse.present.ts';
import type { PulseRow } from '#/lib/domain/pulses/manage/read-pulses.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/**
 * Makes a pulse active; one that is active already stays as it is. The warning says where too few people are asked for
 * any result. Throws what `getPulseRow` throws, and `invalid` with everything that is missing.
 */
export function activatePulse(ctx: UserCtx, id: number) {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockPulse(tx, ctx, id);
    if (!before.isActive) await startPulse(tx, ctx, before);
    const row = await getPulseRow(tx, ctx, id);
    if (!before.isActive) {
      await recordAct(tx, ctx, { action: 'pulse.activate', subject: `pulse:${id}`, facts: row });
      await announcePulse(tx, id);
    }
    const pulse = presentPulse(row, { actor: ctx.actor, now: ctx.clock.now() });
    return { pulse, warning: warnOfFewPeople(ctx, await countAudience(tx, ctx.company.id, row)) };
  });
}

const countRow = z.object({ people: z.number() });

/** Returns how many people a pulse would ask now, each once. */
async function countAudience(
  tx: Transaction,
  companyId: number,
  { creatorId, includeLeaders, teams }: Pick<PulseRow, 'creatorId' | 'includeLeaders' | 'teams'>,
): Promise<number> {
  const audience = audienceSql({ companyId, creatorId, includeLeaders, teamIds: teams.map(({ id }) => id) });
  const [row] = asRows(countRow, await tx.$queryRaw`SELECT count(*)::int AS people FROM (${audience}) AS asked`);
  return row?.people ?? 0;
}
