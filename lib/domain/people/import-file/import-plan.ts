import { type Directory, findDepartment, findTeam, nameKey } from '#/lib/domain/people/import-file/import-directory.ts';
import { classifyRows } from '#/lib/domain/people/import-file/import-judgement.ts';
import { countLeavers } from '#/lib/domain/people/import-file/import-leavers.ts';
import {
  type Leaders,
  namesOf,
  type Position,
  placeKey,
  positionsOf,
  teamLeaders,
} from '#/lib/domain/people/import-file/import-position.ts';
import type { ImportRow } from '#/lib/domain/people/import-file/import-row.ts';
import { hasLeft } from '#/lib/domain/people/import-file/import-status.ts';
import type { ImportCounts } from '#/lib/domain/people/people.schema.ts';

export interface ImportPlan {
  counts: ImportCounts;
  /** The positions that the valid rows ask for, each once. */
  positions: Position[];
  /** By line: the teams that the person of this row leaves. */
  leaves: Map<number, number[]>;
  /** Teams without a leader whose leader the file doesn't clearly name. */
  undecided: string[];
  /** How many people have left and have an open invitation. */
  invitedLeavers: number;
}

/**
 * Returns what a file would change in a company, without changing anything, and adds errors to the rows. Equal rows and
 * an equal company give an equal plan, even without the wrong rows.
 */
export function planImport(rows: readonly ImportRow[], directory: Directory, movesPeople: boolean): ImportPlan {
  const right = classifyRows(rows, directory);
  const stayers = right.filter((row) => !hasLeft(row));
  const { suspended, notInvited, invitedLeavers, unchangedLeavers } = countLeavers(right.filter(hasLeft), directory);
  const { leaders, undecided } = teamLeaders(stayers, directory);
  const positions = positionsOfAll(stayers, leaders);
  const leaves = movesPeople ? leavesOf(stayers, positions, directory) : new Map<number, number[]>();
  const newPositions = positions.filter((position) => isNew(position, directory));
  const hasAccount = ({ email }: { email: string }) => directory.persons.has(email);
  const leaving = right.filter(({ line }) => leaves.has(line));
  const changedCount = distinct([...newPositions.filter(hasAccount), ...leaving]);
  const invitations = newPositions.filter((position) => !hasAccount(position));
  const invitedCount = distinct(invitations);
  return {
    leaves,
    positions,
    undecided,
    invitedLeavers,
    counts: {
      rows: rows.length,
      wrong: rows.length - right.length,
      invited: invitedCount,
      invitations: invitations.length,
      changed: changedCount,
      unchanged: distinct([...stayers, ...positions]) - invitedCount - changedCount + unchangedLeavers,
      departments: newDepartments(positions, directory),
      teams: newTeams(positions, directory),
      leaving: leaving.length,
      replacedLeaders: newPositions.filter((position) => replaces(position, directory)).length,
      administrators: newPositions.filter(({ role }) => role === 'Administrator').length,
      suspended,
      notInvited,
      people: directory.people,
    },
  };
}

function distinct(list: readonly { email: string }[]): number {
  return new Set(list.map(({ email }) => email)).size;
}

function positionsOfAll(right: readonly ImportRow[], leaders: Leaders): Position[] {
  const names = namesOf(right);
  const positions = new Map<string, Position>();
  for (const position of right.flatMap((row) => positionsOf(row, leaders, names))) {
    const key = `${position.email}\n${position.role}\n${placeKey(position)}`;
    if (!positions.has(key)) positions.set(key, position);
  }
  return [...positions.values()];
}

function isNew({ email, role, department, team }: Position, directory: Directory): boolean {
  const person = directory.persons.get(email);
  const invitations = directory.invitations.get(email) ?? [];
  const isInvited = (kind: string, departmentId: number | null, teamId: number | null) =>
    invitations.some((open) => open.kind === kind && open.departmentId === departmentId && open.teamId === teamId);
  if (role === 'Administrator') {
    return person ? !person.isAdministrator : !isInvited('company_administrator', null, null);
  }
  if (role === 'Department Leader') {
    const { match: existingDepartment } = findDepartment(directory, department);
    if (!existingDepartment) return true;
    return person
      ? existingDepartment.leaderId !== person.id
      : !isInvited('department_leader', existingDepartment.id, null);
  }
  const { match: existingTeam } = findTeam(directory, department, team);
  if (!existingTeam) return true;
  if (!person) return !isInvited(role === 'Member' ? 'team_member' : 'team_leader', null, existingTeam.id);
  const leads = existingTeam.leaderId === person.id || existingTeam.secondaryLeaderId === person.id;
  return !leads && (role === 'Team Leader' || !person.teamIds.includes(existingTeam.id));
}

function replaces({ role, department, team }: Position, directory: Directory): boolean {
  if (role === 'Department Leader') return (findDepartment(directory, department).match?.leaderId ?? null) !== null;
  return role === 'Team Leader' && (findTeam(directory, department, team).match?.leaderId ?? null) !== null;
}

function newDepartments(positions: readonly Position[], directory: Directory): number {
  const withDepartment = positions.filter(
    ({ role, team }) => role === 'Department Leader' || (role !== 'Administrator' && team),
  );
  const keys = new Set(withDepartment.map(({ department }) => nameKey(department)));
  return [...keys].filter((key) => key !== '' && !findDepartment(directory, key).match).length;
}

function newTeams(positions: readonly Position[], directory: Directory): number {
  const places = new Map(positions.filter(isInTeam).map((position) => [placeKey(position), position] as const));
  return [...places.values()].filter(({ department, team }) => !findTeam(directory, department, team).match).length;
}

function isInTeam({ role, team }: Position): boolean {
  return team !== '' && (role === 'Member' || role === 'Team Leader');
}

/** Returns the teams that the file no longer lists for someone. People without a team in the file stay in theirs. */
function leavesOf(
  right: readonly ImportRow[],
  positions: readonly Position[],
  directory: Directory,
): Map<number, number[]> {
  const listedTeamIds = new Map<string, (number | undefined)[]>();
  for (const { email, department, team } of positions.filter(isInTeam)) {
    const teamIds = listedTeamIds.get(email) ?? [];
    teamIds.push(findTeam(directory, department, team).match?.id);
    listedTeamIds.set(email, teamIds);
  }
  const leaves = new Map<number, number[]>();
  for (const { line, email } of right) {
    const stays = listedTeamIds.get(email);
    const leftTeamIds = directory.persons.get(email)?.teamIds.filter((id) => !stays?.includes(id)) ?? [];
    if (stays && leftTeamIds.length > 0) leaves.set(line, leftTeamIds);
    // Only for the first row of a person.
    listedTeamIds.delete(email);
  }
  return leaves;
}
