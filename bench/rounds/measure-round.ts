import type { Pool, PoolClient } from 'pg';
import { openDueRounds } from '#/lib/domain/check-ins/rounds/due-round.service.ts';
import { sendRoundToMembers } from '#/lib/domain/check-ins/rounds/round.service.ts';
import { fixedClock } from '#/lib/platform/clock.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';

/** Parallel rounds, as many as the worker takes from the queue. */
export const AT_ONCE = 20;

export interface RoundCost {
  openMs: number;
  sendMs: number;
  checkIns: number;
  mails: number;
}

/** Opens and sends everything that is due at an instant, in this process, like the worker. */
export async function measureRound(now: Date): Promise<RoundCost> {
  const ctx = { ...newCtx({ kind: 'job', name: 'bench' }), clock: fixedClock(now) };
  const before = await count();
  const openStart = performance.now();
  await openDueRounds(ctx);
  const sendStart = performance.now();
  const { rows } = await pool().query<{ id: number }>(
    'SELECT id FROM check_in_rounds WHERE sent_at IS NULL AND skipped_at IS NULL AND opened_at = $1 ORDER BY id',
    [now],
  );
  await atOnce(rows, ({ id }) => sendRoundToMembers(ctx, id));
  const end = performance.now();
  const after = await count();
  return {
    openMs: sendStart - openStart,
    sendMs: end - sendStart,
    checkIns: after.checkIns - before.checkIns,
    mails: after.mails - before.mails,
  };
}

/** Measures the bare reference: one transaction per team with the three inserts of a round and prepared rows. */
export async function measureBareInserts(reference: Pool, day: string, asDay: string): Promise<number> {
  const teams = await reference.query<{ id: number; company: number; rows: string }>(
    `SELECT team_id AS id, company_id AS company, jsonb_agg(c)::text AS rows
     FROM check_ins c WHERE local_date = $1 GROUP BY team_id, company_id`,
    [day],
  );
  const start = performance.now();
  await atOnce(teams.rows, async ({ rows }) => {
    const client = await reference.connect();
    try {
      await insertTeam(client, rows, asDay);
    } finally {
      client.release();
    }
  });
  return performance.now() - start;
}

async function insertTeam(client: PoolClient, rows: string, asDay: string): Promise<void> {
  await client.query('BEGIN');
  const { rows: checkIns } = await client.query<{ id: number }>({
    name: 'bare-check-ins',
    text: `INSERT INTO check_ins (company_id, team_id, user_id, local_date, frequency_id, sent_at, closes_at, motivator_id,
        motivator_type, asks_own, norm_ids, month_question_ids, asks_work_environment, asks_ratings, remind_at)
      SELECT company_id, team_id, user_id, $2::date, frequency_id, sent_at, closes_at, motivator_id, motivator_type,
        asks_own, norm_ids, month_question_ids, asks_work_environment, asks_ratings, remind_at
      FROM jsonb_populate_recordset(null::check_ins, $1::jsonb) RETURNING id`,
    values: [rows, asDay],
  });
  await client.query({
    name: 'bare-months',
    text: `INSERT INTO person_months AS month (team_id, user_id, company_id, month, due_count)
      SELECT team_id, user_id, company_id, date_trunc('month', $2::date), 1
      FROM jsonb_populate_recordset(null::check_ins, $1::jsonb) WHERE asks_own
      ON CONFLICT (team_id, month, user_id) DO UPDATE SET due_count = month.due_count + 1`,
    values: [rows, asDay],
  });
  await client.query({
    name: 'bare-jobs',
    text: `INSERT INTO pgboss.job (name, data, retry_limit, policy, dead_letter)
      SELECT 'check-ins.check-in-mail', jsonb_build_object('checkInId', id), 12, 'standard', 'dead-letter'
      FROM unnest($1::int[]) AS id`,
    values: [checkIns.map(({ id }) => id)],
  });
  await client.query('COMMIT');
}

async function count(): Promise<{ checkIns: number; mails: number }> {
  const { rows } = await pool().query<{ checkIns: number; mails: number }>(
    `SELECT (SELECT count(*)::int FROM check_ins) AS "checkIns",
       (SELECT count(*)::int FROM pgboss.job WHERE name = 'check-ins.check-in-mail') AS mails`,
  );
  return rows[0] ?? { checkIns: 0, mails: 0 };
}

async function atOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
