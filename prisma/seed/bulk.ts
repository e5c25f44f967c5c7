import type { Pool, PoolClient } from 'pg';
import { addDays, addMonths, firstOfMonth, type LocalDate, weekday } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/rebuild-person-months.ts';
import { dropIndexes, makeInsertsFast, reserveCheckInIds } from '#/prisma/seed/bulk/fast-inserts.ts';
import { insertBulkCheckIns } from '#/prisma/seed/bulk/insert-check-ins.ts';
import { insertBulkMonthAnswers } from '#/prisma/seed/bulk/insert-month-answers.ts';
import { type BulkOrganisation, bulkTimeZone, insertBulkOrganisation } from '#/prisma/seed/bulk/insert-organisation.ts';
import { inTransaction } from '#/prisma/seed/in-transaction.ts';

interface BulkChoices {
  members: number;
  teamSize: number;
  /** Calendar days up to yesterday; check-ins are sent on the working days among them. */
  days: number;
  seed: number;
  now: Date;
  /** Called after each step. */
  progress?: (step: string) => void;
}

interface Counts {
  checkIns: number;
  answers: number;
}

export interface BulkCompany extends BulkOrganisation, Counts {
  from: LocalDate;
  to: LocalDate;
}

const vacuum =
  'VACUUM (ANALYZE) users, teams, team_members, check_in_rounds, check_ins, check_in_answers, person_months, month_answers, norm_answers';

/**
 * Stores a company of any size with daily check-ins, for measurements; answers come from hashes inside the database.
 * Equal choices give equal answers for equal ids. Ends with VACUUM ANALYZE. Nothing else can use check-ins in the
 * meantime, because their tables are locked.
 */
export async function bulkCompany(pool: Pool, choices: BulkChoices): Promise<BulkCompany> {
  const { members, days, now, progress = () => undefined } = choices;
  const to = addDays(localDateAt(now, bulkTimeZone), -1);
  const from = addDays(to, 1 - days);
  const client = await pool.connect();
  try {
    await makeInsertsFast(client);
    const options = { ...choices, createdAt: new Date(`${addDays(from, -1)}T09:00:00Z`) };
    const organisation = await inTransaction(client, () => insertBulkOrganisation(client, options));
    progress(`${members} members in ${organisation.teams} teams`);
    const counts = await insertYear(client, { ...choices, ...organisation, from, to, progress });
    await client.query('ANALYZE check_ins, check_in_answers');
    await rebuildPersonMonths(client, { companyId: organisation.companyId });
    progress('Monthly figures');
    await client.query(vacuum);
    progress('Vacuum');
    return { ...organisation, ...counts, from, to };
  } finally {
    // The pool's next query must not get this connection's settings.
    client.release(true);
  }
}

type Year = Required<BulkChoices> & Pick<BulkCompany, 'companyId' | 'from' | 'to'>;

async function insertYear(client: PoolClient, { companyId, members, seed, from, to, progress }: Year): Promise<Counts> {
  const counts = { checkIns: 0, answers: 0 };
  await inTransaction(client, async () => {
    const addIndexes = await dropIndexes(client);
    for (const span of monthsOf(from, to)) {
      const firstId = await reserveCheckInIds(client, members * span.workingDays);
      const chunk = { companyId, ...span, firstId, seed };
      const added = await insertBulkCheckIns(client, chunk);
      await insertBulkMonthAnswers(client, chunk, added.checkIns);
      counts.checkIns += added.checkIns;
      counts.answers += added.answers;
      progress(`${span.from.slice(0, 7)}: ${counts.answers} answers`);
    }
    await addIndexes();
    progress('Indexes');
  });
  return counts;
}

interface Span {
  from: LocalDate;
  to: LocalDate;
  workingDays: number;
}

function monthsOf(from: LocalDate, to: LocalDate): Span[] {
  const spans: Span[] = [];
  for (let start = from; start <= to; start = addMonths(firstOfMonth(start), 1)) {
    const end = addDays(addMonths(firstOfMonth(start), 1), -1);
    const last = end < to ? end : to;
    let workingDays = 0;
    for (let day = start; day <= last; day = addDays(day, 1)) if (weekday(day) < 6) workingDays += 1;
    spans.push({ from: start, to: last, workingDays });
  }
  return spans;
}
