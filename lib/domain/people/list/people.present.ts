import type { PersonPosition, PersonRecord } from '#/lib/domain/people/list/read-people.ts';
import { roleNames } from '#/lib/platform/roles.ts';

/** Returns a person of the people list, with roles strongest first and each place once. */
export function presentPerson({
  positions,
  sort: _sort,
  place: _place,
  expiresAt,
  mailRefusedAt,
  ...person
}: PersonRecord) {
  return {
    ...person,
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    mailRefusedAt: mailRefusedAt === null ? null : new Date(mailRefusedAt).toISOString(),
    roles: roleNames.filter((name) => positions.some(({ role }) => role === name)),
    departments: once(positions.flatMap(departmentOf)),
    teams: once(positions.flatMap(teamOf)),
  };
}

/** Returns the lines of a person in the CSV file: one per role and place, in the columns that an import reads. */
export function presentPersonLines({ positions, email, firstName, lastName, status }: PersonRecord): string[][] {
  const who = [email, firstName, lastName];
  const line = (role: string, department: string, team: string) => [...who, department, team, role, '', status];
  if (positions.length === 0) return [line('Member', '', '')];
  return positions.map(({ role, isSecondary, departmentName, teamName }) =>
    line(isSecondary ? 'Secondary Leader' : role, departmentName ?? '', teamName ?? ''),
  );
}

function departmentOf({ departmentId, departmentName }: PersonPosition) {
  return departmentId === null ? [] : [{ id: departmentId, name: departmentName ?? '' }];
}

function teamOf({ teamId, teamName, departmentName }: PersonPosition) {
  return teamId === null ? [] : [{ id: teamId, name: teamName ?? '', departmentName }];
}

function once<T extends { id: number }>(list: readonly T[]): T[] {
  return [...new Map(list.map((item) => [item.id, item])).values()];
}
