import { invitePerson } from '#/lib/domain/invitations/invite/invite-person.ts';
import type { InvitedPerson } from '#/lib/domain/invitations/invite/store-invitations.ts';
import { guardSuccessor } from '#/lib/domain/invitations/positions/guard-successor.ts';
import { lockPlaces, type Place } from '#/lib/domain/places/locks/lock-places.ts';
import { getManagedDepartment } from '#/lib/domain/places/managed-place.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Invites a person to take over a department; throws `invalid` when they lead it, and as `guardSuccessor` does. */
export async function inviteNewDepartmentLeader(
  ctx: UserCtx,
  departmentId: number,
  person: InvitedPerson & { keep: boolean },
) {
  return invitePerson(ctx, person, async (tx) => {
    const { companyId, leaderId } = await getManagedDepartment(tx, ctx, departmentId);
    const place: Place = { companyId, kind: 'department_leader', departmentId, teamId: null };
    await lockPlaces(tx, [place], [ctx.actor.userId]);
    await guardSuccessor(tx, ctx, place);
    return {
      place,
      objection: ({ id }) => (leaderId === id ? 'leads this department already.' : null),
    };
  });
}
