import { Prisma } from '#/generated/prisma/client.ts';

/** The teams of the pulse `p` with who leads them, as JSON. */
export const pulseTeamsSql = Prisma.sql`
  coalesce((SELECT json_agg(json_build_object('id', t.id, 'leaderId', t.leader_id,
      'secondaryLeaderId', t.secondary_leader_id,
      'department', CASE WHEN d.id IS NOT NULL THEN json_build_object('leaderId', d.leader_id) END) ORDER BY t.id)
    FROM pulse_teams a JOIN teams t ON t.id = a.team_id LEFT JOIN departments d ON d.id = t.department_id
    WHERE a.pulse_id = p.id), '[]')`;
