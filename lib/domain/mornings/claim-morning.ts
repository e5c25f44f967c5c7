import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { Statements } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

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
