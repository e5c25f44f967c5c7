import { type Directory, findTeam, nameKey } from '#/lib/domain/people/import-file/import-directory.ts';
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

interface Names {
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

/** Returns the team leaders from the role and leader columns; if a team has two, the first counts. */
export function statedLeaders(rows: readonly ImportRow[]): Leaders {
  const leaders: Leaders = new Map();
  for (const row of rows.filter(({ team }) => team !== '')) {
    const email = row.leader || (row.role === 'Team Leader' ? row.email : '');
    if (email && !leaders.has(placeKey(row))) leaders.set(placeKey(row), { email, line: row.line });
  }
  return leaders;
}

interface TeamLeaders {
  leaders: Leaders;
  /** Teams without a leader, as written, if the manager column doesn't say who it is. */
  undecided: string[];
}

/**
 * Returns the leaders that the file names, and more from the manager column, which is each person's own reporting line;
 * `undecided` has the teams it leaves open. So a manager only becomes a team's leader if the team has none, they are in
 * it too, and no one else in it names another manager. No one gets a team's answers just because they are one member's
 * manager.
 */
export function teamLeaders(rows: readonly ImportRow[], directory: Directory): TeamLeaders {
  const leaders = statedLeaders(rows);
  const undecided: string[] = [];
  const byTeam = Map.groupBy(
    rows.filter(({ team }) => team !== ''),
    placeKey,
  );
  for (const [key, people] of byTeam) {
    const [{ department, team }] = people as [ImportRow];
    if (leaders.has(key) || !people.some(({ manager }) => manager) || hasLeader(directory, department, team)) continue;
    const head = headOf(people);
    if (head) leaders.set(key, { email: head.email, line: head.line });
    else undecided.push(team);
  }
  return { leaders, undecided };
}

function hasLeader(directory: Directory, department: string, team: string): boolean {
  const { match } = findTeam(directory, department, team);
  return match !== null && (match.leaderId !== null || directory.waitingLeaders.has(`team:${match.id}`));
}

/**
 * Returns the row of the only person that others in the team name as their manager; null if there's none or several.
 */
function headOf(people: readonly ImportRow[]): ImportRow | null {
  const isNamedBy = (row: ImportRow) => row.manager !== '' && row.manager !== undefined && row.manager !== row.email;
  const heads = people.filter(({ email }) => people.some((row) => isNamedBy(row) && row.manager === email));
  const [head] = heads;
  if (!head || heads.some(({ email }) => email !== head.email)) return null;
  const others = people.filter(({ email }) => email !== head.email);
  return others.every((row) => !isNamedBy(row) || row.manager === head.email) ? head : null;
}
