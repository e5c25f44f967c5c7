import type { Invitation } from '#/generated/prisma/client.ts';
import { INVITATION_REPEAT_MS, invitationLifeDays } from '#/lib/domain/invitations/constants.ts';
import { lockPlaces, type Place } from '#/lib/domain/places/locks/lock-places.ts';
import type { Transaction } from '#/lib/platform/db.ts';

export interface InvitedPerson {
  /** In lower case. */
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** The people invited to one place; each place occurs once. */
interface InvitedGroup {
  place: Place;
  people: readonly InvitedPerson[];
  /** For a change of leader: whether the previous leader stays as a member. */
  keepPrevious?: boolean | undefined;
}

interface Sender {
  invitedById: number | null;
  now: Date;
  /** The link's version, for sign-ups by share link, which end with it. */
  linkVersion?: number;
}

/**
 * Stores one open invitation per email address and place of one company, in a fixed number of statements, and returns
 * them. An address's earlier invitation to the place is revoked; a leader has one invited successor at a time, whatever
 * the address. An invitation that its sender repeats within seconds stays as it is and isn't returned.
 */
export async function storeInvitations(
  tx: Transaction,
  groups: readonly InvitedGroup[],
  { invitedById, now, linkVersion }: Sender,
): Promise<Pick<Invitation, 'id' | 'version' | 'departmentId' | 'teamId'>[]> {
  const requests = groups.flatMap(({ place, people, keepPrevious = null }) =>
    [...new Map(people.map((person) => [person.email, person])).values()].map(
      ({ email, firstName = '', lastName = '' }) => ({ ...place, email, firstName, lastName, keepPrevious }),
    ),
  );
  if (requests.length === 0) return [];
  const places = groups.filter(({ people }) => people.length > 0).map(({ place }) => place);
  await lockPlaces(tx, places, [invitedById]);
  const rows = await withoutRepeats(tx, requests, { invitedById, now });
  if (rows.length === 0) return [];
  await revokeOlder(tx, rows, now);
  const onePersonPlaces = rows
    .filter(isOnePersonsPlace)
    .map(({ companyId, kind, departmentId, teamId }) => ({ companyId, kind, departmentId, teamId }));
  if (onePersonPlaces.length > 0)
    await tx.invitation.updateMany({
      where: { OR: onePersonPlaces, acceptedAt: null, revokedAt: null },
      data: { revokedAt: now },
    });
  const sharedFields = { linkVersion: linkVersion ?? null, invitedById, createdAt: now, expiresAt: invitationEnd(now) };
  return tx.invitation.createManyAndReturn({
    data: rows.map((one) => ({ ...one, ...sharedFields })),
    select: { id: true, version: true, departmentId: true, teamId: true },
  });
}

/** Returns when an invitation sent now expires. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + invitationLifeDays * 24 * 3_600_000);
}

type WantedRow = Place & InvitedPerson & { keepPrevious: boolean | null };

/** Returns the rows without invitations that this sender has just sent. */
async function withoutRepeats<Row extends WantedRow>(
  tx: Transaction,
  rows: readonly Row[],
  { invitedById, now }: Pick<Sender, 'invitedById' | 'now'>,
): Promise<Row[]> {
  const justNow = { gt: new Date(now.getTime() - INVITATION_REPEAT_MS), lte: now };
  const companyId = { in: rows.map((row) => row.companyId) };
  const email = { in: rows.map((row) => row.email) };
  const recent = await tx.invitation.findMany({
    where: {
      companyId,
      email,
      invitedById,
      OR: [{ createdAt: justNow }, { resentAt: justNow }],
      acceptedAt: null,
      revokedAt: null,
    },
  });
  const keyOf = ({ kind, departmentId, teamId, email: to, firstName, lastName, keepPrevious }: WantedRow) =>
    [kind, departmentId, teamId, to, firstName, lastName, keepPrevious].join('\n');
  const recentKeys = new Set(recent.map(keyOf));
  return rows.filter((row) => !recentKeys.has(keyOf(row)));
}

/** Revokes open invitations of these email addresses to these places. */
async function revokeOlder(tx: Transaction, rows: readonly (Place & { email: string })[], now: Date): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const emails = rows.map(({ email }) => email);
  const kinds = rows.map(({ kind }) => kind);
  const departmentIds = rows.map(({ departmentId }) => departmentId ?? 0);
  const teamIds = rows.map(({ teamId }) => teamId ?? 0);
  await tx.$executeRaw`
    UPDATE invitations i SET revoked_at = ${now}
    FROM unnest(${emails}::text[], ${kinds}::text[], ${departmentIds}::int[], ${teamIds}::int[])
      AS wanted (email, kind, department_id, team_id)
    WHERE i.company_id = ${first.companyId} AND i.email = wanted.email AND i.kind::text = wanted.kind
      AND coalesce(i.department_id, 0) = wanted.department_id AND coalesce(i.team_id, 0) = wanted.team_id
      AND i.accepted_at IS NULL AND i.revoked_at IS NULL`;
}

/** Returns whether a place is the lead of an existing department or team, to which only one person can be invited. */
function isOnePersonsPlace({ kind, departmentId, teamId }: Place): boolean {
  if (teamId) return kind === 'team_leader' || kind === 'secondary_leader';
  return departmentId !== null && kind === 'department_leader';
}
