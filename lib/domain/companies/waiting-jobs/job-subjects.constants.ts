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
export const subjects = {
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

export type SubjectKey = keyof typeof subjects;

/** Queues whose `roundId` is a pulse's round. */
export const pulseRoundQueues: readonly string[] = ['pulses.close-round', 'pulses.results-mail', 'pulses.results-chat'];

/** What the id in a payload's `link` refers to, by kind of share link. */
export const linkSubjects = {
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
