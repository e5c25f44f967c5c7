import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { type RetentionKind, ROWS_PER_CHUNK } from '#/lib/domain/retention/constants.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** What to delete of a company: from the first day not yet cleared, before the first day kept. */
export interface ExpiringSpan {
  companyId: number;
  from: LocalDate | null;
  before: LocalDate;
}

/** Returns the condition that a day is from $2 on and before $3. */
const between = (day: string) => `${day} >= $2::date AND ${day} < $3::date`;
const betweenTimes = (time: string) =>
  `${time} >= $2::date::timestamp AT TIME ZONE 'UTC' AND ${time} < $3::date::timestamp AT TIME ZONE 'UTC'`;
const ofTeams = `IN (SELECT id FROM teams WHERE company_id = $1)`;

/** How many of a kind expire, in the units people know. */
const counts: Record<RetentionKind, string> = {
  'check-ins': `check_ins WHERE team_id ${ofTeams} AND ${between('local_date')}`,
  'check-in-texts': `check_in_answers WHERE team_id ${ofTeams} AND ${between('local_date')} AND elaborate IS NOT NULL`,
  'pulse-texts': `pulse_rounds r JOIN pulse_answers a ON a.round_id = r.id WHERE r.company_id = $1 AND ${betweenTimes('r.closed_at')}`,
  posts: `posts WHERE team_id ${ofTeams} AND ${between('posted_on')}`,
  activity: `audit_entries WHERE company_id = $1 AND ${betweenTimes('at')}`,
  suspended: `users WHERE company_id = $1 AND ${betweenTimes('suspended_at')}`,
};

/** Statements that delete a chunk of $4 rows of a team or a company $1. Dependent rows are deleted with them. */
const statements = {
  // With answers, values and ratings.
  checkIns: `DELETE FROM check_ins WHERE id IN (SELECT id FROM check_ins WHERE team_id = $1 AND ${between('local_date')} LIMIT $4)`,
  // The sums of a month expire once the whole month has.
  months: `DELETE FROM person_months WHERE (team_id, month, user_id) IN (SELECT team_id, month, user_id FROM person_months
    WHERE team_id = $1 AND ${between('month')} LIMIT $4)`,
  monthQuestions: `DELETE FROM month_answers WHERE (user_id, question_id, month) IN (
    SELECT user_id, question_id, month FROM month_answers WHERE company_id = $1 AND ${between('month')} LIMIT $4)`,
  notes: `UPDATE check_in_answers SET elaborate = NULL WHERE check_in_id IN (SELECT check_in_id FROM check_in_answers
    WHERE team_id = $1 AND ${between('local_date')} AND elaborate IS NOT NULL LIMIT $4)`,
  // Tallies and results stay.
  pulseTexts: `DELETE FROM pulse_answers WHERE id IN (SELECT a.id FROM pulse_rounds r JOIN pulse_answers a ON a.round_id = r.id
    WHERE r.company_id = $1 AND ${betweenTimes('r.closed_at')} LIMIT $4)`,
  // With reactions and conversations.
  posts: `DELETE FROM posts WHERE id IN (SELECT id FROM posts WHERE team_id = $1 AND ${between('posted_on')} LIMIT $4)`,
};
type Statement = keyof typeof statements;

/** By kind: what is deleted team by team, by the index that its screens use, and what for the whole company. */
const parts: Record<Exclude<RetentionKind, 'activity' | 'suspended'>, { team?: Statement[]; company?: Statement[] }> = {
  'check-ins': { team: ['checkIns', 'months'], company: ['monthQuestions'] },
  'check-in-texts': { team: ['notes'] },
  'pulse-texts': { company: ['pulseTexts'] },
  posts: { team: ['posts'] },
};

const countRow = z.object({ count: z.number() });
const idRow = z.object({ id: z.number() });
/** Before all stored data. */
const BEGINNING = '1900-01-01';

/** Returns how many of a kind expire: check-ins, texts, messages, entries or people. */
export async function countExpiring(kind: RetentionKind, { companyId, from, before }: ExpiringSpan): Promise<number> {
  const values = [companyId, from ?? BEGINNING, before];
  const text = `SELECT count(*)::int AS count FROM ${counts[kind]}`;
  const rows = asRows(countRow, await pool().query({ name: `expiring-${kind}`, text, values }));
  return rows[0]?.count ?? 0;
}

/** Returns the suspended people whose period is over; they are erased one by one. */
export async function listExpiringPeople({ companyId, before }: ExpiringSpan): Promise<number[]> {
  const text = `SELECT id FROM ${counts.suspended} ORDER BY id`;
  const values = [companyId, BEGINNING, before];
  return asRows(idRow, await pool().query({ name: 'expiring-people', text, values })).map(({ id }) => id);
}

/**
 * Deletes the expired data of a kind, and returns how many rows. Commits after each chunk and pauses for as long as it
 * took, like the sweep of all tables.
 */
export async function deleteExpiringRows(
  ctx: Pick<Ctx, 'db'>,
  kind: Exclude<RetentionKind, 'suspended'>,
  span: ExpiringSpan,
  rowsPerChunk = ROWS_PER_CHUNK,
): Promise<number> {
  if (kind === 'activity') return inChunks(rowsPerChunk, () => deleteActivity(ctx, span, rowsPerChunk));
  const { team = [], company = [] } = parts[kind];
  const limits = [span.from ?? BEGINNING, span.before, rowsPerChunk];
  const clear = (name: Statement, id: number) =>
    inChunks(rowsPerChunk, async () => {
      const values = [id, ...limits];
      const { rowCount } = await pool().query({ name: `expire-${name}`, text: statements[name], values });
      return rowCount ?? 0;
    });
  let count = 0;
  for (const id of team.length > 0 ? await listTeams(span.companyId) : [])
    for (const name of team) count += await clear(name, id);
  for (const name of company) count += await clear(name, span.companyId);
  return count;
}

async function inChunks(rowsPerChunk: number, deleteChunk: () => Promise<number>): Promise<number> {
  for (let count = 0; ; ) {
    const startedMs = performance.now();
    const rows = await deleteChunk();
    count += rows;
    if (rows < rowsPerChunk) return count;
    await sleep(performance.now() - startedMs);
  }
}

async function listTeams(companyId: number): Promise<number[]> {
  const text = 'SELECT id FROM teams WHERE company_id = $1 ORDER BY id';
  return asRows(idRow, await pool().query(text, [companyId])).map(({ id }) => id);
}

/** Allows deleting from the insert-only log for this company in this transaction; the oldest entries come first. */
function deleteActivity(ctx: Pick<Ctx, 'db'>, { companyId, before }: ExpiringSpan, limit: number): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    await tx.$executeRaw`SELECT set_config('unboxt.expiring_audit', ${String(companyId)}, true)`;
    return tx.$executeRaw`
      DELETE FROM audit_entries WHERE id IN (SELECT id FROM audit_entries
        WHERE company_id = ${companyId} AND at < ${before}::date::timestamp AT TIME ZONE 'UTC' ORDER BY at LIMIT ${limit})`;
  });
}
