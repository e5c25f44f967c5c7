import { nameKey } from '#/lib/domain/people/import-file/import-directory.ts';
import type { ImportRow } from '#/lib/domain/people/import-file/import-row.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** A person's role in a department, a team or the company, as a row asks for. */
export interface Position {
  line: number;
  email: string;
  firstName: string;
  lastName: string;
  role: RoleName;
  department: string;
  team: string;
}

/** Returns a key for a department or a team as the file names them. */
export function placeKey({ department, team }: Pick<Position, 'department' | 'team'>): string {
  return `${nameKey(department)}\n${nameKey(team)}`;
}

/** The leader of each team according to a file: email address, and the first line that says so. */
export type Leaders = Map<string, { email: string; line: number }>;

/**
 * Returns the positions that a row asks for. A person becomes the leader of their own team if any row says so. A leader
 * column adds the leader of the team once. Someone without a place gets no position.
 */
export function positionsOf(row: ImportRow, leaders: Leaders, names: ReadonlyMap<string, Names>): Position[] {
  const { line, department, team } = row;
  const leader = team === '' ? undefined : leaders.get(placeKey(row));
  const positions: Position[] = [];
  const add = (email: string, role: RoleName) => {
    const { firstName, lastName } = names.get(email) ?? { firstName: '', lastName: '' };
    positions.push({ line, email, firstName, lastName, role, department, team });
  };
  if (row.role === 'Administrator') add(row.email, 'Administrator');
  if (row.role === 'Department Leader' && department !== '') add(row.email, 'Department Leader');
  if (row.role === 'Member' && team !== '') add(row.email, leader?.email === row.email ? 'Team Leader' : 'Member');
  if (row.role === 'Team Leader' && team !== '') add(row.email, 'Team Leader');
  if (leader && leader.line === line && leader.email !== row.email) add(leader.email, 'Team Leader');
  return positions;
}

export interface Names {
  firstName: string;
  lastName: string;
}

/** Returns the first name that the file gives for each email address. */
export function namesOf(rows: readonly ImportRow[]): Map<string, Names> {
  const names = new Map<string, Names>();
  for (const { email, firstName, lastName } of rows) {
    if (!names.get(email)?.firstName && !names.get(email)?.lastName) names.set(email, { firstName, lastName });
  }
  return names;
}

/** A position at an existing place; `userId` is null for someone without an account. */
export interface PlacedPosition extends Position {
  userId: number | null;
  departmentId: number | null;
  teamId: number | null;
}
