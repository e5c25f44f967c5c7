import { pendingName } from '#/lib/domain/organisation/constants.ts';

/** An invitation `i` that is neither accepted nor withdrawn; an expired one still waits to be sent again. */
export const waitingSql = 'i.accepted_at IS NULL AND i.revoked_at IS NULL';

/** The newest waiting invitation of a kind for a team or a department, as a lateral join's row. */
export const newestInvitation = (
  kind: 'team_leader' | 'secondary_leader' | 'department_leader',
  target: 'team_id = t.id' | 'department_id = d.id',
) => `
  SELECT i.id, i.email, i.first_name, i.last_name, i.keep_previous, i.expires_at FROM invitations i
  WHERE i.${target} AND i.kind = '${kind}' AND ${waitingSql} ORDER BY i.id DESC LIMIT 1`;

/**
 * Name of a team's secondary leader: the word for an invited one who has not joined, else the name of `s`, else null.
 */
export const secondaryNameSql = `
  CASE WHEN EXISTS (SELECT FROM invitations i WHERE i.team_id = t.id AND i.kind = 'secondary_leader' AND ${waitingSql})
    THEN '${pendingName}' ELSE s.first_name || ' ' || s.last_name END`;
