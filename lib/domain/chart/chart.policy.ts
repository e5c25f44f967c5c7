import { canManageDepartment } from '#/lib/domain/places/places.policy.ts';
import type { UserActor } from '#/lib/platform/context.ts';

type Acting = Pick<UserActor, 'userId' | 'role' | 'keyId'>;

/** Returns whether this person may invite by the share link of a department, or of a team in it; null: in none. No key may. */
export function canInviteBelow(actor: Acting, department: { leaderId: number | null } | null): boolean {
  return actor.keyId === undefined && canManageDepartment(actor, department ?? { leaderId: null });
}
