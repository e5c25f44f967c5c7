import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { guardSuccessor } from '#/lib/domain/invitations/positions/team-leader.service.ts';
import { findCandidate, requireCandidate } from '#/lib/domain/organisation/leaders/candidate.service.ts';
import { lockPeople } from '#/lib/domain/organisation/leaders/secondary-leader.service.ts';
import { type Nudged, nudgePerson } from '#/lib/domain/organisation/nudges/nudge-person.ts';
import { presentName } from '#/lib/domain/organisation/organisation.present.ts';
import { otherDepartment } from '#/lib/domain/places/constants.ts';
import { replaceDepartmentLeader } from '#/lib/domain/places/locks/lock-places.ts';
import { getManagedDepartment } from '#/lib/domain/places/managed-place.service.ts';
import { canManageDepartment, managedDepartments } from '#/lib/domain/places/places.policy.ts';
import { shownPlaces } from '#/lib/domain/places/places.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/** Returns the company's departments by name, after the entry 0 for none. */
export async function listDepartments(ctx: UserCtx): Promise<{ id: number; name: string }[]> {
  const departments = await ctx.db.department.findMany({
    where: { companyId: ctx.company.id, completedAt: { not: null } },
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return [otherDepartment, ...departments];
}

/** Returns the departments this person may manage in their current role, by name; drafts are listed elsewhere. */
export function listDashboardDepartments(ctx: UserCtx): Promise<{ id: number; name: string }[]> {
  return ctx.db.department.findMany({
    where: {
      companyId: ctx.company.id,
      completedAt: { not: null },
      ...managedDepartments(ctx.actor),
    },
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
}

/**
 * Returns the department named in a page's path, or null if this person may manage none of that name. If several have
 * the name, it's the oldest, unless `id` says which.
 */
export async function findDepartmentByName(
  ctx: UserCtx,
  { name, id }: { name: string; id?: number | undefined },
): Promise<{ id: number; name: string } | null> {
  const departments = await ctx.db.department.findMany({
    where: { companyId: ctx.company.id, name, ...(id === undefined ? {} : { id }), ...shownPlaces },
    select: { id: true, name: true, leaderId: true },
    orderBy: { id: 'asc' },
  });
  const department = departments.find((one) => canManageDepartment(ctx.actor, one));
  return department ? { id: department.id, name: department.name } : null;
}

/** Renames a department. Throws what `getManagedDepartment` throws. */
export async function updateDepartmentName(ctx: UserCtx, id: number, { name }: { name: string }) {
  return ctx.db.$transaction(async (tx) => {
    const { name: before } = await lockDepartment(tx, ctx, id);
    await tx.department.update({ where: { id }, data: { name } });
    await recordEvent(tx, ctx, { action: 'department.rename', subject: `department:${id}`, details: { name, before } });
    return { name };
  });
}

/**
 * Makes a person the leader of a department immediately, which ends an invitation to take it over. Throws `invalid` for
 * someone outside the company, and what `getManagedDepartment` and `guardSuccessor` throw.
 */
export async function setDepartmentLeader(
  ctx: UserCtx,
  id: number,
  { userId }: { userId: number },
): Promise<{ leader: string }> {
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    await lockPeople(tx, ctx, { people: [userId], departmentId: id });
    const department = await lockDepartment(tx, ctx, id);
    const leader = presentName(requireCandidate(await findCandidate(tx, ctx, userId)));
    const { name, leaderId: before } = department;
    await guardSuccessor(tx, ctx, { departmentId: id, teamId: null });
    await tx.invitation.updateMany({
      where: { departmentId: id, kind: 'department_leader', acceptedAt: null, revokedAt: null },
      data: { revokedAt: now },
    });
    if (before === userId) return { leader };
    await replaceDepartmentLeader(tx, department, userId, now);
    await recordEvent(tx, ctx, {
      action: 'department.leader',
      subject: `department:${id}`,
      details: { userId, before },
      facts: { name, userId, before },
      roleChanges: [userId, before],
    });
    return { leader };
  });
}

/**
 * Reminds the leader of a department, as `nudgePerson` does. Throws `invalid` for a department without one, and what
 * `getManagedDepartment` throws.
 */
export async function nudgeDepartmentLeader(ctx: UserCtx, departmentId: number): Promise<Nudged> {
  const { leader } = await getManagedDepartment(ctx.db, ctx, departmentId);
  if (!leader) throw invalid(message('organisation.answers.noDepartmentLeader'));
  return nudgePerson(ctx, leader);
}

/**
 * Deletes a department with its invitations. Its teams and drafts stay without a department, and its leader loses the
 * role. Throws what `getManagedDepartment` throws.
 */
export async function deleteDepartment(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  await inTransaction(ctx.db, async (tx) => {
    const { name, leaderId, companyId } = await lockDepartment(tx, ctx, id);
    const { count } = await tx.team.updateMany({
      where: { companyId, departmentId: id },
      data: { departmentId: null },
    });
    await tx.department.delete({ where: { id } });
    const details = { name, teams: count };
    await recordEvent(tx, ctx, {
      action: 'department.delete',
      subject: `department:${id}`,
      details,
      roleChanges: [leaderId],
    });
  });
  return {};
}

/** Returns what `getManagedDepartment` returns, with the department locked until the transaction ends. */
export async function lockDepartment(tx: Transaction, ctx: UserCtx, id: number) {
  await tx.$queryRaw`SELECT id FROM departments WHERE id = ${id} AND company_id = ${ctx.company.id} FOR UPDATE`;
  return getManagedDepartment(tx, ctx, id);
}
