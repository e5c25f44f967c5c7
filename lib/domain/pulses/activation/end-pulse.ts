import * as z from 'zod';
import { RETRY_DAYS } from '#/lib/domain/pulses/constants.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const overPulse = z.object({ isOpen: z.boolean() });

/**
 * Ends an active pulse that will open no more rounds: its last day is over, or it's a one-time pulse that found no one
 * for too long. If a round is still open, the pulse ends with that round. Returns whether it has ended.
 */
export async function endPulse(tx: Transaction, pulseId: number, now: Date): Promise<boolean> {
  const [over] = asRows(
    overPulse,
    await tx.$queryRaw`
    SELECT round.is_open AS "isOpen"
    FROM pulses p JOIN companies c ON c.id = p.company_id CROSS JOIN LATERAL (
      SELECT EXISTS (
        SELECT FROM pulse_rounds r WHERE r.pulse_id = p.id AND r.closed_at IS NULL AND r.skipped_at IS NULL
      ) AS is_open
    ) AS round
    WHERE p.id = ${pulseId} AND p.is_active AND p.deleted_at IS NULL
      AND (
        p.end_date < (${now}::timestamptz AT TIME ZONE c.time_zone)::date
        OR NOT p.recurring_on AND p.start_date + ${RETRY_DAYS}::int < (${now}::timestamptz AT TIME ZONE c.time_zone)::date
          AND NOT round.is_open
      )`,
  );
  if (over && !over.isOpen) {
    await tx.pulse.update({ where: { id: pulseId }, data: { isActive: false, closedAt: now } });
  }
  return over !== undefined;
}
