import { Prisma } from '#/generated/prisma/client.ts';
import type { InvitationKind } from '#/generated/prisma/enums.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** What people are invited to be, and where: the whole company, a department, or a team. */
export interface Place {
  companyId: number;
  kind: InvitationKind;
  departmentId: number | null;
  teamId: number | null;
}

/**
 * Makes whoever changes who is where wait for each other, until the end of the transaction: invitations, joining,
 * changes of leaders and deletions. People come first, those named and the leaders of the places, then the company,
 * departments and teams, each by id, and only then invitations, so that no two wait for one another.
 */
export async function lockPlaces(
  tx: Transaction,
  places: readonly Omit<Place, 'kind'>[],
  people: readonly (number | null)[] = [],
): Promise<void> {
  const [first] = places;
  if (!first) return;
  const { companyId } = first;
  const departments = places.flatMap(({ departmentId }) => departmentId ?? []);
  const teams = places.flatMap(({ teamId }) => teamId ?? []);
  const named = people.filter((id) => id !== null);
  await tx.$queryRaw`
    SELECT id FROM users
    WHERE company_id = ${companyId} AND id = ANY(ARRAY(
      SELECT unnest(${named}::int[])
      UNION SELECT leader_id FROM departments WHERE id = ANY(${departments})
      UNION SELECT unnest(ARRAY[leader_id, secondary_leader_id]) FROM teams WHERE id = ANY(${teams})))
    ORDER BY id FOR SHARE`;
  if (places.some(({ departmentId, teamId }) => !departmentId && !teamId))
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
  await lockRows(tx, Prisma.sql`departments`, companyId, departments);
  await lockRows(tx, Prisma.sql`teams`, companyId, teams);
}

async function lockRows(tx: Transaction, table: Prisma.Sql, companyId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.$queryRaw`SELECT id FROM ${table} WHERE company_id = ${companyId} AND id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`;
}

export interface Joiner {
  id: number;
  companyId: number;
  firstName: string;
  lastName: string;
}

/** Somebody on the way to a place that is locked. */
export interface Joining extends Place {
  person: Joiner;
  /** Whether a leader before stays as a member. */
  keepPrevious: boolean | null;
  /** Whether the account was made for this. */
  isNewcomer?: boolean;
  now: Date;
}
