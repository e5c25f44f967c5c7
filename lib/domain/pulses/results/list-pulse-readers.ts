import * as z from 'zod';
import type { Statements } from '#/lib/platform/db.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Someone who may read a pulse, in one of the roles that allow it. */
const pulseReader = z.object({
  userId: z.number(),
  role: z.enum(roleNames),
  // They created it or lead one of its teams; other administrators only find it in their list.
  isConcerned: z.boolean(),
});
export type PulseReader = z.output<typeof pulseReader>;

/** Returns everyone who may read part of a pulse once: its creator, leaders of its teams, and administrators. */
export async function listPulseReaders(tx: Statements, pulseId: number): Promise<PulseReader[]> {
  return asRows(
    pulseReader,
    await tx.$queryRaw`
    WITH asked AS (
      SELECT t.leader_id, t.secondary_leader_id, d.leader_id AS department_leader_id
      FROM pulse_teams pt JOIN teams t ON t.id = pt.team_id LEFT JOIN departments d ON d.id = t.department_id
      WHERE pt.pulse_id = ${pulseId}
    ), reader (user_id, rank, role) AS (
      SELECT creator_id, 1, creator_role FROM pulses WHERE id = ${pulseId}
      UNION ALL SELECT department_leader_id, 2, 'Department Leader' FROM asked
      UNION ALL SELECT leader_id, 3, 'Team Leader' FROM asked
      UNION ALL SELECT secondary_leader_id, 3, 'Team Leader' FROM asked
      UNION ALL SELECT a.user_id, 4, 'Administrator' FROM administrators a JOIN pulses p ON p.company_id = a.company_id WHERE p.id = ${pulseId}
    )
    SELECT DISTINCT ON (u.id) u.id AS "userId", reader.role, reader.rank < 4 AS "isConcerned"
    FROM reader JOIN users u ON u.id = reader.user_id
    WHERE u.blocked_at IS NULL AND u.confirmed_at IS NOT NULL
    ORDER BY u.id, reader.rank`,
  );
}
