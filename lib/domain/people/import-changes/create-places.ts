import { recordAct } from '#/lib/domain/acts/record-act.ts';
import type { Ledger } from '#/lib/domain/people/import-changes/open-ledger.ts';
import { type Directory, findDepartment, findTeam, nameKey } from '#/lib/domain/people/import-file/import-directory.ts';
import type { Position } from '#/lib/domain/people/import-file/import-position.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Creates the departments and teams that positions name and the directory lacks, and adds them to it. */
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
  await recordAct(tx, ctx, { ...what, companyId, actorId, details: { name, import: importId }, facts: null });
}
