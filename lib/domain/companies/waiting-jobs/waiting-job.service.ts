import type pg from 'pg';
import * as z from 'zod';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** A table whose rows name their company, found by the ids in payloads of jobs. */
type Table =
  | 'users'
  | 'mailed_tokens'
  | 'check_ins'
  | 'check_in_rounds'
  | 'pulse_rounds'
  | 'pulse_recipients'
  | 'invitations'
  | 'people_imports'
  | 'report_exports'
  | 'feedback'
  | 'channel_connections'
  | 'webhook_endpoints'
  | 'departments'
  | 'teams';

const rowsOf = (table: Table, column: 'id' | 'email' = 'id') => ({
  /** Selects the company of a row with this value. */
  company: `SELECT company_id AS id FROM ${table} WHERE ${column} = $1`,
  /** Selects all values of a company as texts, because payloads are JSON. */
  values: `SELECT ${column}::text FROM ${table} WHERE company_id = $1`,
});

/**
 * What the ids in payloads of jobs refer to; the first one in a payload counts. Add new names of ids here, or their
 * jobs would run for a blocked company and remain after its deletion.
 */
const subjects = {
  companyId: { company: 'SELECT id FROM companies WHERE id = $1', values: 'SELECT $1::int::text' },
  userId: rowsOf('users'),
  mailedTokenId: rowsOf('mailed_tokens'),
  checkInId: rowsOf('check_ins'),
  recipientId: rowsOf('pulse_recipients'),
  invitationId: rowsOf('invitations'),
  importId: rowsOf('people_imports'),
  exportId: rowsOf('report_exports'),
  feedbackId: rowsOf('feedback'),
  connectionId: rowsOf('channel_connections'),
  webhookId: rowsOf('webhook_endpoints'),
  roundId: rowsOf('check_in_rounds'),
  pulseRoundId: rowsOf('pulse_rounds'),
  departmentId: rowsOf('departments'),
  teamId: rowsOf('teams'),
  email: rowsOf('users', 'email'),
} as const;

type SubjectKey = keyof typeof subjects;

/** Queues whose `roundId` is a pulse's round. */
const pulseRoundQueues: readonly string[] = ['pulses.close-round', 'pulses.results-mail', 'pulses.results-chat'];

/** What the id in a payload's `link` refers to, by kind of share link. */
const linkSubjects = {
  company_administrator: 'companyId',
  department_leader: 'companyId',
  team_leader: 'companyId',
  department_team_leader: 'departmentId',
  team_member: 'teamId',
} as const satisfies Record<string, SubjectKey>;

/**
 * Queues that continue while a company is blocked. What Stripe says is kept, and feedback to the people who run the
 * installation was sent earlier. People who sign up a new company belong to none, and the last receipt is about a
 * deleted company.
 */
export const unheldQueues: readonly string[] = [
  'billing.sync',
  'feedback.mail',
  'accounts.registration-request',
  'companies.deletion-receipt',
];

interface Subject {
  key: SubjectKey;
  value: number | string;
}

const withLink = z.object({
  link: z.object({ kind: z.enum(Object.keys(linkSubjects) as (keyof typeof linkSubjects)[]), id: z.int() }),
});

/** Returns the row that a job is about; null for a sweep, which checks all companies itself. */
export function subjectOf(queue: string, payload: unknown): Subject | null {
  const fields = Object(payload) as Record<string, unknown>;
  const { data } = withLink.safeParse(payload);
  if (data && !('companyId' in fields)) return { key: linkSubjects[data.link.kind], value: data.link.id };
  for (const key of Object.keys(subjects) as SubjectKey[]) {
    const value = fields[key];
    if (typeof value !== 'number' && typeof value !== 'string') continue;
    return { key: key === 'roundId' && pulseRoundQueues.includes(queue) ? 'pulseRoundId' : key, value };
  }
  return null;
}

const blockedIds = { name: 'blocked-companies', text: 'SELECT id FROM companies WHERE blocked_at IS NOT NULL' };
const companyRow = z.object({ id: z.number() });

/** Returns whether a job's company is blocked. Only looks the company up if any company is blocked. */
export async function isHeld(queue: string, payload: unknown): Promise<boolean> {
  const subject = unheldQueues.includes(queue) ? null : subjectOf(queue, payload);
  if (!subject) return false;
  const blockedCompanies = asRows(companyRow, await pool().query(blockedIds));
  if (blockedCompanies.length === 0) return false;
  const [row] = asRows(companyRow, await pool().query(subjects[subject.key].company, [subject.value]));
  return row !== undefined && blockedCompanies.some(({ id }) => id === row.id);
}

const { roundId, pulseRoundId, ...others } = subjects;
/** A dead letter contains the name of the queue it came from. */
const isOfPulse = `coalesce(source_name, name) IN (${pulseRoundQueues.map((name) => `'${name}'`).join(', ')})`;

const conditions = [
  ...Object.entries(others).map(([key, { values }]) => `data ->> '${key}' IN (${values})`),
  `${isOfPulse} AND data ->> 'roundId' IN (${pulseRoundId.values})`,
  `NOT ${isOfPulse} AND data ->> 'roundId' IN (${roundId.values})`,
  ...Object.entries(linkSubjects).map(
    ([kind, key]) => `data -> 'link' ->> 'kind' = '${kind}' AND data -> 'link' ->> 'id' IN (${subjects[key].values})`,
  ),
];
const where = conditions.map((condition) => `(${condition})`).join(' OR ');
const countStatement = `SELECT count(*)::int AS count FROM pgboss.job WHERE ${where}`;
const deleteStatement = `DELETE FROM pgboss.job WHERE ${where}`;

const countRow = z.object({ count: z.number() });

/** Returns how many jobs a company has in every state, including dead letters and finished ones. */
export async function countJobs(client: pg.Client, companyId: number): Promise<number> {
  return asRows(countRow, await client.query(countStatement, [companyId]))[0]?.count ?? 0;
}

/**
 * Deletes a company's jobs, whose payloads contain names and email addresses; its rows must still exist. Returns how
 * many.
 */
export async function deleteJobs(client: pg.Client, companyId: number): Promise<number> {
  return (await client.query(deleteStatement, [companyId])).rowCount ?? 0;
}
