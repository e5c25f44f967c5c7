import { firstName, lastName } from '#/lib/domain/accounts/person/name.schema.ts';
import type { ImportColumn } from '#/lib/domain/people/constants.ts';
import { type Directory, findDepartment, findTeam } from '#/lib/domain/people/import-file/import-directory.ts';
import { classifyLeavers, firstLines } from '#/lib/domain/people/import-file/import-leavers.ts';
import { type Leaders, placeKey, statedLeaders } from '#/lib/domain/people/import-file/import-position.ts';
import { fieldOf, type ImportRow } from '#/lib/domain/people/import-file/import-row.ts';
import { hasLeft } from '#/lib/domain/people/import-file/import-status.ts';
import { newAddressProblem } from '#/lib/domain/people/import-file/person-cells.ts';
import { message } from '#/lib/words/message.ts';

type Add = (name: ImportColumn | 'row', message: string | null | undefined | false) => void;

/** Returns the valid rows, and adds errors to the others, considering all rows and this company. */
export function classifyRows(rows: readonly ImportRow[], directory: Directory): ImportRow[] {
  const candidates = rows.filter(isRight);
  const stayers = candidates.filter((row) => !hasLeft(row));
  classifyLeavers(candidates.filter(hasLeft), rows, directory);
  const leavers = firstLines(candidates.filter((row) => hasLeft(row) && isRight(row)));
  classifyEach(stayers, { leaders: statedLeaders(stayers), leavers }, directory);
  spreadToFollowers(stayers, directory);
  return candidates.filter(isRight);
}

function isRight({ errors }: ImportRow): boolean {
  return errors.length === 0;
}

/**
 * Adds errors to rows whose leader has only wrong rows and so won't be in the company, and so on. This is the only way
 * in which a wrong row affects others. Each row is checked once, however long the chain.
 */
function spreadToFollowers(rows: readonly ImportRow[], directory: Directory): void {
  const followers = Map.groupBy(rows, ({ leader }) => leader);
  const remaining = new Map<string, number>();
  for (const { email } of rows) remaining.set(email, (remaining.get(email) ?? 0) + 1);
  const wrong = rows.filter((row) => !isRight(row));
  // The list grows during the loop.
  for (const { email } of wrong) {
    const left = (remaining.get(email) ?? 0) - 1;
    remaining.set(email, left);
    if (left > 0 || knows(directory, email)) continue;
    for (const row of (followers.get(email) ?? []).filter(isRight)) {
      row.errors.push({ field: fieldOf('leader'), message: unknownLeader(email) });
      wrong.push(row);
    }
  }
}

/** What the rows of a file say about other rows' people. */
interface Stated {
  leaders: Leaders;
  /** By email address: the line that says that the person has left. */
  leavers: ReadonlyMap<string, number>;
}

function classifyEach(rows: readonly ImportRow[], { leaders, leavers }: Stated, directory: Directory): void {
  const earlierLines = new Map<string, number>();
  const addresses = new Set(rows.map(({ email }) => email));
  const departmentLeaders = new Map<string, ImportRow>();
  for (const row of rows) {
    const add: Add = (name, message) => {
      if (message) row.errors.push({ field: fieldOf(name), message });
    };
    const content = `${row.email}\n${row.role}\n${placeKey(row)}`;
    const earlier = earlierLines.get(content);
    add('row', earlier !== undefined && message('people.file.same', { line: earlier }));
    if (earlier === undefined) earlierLines.set(content, row.line);
    add('email', directory.blocked.has(row.email) && message('people.file.blocked'));
    if (!knows(directory, row.email)) classifyNewPerson(row, add);
    classifyPlace(row, directory, add);
    classifyLeader(row, leaders, directory, add);
    const left = leavers.get(row.leader);
    add('leader', left !== undefined && message('people.file.leaderLeft', { email: row.leader, line: left }));
    const isKnown = left !== undefined || addresses.has(row.leader) || knows(directory, row.leader);
    add('leader', row.leader && !isKnown && unknownLeader(row.leader));
    if (row.role === 'Department Leader') classifyDepartmentLeader(row, departmentLeaders, directory, add);
  }
}

/**
 * Refuses what sign-up would refuse, before anyone is invited. People in the list keep their name and email address.
 */
function classifyNewPerson(row: ImportRow, add: Add): void {
  add('email', newAddressProblem(row.email));
  add('firstName', row.firstName && firstName.safeParse(row.firstName).error?.issues[0]?.message);
  add('lastName', row.lastName && lastName.safeParse(row.lastName).error?.issues[0]?.message);
}

/** Adds errors for a missing place, which people with an account or an invitation don't need, as in exports. */
function classifyPlace(row: ImportRow, directory: Directory, add: Add): void {
  const { role, team, department, email } = row;
  const isKnown = email === '' || knows(directory, email);
  const isOfTeam = role === 'Member' || role === 'Team Leader' || role === 'Secondary Leader';
  add('team', isOfTeam && team === '' && !isKnown && message('people.file.needsTeam'));
  add(
    'department',
    role === 'Department Leader' && department === '' && !isKnown && message('people.file.needsDepartment'),
  );
  const isSeveral = department && findDepartment(directory, department).isAmbiguous;
  add('department', isSeveral && message('people.file.severalDepartments'));
  const { match, isAmbiguous } = findTeam(directory, department, team);
  add('team', team && isAmbiguous && message('people.file.severalTeams'));
  if (role !== 'Secondary Leader' || team === '') return;
  const isOne = match && match.secondaryLeaderId === (directory.persons.get(email)?.id ?? 0);
  const invitations = directory.invitations.get(email) ?? [];
  const isInvited = invitations.some(({ kind, teamId }) => kind === 'secondary_leader' && teamId === match?.id);
  add('role', !isOne && !isInvited && message('people.file.secondaryLeader'));
}

function knows({ persons, invitations }: Directory, email: string): boolean {
  return persons.has(email) || invitations.has(email);
}

function classifyLeader(row: ImportRow, leaders: Leaders, directory: Directory, add: Add): void {
  const leader = row.team === '' ? undefined : leaders.get(placeKey(row));
  const email = row.leader || (row.role === 'Team Leader' ? row.email : '');
  const field = row.leader ? 'leader' : 'role';
  if (!leader || !email) return;
  const { line } = leader;
  add(field, email !== leader.email && message('people.file.otherTeamLeader', { line, email: leader.email }));
  const isSplit = row.leader !== '' && row.role === 'Team Leader' && row.leader !== row.email;
  add('leader', isSplit && message('people.file.twoLeaders'));
  const teamId = findTeam(directory, row.department, row.team).match?.id;
  const waiting = directory.waitingLeaders.get(`team:${teamId}`);
  add(field, waiting && waiting !== leader.email && message('people.file.teamWaits', { email: waiting }));
}

function classifyDepartmentLeader(
  row: ImportRow,
  leaders: Map<string, ImportRow>,
  directory: Directory,
  add: Add,
): void {
  if (row.department === '') return;
  const key = placeKey({ department: row.department, team: '' });
  const other = leaders.get(key) ?? row;
  leaders.set(key, other);
  const { line, email } = other;
  add('role', email !== row.email && message('people.file.otherDepartmentLeader', { line, email }));
  const departmentId = findDepartment(directory, row.department).match?.id;
  const waiting = directory.waitingLeaders.get(`department:${departmentId}`);
  add('role', waiting && waiting !== row.email && message('people.file.departmentWaits', { email: waiting }));
}

function unknownLeader(email: string): string {
  return message('people.file.unknownLeader', { email });
}
