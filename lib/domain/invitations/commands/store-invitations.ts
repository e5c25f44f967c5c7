import { lockPlaces, type Place } from '#/lib/domain/invitations/commands/lock-places.ts';
import { invitationLifeDays } from '#/lib/domain/invitations/constants.ts';
import type { Transaction } from '#/lib/platform/db.ts';

export interface InvitedPerson {
  /** Lower case. */
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

interface Sender {
  invitedById: number | null;
  now: Date;
  /** Of a change of leader: whether the one before stays as a member. */
  keepPrevious?: boolean | undefined;
  /** Of a sign-up by a share link, which ends with that version. */
  linkVersion?: number;
}

/**
 * Stores one open invitation per address and answers their ids. An older one of the same address to the same place is
 * revoked; of a leader who is to be replaced there is one at a time, whatever the address.
 */
export async function storeInvitations(
  tx: Transaction,
  place: Place,
  people: readonly InvitedPerson[],
  { invitedById, now, keepPrevious, linkVersion }: Sender,
): Promise<number[]> {
  const distinct = [...new Map(people.map((person) => [person.email, person])).values()];
  if (distinct.length === 0) return [];
  await lockPlaces(tx, [place], [invitedById]);
  const emails = isOnePersonsPlace(place) ? {} : { email: { in: distinct.map(({ email }) => email) } };
  await tx.invitation.updateMany({
    where: { ...place, ...emails, acceptedAt: null, revokedAt: null },
    data: { revokedAt: now },
  });
  const created = await tx.invitation.createManyAndReturn({
    data: distinct.map(({ email, firstName = '', lastName = '' }) => ({
      ...place,
      email,
      firstName,
      lastName,
      keepPrevious: keepPrevious ?? null,
      linkVersion: linkVersion ?? null,
      invitedById,
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationLifeDays * 24 * 3_600_000),
    })),
    select: { id: true },
  });
  return created.map(({ id }) => id);
}

/** The lead of a department or team that is there: one person at a time can be on the way to it. */
function isOnePersonsPlace({ kind, departmentId, teamId }: Place): boolean {
  if (teamId) return kind === 'team_leader' || kind === 'secondary_leader';
  return departmentId !== null && kind === 'department_leader';
}
