import { canManageCompany } from '#/lib/domain/places/places.policy.ts';
import { relationsSql, type TeamRelations } from '#/lib/domain/places/places.sql.ts';
import type { UserActor } from '#/lib/platform/context.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** The relation to a group that each role needs to see its published results; null if the role is enough. */
const neededRelations: Record<RoleName, keyof TeamRelations | null> = {
  Administrator: null,
  'Department Leader': 'leadsDepartment',
  'Team Leader': 'leads',
  Member: 'belongs',
};

/**
 * Returns whether someone may see the published results of a team, a department or the company. No one is related to
 * the company itself, and only its leader is related to a department.
 */
export function canViewFigures({ role }: { role: RoleName }, relations: Partial<TeamRelations>): boolean {
  const relation = neededRelations[role];
  return relation === null || relations[relation] === true;
}

/**
 * Returns the condition in SQL under which someone may see the published results of a team `t` with the department `d`.
 * `role` and `person` are parameters, such as `$3`.
 */
export function viewableTeamSql({ role, person }: { role: `$${number}`; person: `$${number}` }): string {
  const relations = relationsSql(person);
  const cases = Object.entries(neededRelations).map(
    ([name, relation]) => `WHEN '${name}' THEN ${relation === null ? 'true' : relations[relation]}`,
  );
  return `CASE ${role} ${cases.join(' ')} END`;
}

/**
 * Returns whether teams are compared with the company, whatever part of it is shown: for administrators and their keys.
 * The reader of an emailed report may not see the company.
 */
export function comparesWithCompany(
  actor: Pick<UserActor, 'userId' | 'role'> & Partial<Pick<UserActor, 'keyId' | 'passedTo'>>,
): boolean {
  const { userId, keyId, passedTo = [] } = actor;
  return canManageCompany(actor) && (keyId !== undefined || passedTo.every((id) => id === userId));
}

/** Returns whether people in this role see teams that they aren't part of. */
export function seesTeamsFromAbove({ role }: { role: RoleName }): boolean {
  return role === 'Administrator' || role === 'Department Leader';
}
