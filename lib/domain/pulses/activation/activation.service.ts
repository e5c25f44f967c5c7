import * as z from 'zod';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { startPulse } from '#/lib/domain/pulses/activation/start-pulse.ts';
import { warnOfFewPeople } from '#/lib/domain/pulses/audience/audience.service.ts';
import { audienceSql } from '#/lib/domain/pulses/audience/audience.sql.ts';
import { announcePulse } from '#/lib/domain/pulses/mails/pulse-mail.service.ts';
import { getPulseRow, lockPulse, presentPulse } from '#/lib/domain/pulses/manage/get-pulse-row.ts';
import type { PulseRow } from '#/lib/domain/pulses/manage/read-pulses.ts';
import { closeRound } from '#/lib/domain/pulses/rounds/round.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Statements, type Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

const pulseToOpen = z.object({
  id: z.number(),
  companyId: z.number(),
  companyName: z.string(),
  companyTimeZone: z.string(),
  creatorId: z.number(),
  includeLeaders: z.boolean(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  openDays: z.number().nullable(),
  time: z.string(),
  recurringOn: z.boolean(),
  frequency: z.literal([1, 2, 3, 4]),
  days: z.array(z.boolean()),
  opensAtOnce: z.boolean(),
  activatedAt: z.date(),
  bankRotation: z.boolean(),
  bankPinned: z.array(z.number()),
  bankMuted: z.array(z.number()),
  teamIds: z.array(z.number()),
  knownDates: z.array(z.string()),
  hasAsked: z.boolean(),
});
export type PulseToOpen = z.output<typeof pulseToOpen>;

/** Returns a pulse that is active and has a first day, otherwise null. */
export async function findActivePulse(tx: Statements, pulseId: number): Promise<PulseToOpen | null> {
  const [pulse = null] = asRows(
    pulseToOpen,
    await tx.$queryRaw`
    SELECT p.id, p.company_id AS "companyId", c.name AS "companyName", c.time_zone AS "companyTimeZone",
      p.creator_id AS "creatorId", p.include_leaders AS "includeLeaders", p.start_date::text AS "startDate",
      p.end_date::text AS "endDate", p.open_days::int AS "openDays", p.time, p.recurring_on AS "recurringOn",
      p.frequency::int AS frequency, p.days, p.opens_at_once AS "opensAtOnce", p.activated_at AS "activatedAt",
      p.bank_rotation AS "bankRotation", p.bank_pinned::int[] AS "bankPinned", p.bank_muted::int[] AS "bankMuted",
      ARRAY(SELECT team_id FROM pulse_teams WHERE pulse_id = p.id ORDER BY team_id) AS "teamIds",
      ARRAY(SELECT local_date::text FROM pulse_rounds WHERE pulse_id = p.id) AS "knownDates",
      EXISTS (
        SELECT FROM pulse_rounds r WHERE r.pulse_id = p.id AND r.skipped_at IS NULL AND r.opens_at >= p.activated_at
      ) AS "hasAsked"
    FROM pulses p JOIN companies c ON c.id = p.company_id
    WHERE p.id = ${pulseId} AND p.is_active AND p.deleted_at IS NULL AND p.start_date IS NOT NULL
      AND p.activated_at IS NOT NULL`,
  );
  return pulse;
}

/**
 * Activates a pulse; an active one stays as it is. The returned warning says if too few people are asked for any
 * result. Throws what `getPulseRow` throws, and `invalid` with everything that is missing.
 */
export function activatePulse(ctx: UserCtx, id: number) {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockPulse(tx, ctx, id);
    if (!before.isActive) await startPulse(tx, ctx, before);
    const row = await getPulseRow(tx, ctx, id);
    if (!before.isActive) {
      await recordEvent(tx, ctx, { action: 'pulse.activate', subject: `pulse:${id}`, facts: row });
      await announcePulse(tx, id);
    }
    const pulse = presentPulse(row, { actor: ctx.actor, now: ctx.clock.now() });
    return { pulse, warning: warnOfFewPeople(ctx, await countAudience(tx, ctx.company.id, row)) };
  });
}

const countRow = z.object({ people: z.number() });

/** Returns how many people a pulse would ask now, each counted once. */
async function countAudience(
  tx: Transaction,
  companyId: number,
  { creatorId, includeLeaders, teams }: Pick<PulseRow, 'creatorId' | 'includeLeaders' | 'teams'>,
): Promise<number> {
  const audience = audienceSql({ companyId, creatorId, includeLeaders, teamIds: teams.map(({ id }) => id) });
  const [row] = asRows(countRow, await tx.$queryRaw`SELECT count(*)::int AS people FROM (${audience}) AS asked`);
  return row?.people ?? 0;
}

/**
 * Deactivates a pulse, closes its open round and publishes that round's results; an inactive one stays as it is. Throws
 * what `getPulseRow` throws.
 */
export function disablePulse(ctx: UserCtx, id: number) {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockPulse(tx, ctx, id);
    const now = ctx.clock.now();
    if (before.isActive) {
      await tx.pulse.update({ where: { id }, data: { isActive: false, stoppedAt: now, updatedAt: now } });
      await recordEvent(tx, ctx, { action: 'pulse.deactivate', subject: `pulse:${id}`, facts: before });
      await announcePulse(tx, id);
      if (before.round?.closedAt === null) await closeRound(tx, ctx, before.round.id, { publishes: true });
    }
    return { pulse: presentPulse(await getPulseRow(tx, ctx, id), { actor: ctx.actor, now }) };
  });
}

/**
 * Ends the open round of a pulse and publishes its results; a recurring pulse continues. Throws what `getPulseRow`
 * throws, and `invalid` if no round is open.
 */
export function closePulse(ctx: UserCtx, id: number) {
  return inTransaction(ctx.db, async (tx) => {
    const { round } = await lockPulse(tx, ctx, id);
    const isClosed = round !== null && (await closeRound(tx, ctx, round.id, { publishes: true }));
    if (!isClosed) throw invalid(message('pulses.answers.noRound'));
    await recordEvent(tx, ctx, { action: 'pulse.close', subject: `pulse:${id}` });
    const now = ctx.clock.now();
    return { pulse: presentPulse(await getPulseRow(tx, ctx, id), { actor: ctx.actor, now }) };
  });
}
