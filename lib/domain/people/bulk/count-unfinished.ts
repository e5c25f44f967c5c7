import * as z from 'zod';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const statement = `
SELECT (SELECT count(*)::int FROM users u
    WHERE u.company_id = $1 AND u.confirmed_at IS NOT NULL AND u.blocked_at IS NULL AND u.onboarding_completed_at IS NULL)
  + (SELECT count(DISTINCT i.email)::int FROM invitations i
    WHERE i.company_id = $1 AND i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.kind <> 'administrator_request'
      AND NOT EXISTS (SELECT FROM users u WHERE u.email = i.email AND u.company_id = $1 AND u.confirmed_at IS NOT NULL
        AND u.blocked_at IS NULL)) AS count`;

/** How many people of a company have an open invitation or have not finished onboarding. */
export async function countUnfinished(companyId: number): Promise<number> {
  const answer = await pool().query({ name: 'people-unfinished', text: statement, values: [companyId] });
  const [row] = asRows(z.object({ count: z.number() }), answer);
  return row?.count ?? 0;
}
