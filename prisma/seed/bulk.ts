import type { Pool, PoolClient } from 'pg';
import { addDays, addMonths, firstOfMonth, type LocalDate, weekday } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/commands/rebuild-person-months.ts';
import { insertBulkCheckIns } from '#/prisma/seed/bulk-check-ins.ts';
import { type BulkOrganisation, bulkTimeZone, insertBulkOrganisation } from '#/prisma/seed/bulk-organisation.ts';

interface BulkChoices {
  members: number;
  teamSize: number;
  /** Calendar days up to yesterday; check-ins go out on the working days among them. */
  days: number;
  seed: number;
  now: Date;
  /** Told after each step. */
  progress?: (step: string) => void;
}

export interface BulkCompany extends BulkOrganisation {
  checkIns: number;
  answers: number;
  from: LocalDate;
  to: LocalDate;
}

/**
 * Stores a company of any size with daily check-ins, for measurements: figures come from hashes inside the database.
 * The same choices give the same figures for the same ids. Ends with VACUUM ANALYZE.
 */
export async function bulkCompany(pool: Pool, choices: BulkChoices): Promise<BulkCompany> {
  const { members, teamSize, days, seed, now, progress = () => undefined } = choices;
  const to = addDays(localDateAt(now, bulkTimeZone), -1);
  const from = addDays(to, 1 - days);
  const client = await pool.connect();
  try {
    await makeInsertsFast(client);
    const createdAt = new Date(`${addDays(from, -1)}T09:00:00Z`);
    const organisation = await inTransaction(client, () =>
      insertBulkOrganisation(client, { members, teamSize, createdAt }),
    );
    progress(`${members} members in ${organisation.teams} teams`);
    const { companyId } = organisation;
    const counts = { checkIns: 0, answers: 0 };
    await inTransaction(client, async () => {
      const addIndexes = await dropIndexes(client);
      for (const span of monthsOf(from, to)) {
        const firstId = await reserveCheckInIds(client, members * span.workingDays);
        const added = await insertBulkCheckIns(client, { companyId, ...span, firstId, seed });
        counts.checkIns += added.checkIns;
        counts.answers += added.answers;
        progress(`${span.from.slice(0, 7)}: ${counts.answers} answers`);
      }
      await addIndexes();
      progress('indexes');
    });
    await client.query('ANALYZE check_ins, check_in_answers');
    await rebuildPersonMonths(client, { companyId });
    progress('monthly figures');
    await client.query(
      'VACUUM (ANALYZE) users, teams, team_members, check_in_rounds, check_ins, check_in_answers, person_months',
    );
    progress('vacuum');
    return { ...organisation, ...counts, from, to };
  } finally {
    // Its settings must not come back with the next query of somebody else.
    client.release(true);
  }
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

/** Foreign keys hold by construction and cost more than the rows; only a superuser may switch their checks off. */
async function makeInsertsFast(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ is_superuser: string }>('SHOW is_superuser');
  if (rows[0]?.is_superuser === 'on') await client.query(`SET session_replication_role = 'replica'`);
  await client.query(`SET synchronous_commit = off; SET work_mem = '256MB'; SET maintenance_work_mem = '256MB'`);
}

/**
 * Takes the indexes of check-ins and answers away and answers how to add them again: kept up row by row they would
 * cost most of the time. Primary keys stay, for they grow at their end. The caller's transaction brings all back if
 * anything fails.
 */
async function dropIndexes(client: PoolClient): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid IN ('check_ins'::regclass, 'check_in_answers'::regclass) AND NOT indisprimary ORDER BY 1`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}

/** The lock keeps other inserts from taking ids between the sequence's two calls. */
async function reserveCheckInIds(client: PoolClient, count: number): Promise<number> {
  if (count === 0) return 0;
  await client.query('LOCK TABLE check_ins IN SHARE ROW EXCLUSIVE MODE');
  const { rows } = await client.query<{ first: number }>(
    `SELECT (setval(name, nextval(name) + $1 - 1) - $1 + 1)::int AS first
     FROM pg_get_serial_sequence('check_ins', 'id') AS name`,
    [count],
  );
  return rows[0]?.first ?? 0;
}

async function inTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
