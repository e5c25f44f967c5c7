import * as z from 'zod';

/** The columns of `u` that say which roles a person has. */
export const roleColumns = `EXISTS (SELECT FROM administrators a WHERE a.user_id = u.id) AS "Administrator",
  EXISTS (SELECT FROM teams t WHERE t.company_id = u.company_id AND t.leader_id = u.id)
    OR EXISTS (SELECT FROM teams t WHERE t.company_id = u.company_id AND t.secondary_leader_id = u.id)
    AS "Team Leader",
  EXISTS (SELECT FROM departments d WHERE d.company_id = u.company_id AND d.leader_id = u.id) AS "Department Leader",
  EXISTS (SELECT FROM team_members m WHERE m.company_id = u.company_id AND m.user_id = u.id) AS "Member"`;

/** A row with `roleColumns`. */
export const roleRow = z.object({
  Administrator: z.boolean(),
  'Team Leader': z.boolean(),
  'Department Leader': z.boolean(),
  Member: z.boolean(),
});
