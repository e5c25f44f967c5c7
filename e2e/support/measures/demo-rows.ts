import { pool } from '#/lib/platform/db.ts';
import { demoAccounts } from '#/prisma/seed/demo-accounts.mjs';

/** Returns the rows of a statement. */
export async function rowsOf<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await pool().query<T>(text, values)).rows;
}

/** Returns the only number of a statement's result. */
export async function numberOf(text: string, values: unknown[] = []): Promise<number> {
  const [row] = await rowsOf<{ value: string | null }>(`SELECT (${text}) AS value`, values);
  return Number(row?.value);
}

/** Returns a team's means over some months of the demo year; 1 is November 2025, its first month. */
export async function figures(team: string, fromMonth: number, toMonth: number) {
  const [row] = await rowsOf<{ sentiment: number; productivity: number; motivation: number }>(
    `SELECT avg(a.sentiment)::float8 AS sentiment, avg(a.productivity)::float8 AS productivity,
       avg(a.motivation)::float8 AS motivation
     FROM check_in_answers a JOIN teams t ON t.id = a.team_id
     WHERE t.name = $1 AND a.local_date >= date '2025-11-01' + ($2 - 1) * interval '1 month'
       AND a.local_date < date '2025-11-01' + $3 * interval '1 month'`,
    [team, fromMonth, toMonth],
  );
  return row ?? { sentiment: 0, productivity: 0, motivation: 0 };
}

/**
 * Returns whether the demo's Member, more than two people of their team, and the whole team have a check-in to answer.
 */
export async function liveOf(at: Date): Promise<{ member: boolean; several: boolean; all: boolean }> {
  const [, , leader, member] = demoAccounts;
  const open = await rowsOf<{ email: string }>(
    `SELECT u.email FROM check_ins c JOIN users u ON u.id = c.user_id JOIN teams t ON t.id = c.team_id
     JOIN users l ON l.id = t.leader_id WHERE l.email = $1 AND c.answered_at IS NULL AND c.closes_at > $2`,
    [leader?.email, at],
  );
  const emails = open.map(({ email }) => email);
  return { member: emails.includes(member?.email ?? ''), several: open.length > 2, all: open.length > 10 };
}
