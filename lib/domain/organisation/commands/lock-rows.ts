import { getManagedDepartment } from '#/lib/domain/organisation/queries/get-managed-department.ts';
import { getManagedTeam } from '#/lib/domain/organisation/queries/get-managed-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';

// Whoever needs both locks a person first: erasing a person takes the locks in that order too.

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

/** A person of the company who can lead, kept from being erased until the transaction ends; null for anybody else. */
export async function lockCandidate(tx: Transaction, ctx: UserCtx, userId: number): Promise<Person | null> {
  const [person] = await tx.$queryRaw<Person[]>`
    SELECT id, first_name AS "firstName", last_name AS "lastName" FROM users
    WHERE id = ${userId} AND company_id = ${ctx.company.id} AND confirmed_at IS NOT NULL AND blocked_at IS NULL
    FOR SHARE`;
  return person ?? null;
}

/** The person that `lockCandidate` found; throws `invalid` when there was none, for whatever reason. */
export function requireCandidate(person: Person | null): Person {
  if (!person) throw invalid('Please choose a person of your company.');
  return person;
}

/** Keeps a team's secondary leader, whoever it is, from being erased until the transaction ends. */
export async function lockSecondaryLeader(tx: Transaction, ctx: UserCtx, teamId: number): Promise<void> {
  await tx.$queryRaw`
    SELECT u.id FROM users u JOIN teams t ON t.secondary_leader_id = u.id
    WHERE t.id = ${teamId} AND t.company_id = ${ctx.company.id} FOR SHARE OF u`;
}

/** Keeps the person of this address, if there is one in the company, from being erased until the transaction ends. */
export async function lockAddress(tx: Transaction, ctx: UserCtx, email: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM users WHERE email = ${email} AND company_id = ${ctx.company.id} FOR SHARE`;
}
