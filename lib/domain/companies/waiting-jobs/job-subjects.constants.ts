/** A table whose rows name their company, by the ids that payloads of jobs hold. */
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
  /** Whose the row of a value is. */
  company: `SELECT company_id AS id FROM ${table} WHERE ${column} = $1`,
  /** All values of a company, as texts: payloads are JSON. */
  values: `SELECT ${column}::text FROM ${table} WHERE company_id = $1`,
});

/**
 * What the ids in payloads of jobs name, the first that a payload has in front. A new name of an id stands here, or its jobs
 * would go on in a blocked company and outlive a deleted one.
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

/** Queues whose `roundId` is of a pulse. */
export const pulseRoundQueues: readonly string[] = ['pulses.close-round', 'pulses.results-mail', 'pulses.results-chat'];

/** What the id in a payload’s `link` names, by the kind of share link. */
export const linkSubjects = {
  company_administrator: 'companyId',
  department_leader: 'companyId',
  team_leader: 'companyId',
  department_team_leader: 'departmentId',
  team_member: 'teamId',
} as const satisfies Record<string, SubjectKey>;

/**
 * Queues that go on while a company is blocked: what Stripe says is kept, feedback to the makers was sent before, whoever signs a
 * new company up is of none, and the receipt is of one that is gone.
 */
export const unheldQueues: readonly string[] = [
  'billing.sync',
  'feedback.mail',
  'accounts.registration-request',
  'companies.deletion-receipt',
];
