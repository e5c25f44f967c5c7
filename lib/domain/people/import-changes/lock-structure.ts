import { findDepartment, findTeam } from '#/lib/domain/people/import-file/import-directory.ts';
import type { Position } from '#/lib/domain/people/import-file/import-position.ts';
import { readImportDirectory } from '#/lib/domain/people/import-file/read-import-directory.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Locks the people of some rows and the person who imports them, the company, and the departments and teams they name,
 * in the order of everything that changes the structure: people, company, departments, teams.
 */
export async function lockStructure(
  tx: Transaction,
  companyId: number,
  rows: readonly { email: string; leader: string }[],
  positions: readonly Pick<Position, 'department' | 'team'>[],
  actorId: number,
): Promise<void> {
  const emails = rows.map(({ email }) => email);
  await tx.$queryRaw`
    SELECT id FROM users WHERE company_id = ${companyId} AND (email = ANY(${emails}) OR id = ${actorId}) ORDER BY id FOR SHARE`;
  const directory = await readImportDirectory(tx, companyId, []);
  const places = positions.map(({ department, team }) => ({
    departmentId: findDepartment(directory, department).match?.id ?? null,
    teamId: findTeam(directory, department, team).match?.id ?? null,
  }));
  const company = { departmentId: null, teamId: null };
  await lockPlaces(
    tx,
    [company, ...places].map((place) => ({ ...place, companyId })),
  );
}
