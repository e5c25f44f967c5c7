import type { InvitationKind } from '#/generated/prisma/enums.ts';
import { invitationLifeDays } from '#/lib/domain/invitations/constants.ts';
import { sendInvitationMail } from '#/lib/domain/invitations/queues.ts';
import type { PlacedPosition } from '#/lib/domain/people/commands/apply-positions.ts';
import type { Ledger } from '#/lib/domain/people/commands/keep-ledger.ts';
import type { Directory } from '#/lib/domain/people/import-directory.ts';
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
 * Invites people without an account in this company, one mail per place, in the name of whoever imports. An account
 * elsewhere makes no difference here. Whoever is invited to the same already is left alone.
 */
export async function inviteNewcomers(
  tx: Transaction,
  ledger: Ledger,
  directory: Directory,
  newcomers: readonly PlacedPosition[],
): Promise<void> {
  const { companyId, actorId, now } = ledger;
  const fresh = newcomers.filter((position) => !isInvited(position, directory));
  if (fresh.length === 0) return;
  const expiresAt = new Date(now.getTime() + invitationLifeDays * 24 * 3_600_000);
  const made = await tx.invitation.createManyAndReturn({
    data: fresh.map(({ email, firstName, lastName, role, departmentId, teamId }) => ({
      companyId,
      kind: kinds[role],
      email,
      firstName,
      lastName,
      departmentId,
      teamId,
      // A leader who is replaced when this person joins stays as a member.
      keepPrevious: role === 'Team Leader' || role === 'Department Leader' ? true : null,
      invitedById: actorId,
      createdAt: now,
      expiresAt,
    })),
    skipDuplicates: true,
    select: { id: true, teamId: true, departmentId: true },
  });
  for (const { id, teamId, departmentId } of made) ledger.add('invited', { invitationId: id, teamId, departmentId });
  await enqueue(tx, sendInvitationMail, ...made.map(({ id }) => ({ invitationId: id })));
}

function isInvited({ email, role, departmentId, teamId }: PlacedPosition, { invitations }: Directory): boolean {
  const open = invitations.get(email) ?? [];
  return open.some((one) => one.kind === kinds[role] && one.departmentId === departmentId && one.teamId === teamId);
}
