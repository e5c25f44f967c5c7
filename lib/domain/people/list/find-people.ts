import * as z from 'zod';
import { roleColumns, roleRow } from '#/lib/domain/sessions/role.sql.ts';
import { pool } from '#/lib/platform/db.ts';
import { type RoleName, roleNames } from '#/lib/platform/roles.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { holdsPerson, personPatterns } from '#/lib/platform/searched-words.ts';

/** A person, their company, and what keeps them from signing in or getting emails; never answers. */
export interface PersonOfCompany {
  /** Null for an invited person without an account. */
  id: number | null;
  email: string;
  firstName: string;
  lastName: string;
  company: { id: number; name: string; isBlocked: boolean };
  roles: RoleName[];
  state: 'active' | 'unconfirmed' | 'suspended' | 'invited';
  hasSecondFactor: boolean;
  isUndelivered: boolean;
  /** When the newest stored session began; null if there is none. */
  signedInAt: Date | null;
}

const shape = z.object({
  ...roleRow.shape,
  id: z.number().nullable(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company_id: z.number(),
  company_name: z.string(),
  is_company_blocked: z.boolean(),
  state: z.enum(['active', 'unconfirmed', 'suspended', 'invited']),
  has_second_factor: z.boolean(),
  is_undelivered: z.boolean(),
  signed_in_at: z.date().nullable(),
});

const text = `
SELECT p.*, c.id AS company_id, c.name AS company_name, c.blocked_at IS NOT NULL AS is_company_blocked,
  (SELECT max(s.created_at) FROM sessions s WHERE s.user_id = p.id) AS signed_in_at
FROM (
  (SELECT u.id, u.email, u.first_name, u.last_name, u.company_id, ${roleColumns},
    CASE WHEN u.suspended_at IS NOT NULL THEN 'suspended' WHEN u.confirmed_at IS NULL THEN 'unconfirmed' ELSE 'active' END AS state,
    u.totp_confirmed_at IS NOT NULL AS has_second_factor, u.mail_refused_at IS NOT NULL AS is_undelivered
  FROM users u
  WHERE (u.blocked_at IS NULL OR u.suspended_at IS NOT NULL) AND ${holdsPerson('u.', '$1')}
  ORDER BY u.email LIMIT $2)
  UNION ALL
  (SELECT NULL, i.email, max(i.first_name), max(i.last_name), i.company_id,
    bool_or(i.kind = 'company_administrator'), bool_or(i.kind IN ('team_leader', 'secondary_leader')),
    bool_or(i.kind = 'department_leader'), bool_or(i.kind = 'team_member'), 'invited', false,
    bool_or(i.mail_refused_at IS NOT NULL)
  FROM invitations i
  WHERE i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.expires_at > $3 AND i.kind <> 'administrator_request'
    AND ${holdsPerson('', '$1')}
    AND NOT EXISTS (SELECT FROM users u WHERE u.email = i.email AND u.company_id = i.company_id)
  GROUP BY i.company_id, i.email ORDER BY i.email LIMIT $2)
) p JOIN companies c ON c.id = p.company_id ORDER BY p.email, c.id LIMIT $2`;

/**
 * Returns people of all companies whose name or email address contains these words, by address. Only operators may ask.
 */
export async function findPeople(
  words: string,
  { limit, now }: { limit: number; now: Date },
): Promise<PersonOfCompany[]> {
  const rows = asRows(shape, await pool().query({ text, values: [personPatterns(words), limit, now] }));
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    company: { id: row.company_id, name: row.company_name, isBlocked: row.is_company_blocked },
    roles: roleNames.filter((role) => row[role]),
    state: row.state,
    hasSecondFactor: row.has_second_factor,
    isUndelivered: row.is_undelivered,
    signedInAt: row.signed_in_at,
  }));
}
