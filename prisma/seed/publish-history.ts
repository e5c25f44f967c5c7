import type { PoolClient } from 'pg';
import * as z from 'zod';
import { addDays, addMonths, firstOfMonth } from '#/lib/domain/calendar/local-date.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import { publishCompany } from '#/lib/domain/releases/run-day/publish-company.ts';
import { releaseQuery } from '#/lib/domain/releases/run-day/run-day.service.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { insertWaitingAnswers } from '#/prisma/seed/insert-waiting-answers.ts';

/**
 * A year of daily runs in one transaction would leave so many dead rows that statements become slow. So a temporary
 * table, which can be emptied, replaces the real one.
 */
const lendTable = 'CREATE TEMP TABLE waiting_answers (LIKE public.waiting_answers INCLUDING ALL) ON COMMIT DROP';

const lendRows = `
WITH lent AS (DELETE FROM public.waiting_answers WHERE company_id = $1 RETURNING *)
INSERT INTO waiting_answers TABLE lent`;

const withoutDeadRows = `
CREATE TEMP TABLE alive ON COMMIT DROP AS TABLE waiting_answers;
TRUNCATE waiting_answers;
INSERT INTO waiting_answers TABLE alive;
DROP TABLE alive;
ANALYZE waiting_answers`;

const returnTable = `
INSERT INTO public.waiting_answers TABLE waiting_answers;
DROP TABLE waiting_answers`;

const companyRow = z.object({ timeZone: z.string(), first: z.iso.date() });

/**
 * Queues a company's past answers and runs its publication, month by month, as if each daily run had run on its day. It
 * goes from the day the company was created, or from its first answer, until now. Answers since the last run stay
 * queued. Runs in a transaction, for a company without published results.
 */
export async function publishHistory(
  client: PoolClient,
  { companyId, now }: { companyId: number; now: Date },
): Promise<void> {
  const query = releaseQuery(client);
  const [company] = asRows(
    companyRow,
    await query(
      `SELECT c.time_zone AS "timeZone", least((c.created_at AT TIME ZONE c.time_zone)::date,
       (SELECT min(a.local_date) - 1 FROM teams t JOIN check_in_answers a ON a.team_id = t.id WHERE t.company_id = c.id))::text AS first
     FROM companies c WHERE c.id = $1`,
      [companyId],
    ),
  );
  if (!company) throw new RangeError(`There is no company ${companyId}.`);
  const { timeZone } = company;
  await query(lendTable);
  await query(lendRows, [companyId]);
  for (let first = company.first; ; first = addMonths(firstOfMonth(first), 1)) {
    const next = addMonths(firstOfMonth(first), 1);
    await insertWaitingAnswers(query, { companyId, from: first, to: addDays(next, -1) });
    await query(withoutDeadRows);
    const runDay = instantAt(next, '00:30', timeZone);
    await publishCompany(query, { companyId, now: runDay < now ? runDay : now });
    if (runDay > now) break;
  }
  await query(returnTable);
}
