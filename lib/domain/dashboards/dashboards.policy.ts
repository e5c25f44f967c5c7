import { type TeamTies, tiesSql } from '#/lib/domain/places/places.sql.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** By role, how somebody must stand to a group to see its published figures; null where the role is enough. */
const neededTies: Record<RoleName, keyof TeamTies | null> = {
  Administrator: null,
  'Department Leader': 'leadsDepartment',
  'Team Leader': 'leads',
  Member: 'belongs',
};

/**
 * Returns whether somebody may see the published figures of a team, a department or the company. To the company nobody
 * has a tie, and to a department only that of leading it.
 */
export function canViewFigures({ role }: { role: RoleName }, ties: Partial<TeamTies>): boolean {
  const tie = neededTies[role];
  return tie === null || ties[tie] === true;
}

/**
 * Returns the same of a team `t` with its department `d` as a condition in SQL; `role` and `person` are parameters, such
 * as `$3`.
 */
export function viewableTeamSql({ role, person }: { role: `$${number}`; person: `$${number}` }): string {
  const ties = tiesSql(person);
  const cases = Object.entries(neededTies).map(
    ([name, tie]) => `WHEN '${name}' THEN ${tie === null ? 'true' : ties[tie]}`,
  );
  return `CASE ${role} ${cases.join(' ')} END`;
}

/** In this role somebody sees teams that they are not part of, beside other teams. */
export function seesTeamsFromAbove({ role }: { role: RoleName }): boolean {
  return role === 'Administrator' || role === 'Department Leader';
}
