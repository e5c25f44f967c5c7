import { addMembers } from '#/lib/domain/people/bulk/add-members.ts';
import { addAdministrators } from '#/lib/domain/people/import-changes/add-administrators.ts';
import { createPlaces } from '#/lib/domain/people/import-changes/create-places.ts';
import { inviteNewcomers } from '#/lib/domain/people/import-changes/invite-newcomers.ts';
import { lockStructure } from '#/lib/domain/people/import-changes/lock-structure.ts';
import type { Ledger } from '#/lib/domain/people/import-changes/open-ledger.ts';
import { setLeaders } from '#/lib/domain/people/import-changes/set-leaders.ts';
import { type Directory, findDepartment, findTeam } from '#/lib/domain/people/import-file/import-directory.ts';
import type { PlacedPosition, Position } from '#/lib/domain/people/import-file/import-position.ts';
import { readImportDirectory } from '#/lib/domain/people/import-file/read-import-directory.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Gives people the positions of a file that they do not have yet: missing places are created, people with an account
 * get their position at once, all others an invitation. Repeating it changes nothing.
 */
export async function applyPositions(
  tx: Transaction,
  ctx: Ctx,
  ledger: Ledger,
  positions: readonly Position[],
): Promise<void> {
  if (positions.length === 0) return;
  const rows = positions.map(({ email }) => ({ email, leader: '' }));
  await lockStructure(tx, ledger.companyId, rows, positions, ledger.actorId);
  // Read after the locks, so that it stays true until the transaction ends.
  const directory = await readImportDirectory(tx, ledger.companyId, rows);
  await createPlaces(tx, ctx, ledger, directory, positions);
  const placed = positions
    .filter(({ email }) => !directory.blocked.has(email))
    .map((position) => place(position, directory));
  const isOf = (role: Position['role']) => (position: PlacedPosition) => position.role === role;
  await inviteNewcomers(
    tx,
    ledger,
    directory,
    placed.filter(({ userId }) => userId === null),
  );
  const existingPeople = placed.filter(({ userId }) => userId !== null);
  await addAdministrators(tx, ctx, ledger, existingPeople.filter(isOf('Administrator')));
  await setLeaders(tx, ctx, ledger, existingPeople);
  await addMembers(tx, ledger, existingPeople.filter(isOf('Member')));
}

function place(position: Position, directory: Directory): PlacedPosition {
  const { role, department, team, email } = position;
  const isOfTeam = role === 'Member' || role === 'Team Leader';
  return {
    ...position,
    userId: directory.persons.get(email)?.id ?? null,
    departmentId: role === 'Department Leader' ? (findDepartment(directory, department).match?.id ?? null) : null,
    teamId: isOfTeam ? (findTeam(directory, department, team).match?.id ?? null) : null,
  };
}
