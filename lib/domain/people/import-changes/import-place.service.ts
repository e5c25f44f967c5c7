import * as z from 'zod';
import { hasFreePlan } from '#/lib/domain/billing/plans/has-free-plan.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { isNewCompany } from '#/lib/domain/invitations/limits/invitation-limit.service.ts';
import type { FindPlaces, Places } from '#/lib/domain/invitations/positions/place.service.ts';
import { importInvitationLimit, newCompanyInvitationLimit } from '#/lib/domain/people/constants.ts';
import type { Ledger } from '#/lib/domain/people/import-changes/open-ledger.ts';
import { type Directory, findDepartment, findTeam, nameKey } from '#/lib/domain/people/import-file/import-directory.ts';
import type { Position } from '#/lib/domain/people/import-file/import-position.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { isProblem, Problem } from '#/lib/platform/errors.ts';
import { returnPoint, takePoint } from '#/lib/platform/rate-limit.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

/** Creates the departments and teams that positions name and the directory lacks, and adds them to the directory. */
export async function createPlaces(
  tx: Transaction,
  ctx: Ctx,
  ledger: Ledger,
  directory: Directory,
  positions: readonly Position[],
): Promise<void> {
  for (const { role, department, team } of positions) {
    const isOfTeam = (role === 'Member' || role === 'Team Leader') && team !== '';
    if (!isOfTeam && role !== 'Department Leader') continue;
    if (department !== '' && !findDepartment(directory, department).match)
      await createDepartment(tx, ctx, ledger, directory, department);
    if (isOfTeam && !findTeam(directory, department, team).match)
      await createTeam(tx, ctx, ledger, directory, { department, team });
  }
}

async function createDepartment(
  tx: Transaction,
  ctx: Ctx,
  ledger: Ledger,
  { departments }: Directory,
  name: string,
): Promise<void> {
  const { companyId, now, actorId } = ledger;
  const department = await tx.department.create({
    data: { companyId, name, creatorId: actorId, createdAt: now, completedAt: now },
    select: { id: true, name: true, leaderId: true },
  });
  departments.set(nameKey(name), [...(departments.get(nameKey(name)) ?? []), department]);
  ledger.add('department_created', { departmentId: department.id });
  await note(tx, ctx, ledger, { action: 'department.create', subject: `department:${department.id}`, name });
}

async function createTeam(
  tx: Transaction,
  ctx: Ctx,
  ledger: Ledger,
  directory: Directory,
  { department, team: name }: { department: string; team: string },
): Promise<void> {
  const { companyId, now, actorId } = ledger;
  const departmentId = findDepartment(directory, department).match?.id ?? null;
  const team = await tx.team.create({
    data: { companyId, departmentId, name, creatorId: actorId, createdAt: now, completedAt: now },
    select: { id: true, name: true, leaderId: true, secondaryLeaderId: true, departmentId: true },
  });
  directory.teams.set(nameKey(name), [...(directory.teams.get(nameKey(name)) ?? []), team]);
  ledger.add('team_created', { teamId: team.id });
  await note(tx, ctx, ledger, { action: 'team.create', subject: `team:${team.id}`, name });
}

async function note(
  tx: Transaction,
  ctx: Ctx,
  { companyId, actorId, importId }: Ledger,
  { name, ...what }: { action: 'team.create' | 'department.create'; subject: string; name: string },
): Promise<void> {
  await recordEvent(tx, ctx, { ...what, companyId, actorId, details: { name, import: importId }, facts: null });
}

/**
 * Returns one function for each place that an email address is invited to: in the company, or only as a member of one
 * team.
 */
export async function listOpenPlaces(ctx: UserCtx, email: string, teamId?: number): Promise<FindPlaces[]> {
  const rows = await ctx.db.invitation.findMany({
    where: {
      companyId: ctx.company.id,
      email,
      acceptedAt: null,
      revokedAt: null,
      kind: teamId === undefined ? { not: 'administrator_request' } : 'team_member',
      ...(teamId === undefined ? {} : { teamId }),
    },
    distinct: ['kind', 'departmentId', 'teamId'],
    orderBy: { id: 'asc' },
  });
  return rows.map(({ companyId, kind, departmentId, teamId: of }) => {
    const places: Places = { companyId, departmentId, teamId: of, kinds: [kind] };
    return async () => places;
  });
}

/** Returns the email addresses in an import's valid rows that have no confirmed or blocked account in the company. */
export async function listNewcomers(tx: Transaction, importId: number): Promise<string[]> {
  const rows = asRows(
    z.object({ email: z.string() }),
    await tx.$queryRaw`
    SELECT DISTINCT position ->> 'email' AS email
    FROM people_imports i JOIN people_import_rows r ON r.import_id = i.id, jsonb_array_elements(r.positions) AS position
    WHERE i.id = ${importId} AND r.errors = '[]'::jsonb AND NOT EXISTS (
      SELECT FROM users u WHERE u.company_id = i.company_id AND u.email = position ->> 'email'
        AND (u.confirmed_at IS NOT NULL OR u.blocked_at IS NOT NULL))
    ORDER BY 1`,
  );
  return rows.map(({ email }) => email);
}

/**
 * Takes an import's invitations from the company's daily limit. Returns a function that gives them back if the import
 * doesn't start. Throws `too_many_requests`, taking none, if too few are left.
 */
export async function takeInvitations(ctx: UserCtx, invitations: number): Promise<() => Promise<void>> {
  if (invitations === 0) return async () => {};
  const key = String(ctx.company.id);
  // A company keeps the limit of its first day until it pays.
  const kind = (await isNewCompany(ctx)) ? 'new' : (await hasFreePlan(ctx)) ? 'free' : 'other';
  const limit = kind === 'other' ? importInvitationLimit : newCompanyInvitationLimit;
  const giveBack = () => returnPoint(limit, key, invitations);
  try {
    await takePoint(limit, key, invitations);
  } catch (error) {
    if (!isProblem(error)) throw error;
    // `takePoint` also counts refused attempts, which would make it refuse a smaller file.
    await giveBack();
    const { retryAfterSeconds = 0 } = error;
    const text = message('people.import.tooMany', { kind, most: limit.points, invitations });
    throw new Problem('too_many_requests', text, { retryAfterSeconds });
  }
  return giveBack;
}
