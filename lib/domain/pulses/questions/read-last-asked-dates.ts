import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const askedItem = z.object({ itemId: z.number(), localDate: z.string() });

interface AskedTeams {
  companyId: number;
  teamIds: readonly number[];
}

/** Returns when each item of the question bank was last asked of any of these teams, by whichever pulse. */
export async function readLastAskedDates(
  tx: Transaction,
  { companyId, teamIds }: AskedTeams,
): Promise<Map<number, LocalDate>> {
  const rows = asRows(
    askedItem,
    await tx.$queryRaw`
    SELECT q.bank_item_id::int AS "itemId", max(r.local_date)::text AS "localDate"
    FROM pulse_questions q
    JOIN pulse_round_questions rq ON rq.question_id = q.id
    JOIN pulse_rounds r ON r.id = rq.round_id AND r.skipped_at IS NULL
    WHERE q.company_id = ${companyId} AND q.bank_item_id IS NOT NULL
      AND EXISTS (SELECT FROM pulse_teams pt WHERE pt.pulse_id = r.pulse_id AND pt.team_id = ANY(${teamIds}))
    GROUP BY q.bank_item_id`,
  );
  return new Map(rows.map(({ itemId, localDate }) => [itemId, localDate]));
}
