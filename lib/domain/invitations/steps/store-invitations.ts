import type { Invitation } from '#/generated/prisma/client.ts';
import { invitationLifeDays } from '#/lib/domain/invitations/constants.ts';
import { lockPlaces, type Place } from '#/lib/domain/places/steps/lock-places.ts';
import type { Transaction } from '#/lib/platform/db.ts';

export interface InvitedPerson {
  /** Lower case. */
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** Who is invited to one place; each place comes once. */
interface InvitedTo {
  place: Place;
  people: readonly InvitedPerson[];
  /** Of a change of leader: whether the one before stays as a member. */
  keepPrevious?: boolean | undefined;
}

interface Sender {
  invitedById: number | null;
  now: Date;
  /** Of a sign-up by a share link, which ends with that version. */
  linkVersion?: number;
}

/**
 * Stores one open invitation per address and place of one company, in as many statements for many places as for one,
 * and answers them. An older one of the same address to the same place is revoked; of a leader who is to be replaced
 * there is one at a time, whatever the address.
 */
export async function storeInvitations(
  tx: Transaction,
  invited: readonly InvitedTo[],
  { invitedById, now, linkVersion }: Sender,
): Promise<Pick<Invitation, 'id' | 'departmentId' | 'teamId'>[]> {
  const wanted = invited.flatMap(({ place, people, keepPrevious = null }) =>
    [...new Map(people.map((person) => [person.email, person])).values()].map(
      ({ email, firstName = '', lastName = '' }) => ({ ...place, email, firstName, lastName, keepPrevious }),
    ),
  );
  if (wanted.length === 0) return [];
  const places = invited.filter(({ people }) => people.length > 0).map(({ place }) => place);
  await lockPlaces(tx, places, [invitedById]);
  await revokeOlder(tx, wanted, now);
  const taken = places.filter(isOnePersonsPlace);
  if (taken.length > 0)
    await tx.invitation.updateMany({
      where: { OR: taken, acceptedAt: null, revokedAt: null },
      data: { revokedAt: now },
    });
  const expiresAt = new Date(now.getTime() + invitationLifeDays * 24 * 3_600_000);
  const sent = { linkVersion: linkVersion ?? null, invitedById, createdAt: now, expiresAt };
  return tx.invitation.createManyAndReturn({
    data: wanted.map((one) => ({ ...one, ...sent })),
    select: { id: true, departmentId: true, teamId: true },
  });
}

/** Revokes what is open for the same address and place. */
async function revokeOlder(tx: Transaction, wanted: readonly (Place & { email: string })[], now: Date): Promise<void> {
  const [first] = wanted;
  if (!first) return;
  const emails = wanted.map(({ email }) => email);
  const kinds = wanted.map(({ kind }) => kind);
  const departmentIds = wanted.map(({ departmentId }) => departmentId ?? 0);
  const teamIds = wanted.map(({ teamId }) => teamId ?? 0);
  await tx.$executeRaw`
    UPDATE invitations i SET revoked_at = ${now}
    FROM unnest(${emails}::text[], ${kinds}::text[], ${departmentIds}::int[], ${teamIds}::int[])
      AS wanted (email, kind, department_id, team_id)
    WHERE i.company_id = ${first.companyId} AND i.email = wanted.email AND i.kind::text = wanted.kind
      AND coalesce(i.department_id, 0) = wanted.department_id AND coalesce(i.team_id, 0) = wanted.team_id
      AND i.accepted_at IS NULL AND i.revoked_at IS NULL`;
}

/** The lead of a department or team that is there: one person at a time can be on the way to it. */
function isOnePersonsPlace({ kind, departmentId, teamId }: Place): boolean {
  if (teamId) return kind === 'team_leader' || kind === 'secondary_leader';
  return departmentId !== null && kind === 'department_leader';
}
