import { relationsSql, type TeamRelations } from '#/lib/domain/places/places.sql.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** How someone must be related to a group to see its published results, by role; null if the role is enough. */
const neededRelations: Record<RoleName, keyof TeamRelations | null> = {
  Administrator: null,
  'Department Leader': 'leadsDepartment',
  'Team Leader': 'leads',
  Member: 'belongs',
};

/**
 * Returns whether someone may see the published results of a team, a department or the company. Nobody is related to
 * the company itself, and only its leader to a department.
 */
export function canViewFigures({ role }: { role: RoleName }, relations: Partial<TeamRelations>): boolean {
  const relation = neededRelations[role];
  return relation === null || relations[relation] === true;
}

/**
 * Returns the same of a team `t` with its department `d` as a condition in SQL; `role` and `person` are parameters, such
 * as `$3`.
 */
export function viewableTeamSql({ role, person }: { role: `$${number}`; person: `$${number}` }): string {
  const relations = relationsSql(person);
  const cases = Object.entries(neededRelations).map(
    ([name, relation]) => `WHEN '${name}' THEN ${relation === null ? 'true' : relations[relation]}`,
  );
  return `CASE ${role} ${cases.join(' ')} END`;
}

/** In this role someone sees teams that they aren't part of. */
export function seesTeamsFromAbove({ role }: { role: RoleName }): boolean {
  return role === 'Administrator' || role === 'Department Leader';
}
