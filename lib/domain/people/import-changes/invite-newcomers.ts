import type { InvitationKind } from '#/generated/prisma/enums.ts';
import { storeInvitations } from '#/lib/domain/invitations/invite/store-invitations.ts';
import { sendInvitationMail } from '#/lib/domain/invitations/queues.ts';
import type { Ledger } from '#/lib/domain/people/import-changes/open-ledger.ts';
import type { Directory } from '#/lib/domain/people/import-file/import-directory.ts';
import type { PlacedPosition } from '#/lib/domain/people/import-file/import-position.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

const kinds: Record<RoleName, InvitationKind> = {
  Administrator: 'company_administrator',
  'Department Leader': 'department_leader',
  'Team Leader': 'team_leader',
  Member: 'team_member',
};

/**
 * Invites people without an account in this company, one mail per place, in the name of the person who imports. An
 * account elsewhere makes no difference. Nobody is invited twice to the same place.
 */
export async function inviteNewcomers(
  tx: Transaction,
  ledger: Ledger,
  directory: Directory,
  newcomers: readonly PlacedPosition[],
): Promise<void> {
  const { companyId, actorId: invitedById, now } = ledger;
  const fresh = newcomers.filter((position) => !isInvited(position, directory));
  const byPlace = Map.groupBy(fresh, ({ role, departmentId, teamId }) => `${role} ${departmentId} ${teamId}`);
  const invitations = [...byPlace.values()].map((people) => {
    const [{ role, departmentId, teamId }] = people as [PlacedPosition];
    // A leader who is replaced when this person joins stays as a member.
    const keepPrevious = role === 'Team Leader' || role === 'Department Leader' ? true : undefined;
    return { place: { companyId, kind: kinds[role], departmentId, teamId }, people, keepPrevious };
  });
  const storedInvitations = await storeInvitations(tx, invitations, { invitedById, now });
  for (const { id: invitationId, ...place } of storedInvitations) ledger.add('invited', { invitationId, ...place });
  await enqueue(tx, sendInvitationMail, ...storedInvitations.map(({ id }) => ({ invitationId: id })));
}

function isInvited({ email, role, departmentId, teamId }: PlacedPosition, { invitations }: Directory): boolean {
  const open = invitations.get(email) ?? [];
  return open.some((one) => one.kind === kinds[role] && one.departmentId === departmentId && one.teamId === teamId);
}
