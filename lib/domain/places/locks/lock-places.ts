import { type Department, Prisma } from '#/generated/prisma/client.ts';
import type { InvitationKind } from '#/generated/prisma/enums.ts';
import { rotateLinkVersion } from '#/lib/domain/places/locks/revocation.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/** What people are invited to become, and where: in the whole company, a department, or a team. */
export interface Place {
  companyId: number;
  kind: InvitationKind;
  departmentId: number | null;
  teamId: number | null;
}

/**
 * Makes invitations, joining, changes of leaders and deletions wait for each other until the transaction ends. Locks
 * these people and the places' leaders, then the company, departments and teams, each by id, and invitations last, so
 * that transactions never deadlock.
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
  const personIds = people.filter((id) => id !== null);
  await tx.$queryRaw`
    SELECT id FROM users
    WHERE company_id = ${companyId} AND id = ANY(ARRAY(
      SELECT unnest(${personIds}::int[])
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

/** A person who joins a place that is locked. */
export interface Joining extends Place {
  person: Joiner;
  /** Whether the previous leader stays as a member. */
  keepPrevious: boolean | null;
  /** Whether the account was created for this. */
  isNewcomer?: boolean;
  now: Date;
}

type Led = Pick<Department, 'id' | 'companyId' | 'leaderId' | 'creatorId' | 'completedAt'>;

/**
 * Replaces the leader of a locked department; a draft then belongs to the new leader. The share link that the previous
 * leader knows ends.
 */
export async function replaceDepartmentLeader(
  tx: Transaction,
  { id, companyId, leaderId, creatorId, completedAt }: Led,
  userId: number,
  now: Date,
): Promise<void> {
  const data = { leaderId: userId, creatorId: completedAt ? creatorId : userId };
  await tx.department.update({ where: { id, companyId }, data });
  if (leaderId !== null) await rotateLinkVersion(tx, { companyId, kind: 'department_team_leader', id }, now);
}

/**
 * Makes sure, until the transaction ends, that the company has another administrator than this person. Throws `invalid`
 * for the last one with a confirmed account.
 */
export async function requireAnotherAdministrator(tx: Transaction, ctx: UserCtx, userId: number): Promise<void> {
  const companyId = ctx.company.id;
  // Two administrators who leave in parallel wait for each other here, so that one of them stays.
  await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
  if (!(await isOnlyAdministrator(tx, companyId, userId))) return;
  const who = userId === ctx.actor.userId ? 'reader' : 'other';
  throw invalid(message('organisation.answers.onlyAdministrator', { who, company: ctx.company.name }));
}

/**
 * Returns whether a person is the last administrator with a confirmed account that isn't suspended; this may change
 * unless the company is locked.
 */
export async function isOnlyAdministrator(tx: Transaction, companyId: number, userId: number): Promise<boolean> {
  const administrators = await tx.administrator.findMany({
    where: { companyId, user: { confirmedAt: { not: null }, blockedAt: null } },
    select: { userId: true },
  });
  return administrators.length === 1 && administrators[0]?.userId === userId;
}
