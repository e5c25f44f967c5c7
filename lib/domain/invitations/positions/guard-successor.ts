import type { Place } from '#/lib/domain/places/locks/lock-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden } from '#/lib/platform/errors.ts';

/**
 * Prevents a leader from ending the open invitation of their own successor, of one address or of any, that an
 * Administrator or, for a team, its department's leader has sent. Throws `forbidden`; call it with the place locked.
 */
export async function guardSuccessor(
  tx: Transaction,
  { actor, company, clock }: UserCtx,
  { departmentId, teamId }: Omit<Place, 'companyId' | 'kind'>,
  email: string | null = null,
): Promise<void> {
  if (actor.role === 'Administrator' || (departmentId === null && teamId === null)) return;
  const guarded = await tx.$queryRaw<unknown[]>`
    SELECT i.id FROM invitations i
    LEFT JOIN teams t ON t.id = i.team_id
    LEFT JOIN departments d ON d.id = coalesce(i.department_id, t.department_id)
    WHERE i.company_id = ${company.id} AND i.accepted_at IS NULL AND i.revoked_at IS NULL
      AND i.expires_at > ${clock.now()} AND i.invited_by_id <> ${actor.userId}
      AND (${email}::text IS NULL OR i.email = ${email})
      AND CASE i.kind
        WHEN 'team_leader' THEN i.team_id = ${teamId} AND t.leader_id = ${actor.userId}
        WHEN 'department_leader' THEN i.department_id = ${departmentId} AND d.leader_id = ${actor.userId}
        ELSE false END
      AND (i.team_id IS NOT NULL AND i.invited_by_id = d.leader_id
        OR EXISTS (SELECT FROM administrators a WHERE a.user_id = i.invited_by_id))
    LIMIT 1`;
  if (guarded.length > 0)
    throw forbidden('Someone senior to you has invited a new leader to take over. Only they can change this.');
}
