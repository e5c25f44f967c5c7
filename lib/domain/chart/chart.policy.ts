import { canManageDepartment } from '#/lib/domain/places/places.policy.ts';
import type { UserActor } from '#/lib/platform/context.ts';

type Acting = Pick<UserActor, 'userId' | 'role' | 'keyId'>;

/**
 * Returns in which department, or in whose teams, this person may invite with the share link; null if they may invite
 * to none. API keys never may.
 */
export function canInviteBelow(actor: Acting, department: { leaderId: number | null } | null): boolean {
  return actor.keyId === undefined && canManageDepartment(actor, department ?? { leaderId: null });
}
