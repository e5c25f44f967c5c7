import type { Output } from '#/lib/api/endpoint.ts';
import type { listPulseDepartmentsContract } from '#/lib/domain/pulses/questions/options.contract.ts';
import { holdsWords } from '#/lib/words/fold-text.ts';

export type AudienceDepartment = Output<typeof listPulseDepartmentsContract>['departments'][number];
export type AudienceTeam = AudienceDepartment['teams'][number];

/** Returns the ids of all teams within reach. */
export function reachOf(departments: readonly AudienceDepartment[]): number[] {
  return departments.flatMap(({ teams }) => teams.map(({ id }) => id));
}

/** Returns the people of some teams; someone in two of them counts twice, so it's a maximum. */
export function audienceOf(departments: readonly AudienceDepartment[], teamIds: readonly number[] | null) {
  const teams = departments.flatMap((department) => department.teams);
  const askedTeams = teamIds ? teams.filter(({ id }) => teamIds.includes(id)) : teams;
  return {
    teamsCount: askedTeams.length,
    peopleCount: askedTeams.reduce((sum, { membersCount }) => sum + membersCount, 0),
    smallCount: askedTeams.filter(({ isLarge }) => !isLarge).length,
  };
}

/** Returns teams and departments whose names contain a text; a department that is found includes all its teams. */
export function findTeams(departments: readonly AudienceDepartment[], typed: string): AudienceDepartment[] {
  const holds = (name: string) => holdsWords(name, typed);
  return departments
    .map((department) =>
      holds(department.name)
        ? department
        : { ...department, teams: department.teams.filter(({ name }) => holds(name)) },
    )
    .filter(({ teams }) => teams.length > 0);
}
