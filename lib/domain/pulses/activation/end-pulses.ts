import { RETRY_DAYS } from '#/lib/domain/pulses/constants.ts';
import type { Ctx } from '#/lib/platform/context.ts';

/** Ends the active pulses that open no round any more: their last day has passed, or they have found nobody for long. */
export async function endPulses(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.$executeRaw`
    UPDATE pulses p SET is_active = false, closed_at = ${now}
    FROM companies c
    WHERE p.is_active AND p.deleted_at IS NULL AND c.id = p.company_id
      AND (
        p.end_date < (${now}::timestamptz AT TIME ZONE c.time_zone)::date
        OR NOT p.recurring_on AND p.start_date + ${RETRY_DAYS}::int < (${now}::timestamptz AT TIME ZONE c.time_zone)::date
      )
      AND NOT EXISTS (
        SELECT FROM pulse_rounds r WHERE r.pulse_id = p.id AND r.closed_at IS NULL AND r.skipped_at IS NULL
      )`;
}
