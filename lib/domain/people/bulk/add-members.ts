import type { Ledger } from '#/lib/domain/people/import-changes/open-ledger.ts';
import type { PlacedPosition } from '#/lib/domain/people/import-file/import-position.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Puts people into teams; members and leaders of the team stay what they are. */
export async function addMembers(tx: Transaction, ledger: Ledger, people: readonly PlacedPosition[]): Promise<void> {
  const { companyId, now } = ledger;
  const teamIds = people.flatMap(({ teamId }) => teamId ?? []);
  const teams = await tx.team.findMany({
    where: { companyId, id: { in: teamIds } },
    select: { id: true, leaderId: true, secondaryLeaderId: true },
  });
  const leads = new Set(
    teams.flatMap(({ id, leaderId, secondaryLeaderId }) => [`${id}:${leaderId}`, `${id}:${secondaryLeaderId}`]),
  );
  const newMemberships = await tx.teamMember.createManyAndReturn({
    data: people.flatMap(({ teamId, userId }) =>
      teamId === null || userId === null || leads.has(`${teamId}:${userId}`)
        ? []
        : { teamId, userId, companyId, joinedAt: now },
    ),
    skipDuplicates: true,
    select: { teamId: true, userId: true },
  });
  for (const { teamId, userId } of newMemberships) {
    ledger.add('membership_added', { teamId, userId });
    ledger.affected.add(userId);
  }
}
