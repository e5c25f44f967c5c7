import { getManagedDepartment } from '#/lib/domain/places/steps/get-managed-department.ts';
import { getManagedTeam } from '#/lib/domain/places/steps/get-managed-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';

// People are locked first, by id, then the company, departments, teams and invitations: as `lockPlaces` and erasing do.

interface Person {
  id: number;
  firstName: string;
  lastName: string;
}

/** `getManagedTeam` of a team that nobody else changes or deletes before this transaction ends. */
export async function lockTeam(tx: Transaction, ctx: UserCtx, id: number, may?: Parameters<typeof getManagedTeam>[3]) {
  await tx.$queryRaw`SELECT id FROM teams WHERE id = ${id} AND company_id = ${ctx.company.id} FOR UPDATE`;
  return getManagedTeam(tx, ctx, id, may);
}

/** `getManagedDepartment` of a department that nobody else changes or deletes before this transaction ends. */
export async function lockDepartment(tx: Transaction, ctx: UserCtx, id: number) {
  await tx.$queryRaw`SELECT id FROM departments WHERE id = ${id} AND company_id = ${ctx.company.id} FOR UPDATE`;
  return getManagedDepartment(tx, ctx, id);
}

/** Keeps people, and whoever leads these places now, from being erased until the transaction ends. */
export async function lockPeople(
  tx: Transaction,
  ctx: UserCtx,
  { people = [], teamId = 0, departmentId = 0 }: { people?: readonly number[]; teamId?: number; departmentId?: number },
): Promise<void> {
  const { id: companyId } = ctx.company;
  await tx.$queryRaw`
    SELECT id FROM users
    WHERE company_id = ${companyId} AND id = ANY(ARRAY(
      SELECT unnest(${people}::int[])
      UNION SELECT leader_id FROM departments WHERE id = ${departmentId}
      UNION SELECT unnest(ARRAY[leader_id, secondary_leader_id]) FROM teams WHERE id = ${teamId}))
    ORDER BY id FOR SHARE`;
}

/** A person of the company who can lead, as `lockPeople` has kept them; null for anybody else. */
export function findCandidate(tx: Transaction, ctx: UserCtx, id: number): Promise<Person | null> {
  return tx.user.findFirst({
    where: { id, companyId: ctx.company.id, confirmedAt: { not: null }, blockedAt: null },
    select: { id: true, firstName: true, lastName: true },
  });
}

/** The person that `findCandidate` found; throws `invalid` when there was none, for whatever reason. */
export function requireCandidate(person: Person | null): Person {
  if (!person) throw invalid('Please choose a person of your company.');
  return person;
}
