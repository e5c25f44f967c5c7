import * as z from 'zod';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

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

/** Returns every active pulse that has a first day; with an id, that one alone. */
export async function listActivePulses(tx: Transaction, pulseId: number | null = null): Promise<PulseToOpen[]> {
  return asRows(
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
    WHERE p.is_active AND p.deleted_at IS NULL AND p.start_date IS NOT NULL AND p.activated_at IS NOT NULL
      AND (${pulseId}::int IS NULL OR p.id = ${pulseId})
    ORDER BY p.id`,
  );
}
