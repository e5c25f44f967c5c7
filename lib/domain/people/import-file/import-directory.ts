/** The part of a company that the rows of a file refer to, indexed. */
export interface Directory {
  /** How many people have an account. */
  people: number;
  /** People who can sign in, by email address. */
  persons: Map<string, DirectoryPerson>;
  blocked: Set<string>;
  /** By the key of their names. */
  departments: Map<string, DirectoryDepartment[]>;
  teams: Map<string, DirectoryTeam[]>;
  /** Open invitations of the email addresses in the file, by address. */
  invitations: Map<string, DirectoryInvitation[]>;
  /** The email address of the person invited to lead, by `team:14` or `department:3`. */
  waitingLeaders: Map<string, string>;
}

export interface DirectoryPerson {
  id: number;
  email: string;
  isAdministrator: boolean;
  /** The teams the person is a member of. */
  teamIds: number[];
}

export interface DirectoryDepartment {
  id: number;
  name: string;
  leaderId: number | null;
}

export interface DirectoryTeam extends DirectoryDepartment {
  departmentId: number | null;
  secondaryLeaderId: number | null;
}

export interface DirectoryInvitation {
  email: string;
  kind: string;
  departmentId: number | null;
  teamId: number | null;
}

interface DirectoryRows {
  people: number;
  persons: readonly (DirectoryPerson & { isBlocked: boolean })[];
  departments: readonly DirectoryDepartment[];
  teams: readonly DirectoryTeam[];
  invitations: readonly DirectoryInvitation[];
}

/** Returns an indexed directory from rows of the database. */
export function createDirectory({ people, persons, departments, teams, invitations }: DirectoryRows): Directory {
  const waitingLeaders = new Map<string, string>();
  for (const { kind, email, teamId, departmentId } of invitations) {
    if (kind === 'team_leader' && teamId) waitingLeaders.set(`team:${teamId}`, email);
    if (kind === 'department_leader' && departmentId) waitingLeaders.set(`department:${departmentId}`, email);
  }
  return {
    people,
    persons: new Map(persons.filter(({ isBlocked }) => !isBlocked).map((person) => [person.email, person])),
    blocked: new Set(persons.filter(({ isBlocked }) => isBlocked).map(({ email }) => email)),
    departments: Map.groupBy(departments, ({ name }) => nameKey(name)),
    teams: Map.groupBy(teams, ({ name }) => nameKey(name)),
    invitations: Map.groupBy(invitations, ({ email }) => email),
    waitingLeaders,
  };
}

/** Returns a name as names are compared: without case and spaces. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

interface Match<T> {
  match: T | null;
  isAmbiguous: boolean;
}

/** Returns the department with a name, or says that there is none or that there are several. */
export function findDepartment(
  { departments }: Pick<Directory, 'departments'>,
  name: string,
): Match<DirectoryDepartment> {
  return only(departments.get(nameKey(name)) ?? []);
}

/**
 * Returns the team with a name in a department. If no department is given, it's the team without one, otherwise the
 * only team of that name.
 */
export function findTeam(
  directory: Pick<Directory, 'departments' | 'teams'>,
  department: string,
  team: string,
): Match<DirectoryTeam> {
  const namesakes = directory.teams.get(nameKey(team)) ?? [];
  if (department === '') {
    const outside = namesakes.filter(({ departmentId }) => departmentId === null);
    return only(outside.length > 0 ? outside : namesakes);
  }
  const departmentId = findDepartment(directory, department).match?.id;
  return only(namesakes.filter((candidate) => candidate.departmentId === departmentId));
}

function only<T>(list: readonly T[]): Match<T> {
  return { match: list.length === 1 ? (list[0] ?? null) : null, isAmbiguous: list.length > 1 };
}
