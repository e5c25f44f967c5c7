import { type Directory, findTeam } from '#/lib/domain/people/import-file/import-directory.ts';
import { type Leaders, placeKey } from '#/lib/domain/people/import-file/import-position.ts';
import type { ImportRow } from '#/lib/domain/people/import-file/import-row.ts';

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
