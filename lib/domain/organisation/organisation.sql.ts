import { pendingName } from '#/lib/domain/organisation/constants.ts';

/** Invitations `i` that are neither accepted nor withdrawn; an expired one can still be resent. */
export const waitingSql = 'i.accepted_at IS NULL AND i.revoked_at IS NULL';

/** Returns a lateral join with the newest open invitation of a kind for a team or a department. */
export const newestInvitation = (
  kind: 'team_leader' | 'secondary_leader' | 'department_leader',
  target: 'team_id = t.id' | 'department_id = d.id',
) => `
  SELECT i.id, i.email, i.first_name, i.last_name, i.keep_previous, i.expires_at,
    i.mail_refused_at IS NOT NULL AS is_undelivered FROM invitations i
  WHERE i.${target} AND i.kind = '${kind}' AND ${waitingSql} ORDER BY i.id DESC LIMIT 1`;

/**
 * Returns the condition that emails permanently fail for the leader or, without one, for the invited person, as `i` or
 * as `n`.
 */
export const undelivered = (leader: 'l' | 'u') => `
  CASE WHEN ${leader}.id IS NOT NULL THEN ${leader}.mail_refused_at IS NOT NULL
    ELSE i.mail_refused_at IS NOT NULL OR coalesce(n.is_undelivered, false) END`;

/**
 * The name of a team's secondary leader: the word for an invited person who hasn't joined, otherwise the name of `s`,
 * otherwise null.
 */
export const secondaryNameSql = `
  CASE WHEN EXISTS (SELECT FROM invitations i WHERE i.team_id = t.id AND i.kind = 'secondary_leader' AND ${waitingSql})
    THEN '${pendingName}' ELSE s.first_name || ' ' || s.last_name END`;
