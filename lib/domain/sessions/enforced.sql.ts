/**
 * Returns the condition that `u` is an administrator who is exempt from an enforced connection, which needs a second
 * factor. Source: docs/decisions.md, A company's issuer only signs in people of its own domains.
 */
const isExcepted = (connection: string) => `u.totp_confirmed_at IS NOT NULL AND EXISTS (
    SELECT FROM sign_in_exceptions e JOIN administrators a ON a.company_id = e.company_id AND a.user_id = e.user_id
    WHERE e.company_id = u.company_id AND e.user_id = u.id AND e.connection_id = ${connection})`;

/** The enforced connections of `u`'s company, if it has proven to own the domain of `u`'s email address. */
const enforcing = `FROM sign_in_connections n JOIN company_domains d ON d.company_id = n.company_id
  WHERE n.company_id = u.company_id AND n.state = 'active' AND n.is_enforced AND d.verified_at IS NOT NULL
    AND d.domain = split_part(u.email, '@', 2)`;

/** Whether `u`, a row of `users`, can only sign in by their company's connection. */
export const isBoundSql = `EXISTS (SELECT ${enforcing} AND NOT (${isExcepted('n.id')}))`;

/** Whether `u` is exempt from what applies to colleagues, and so is always asked for their second factor. */
export const isExceptedSql = `EXISTS (SELECT ${enforcing} AND ${isExcepted('n.id')})`;

/**
 * The name of the connection by which the domain of `attempt`'s email address must sign in, with or without an account.
 */
export const enforcedBySql = `SELECT n.name FROM company_domains d
  JOIN sign_in_connections n ON n.company_id = d.company_id AND n.state = 'active' AND n.is_enforced
  WHERE d.verified_at IS NOT NULL AND d.domain = split_part(attempt.email, '@', 2) LIMIT 1`;
