import { type Audience, REMOVABLE_MINUTES } from '#/lib/domain/coaching/constants.ts';
import { relationsSql, type TeamRelations } from '#/lib/domain/places/places.sql.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** The relation to a team that each role needs for its coaching corner; other roles have no corner. */
const neededRelations: Partial<Record<RoleName, 'leads' | 'belongs'>> = { 'Team Leader': 'leads', Member: 'belongs' };

/** Returns whether someone may read and write in the coaching corner of a team. */
export function canUseCorner(
  { role }: { role: RoleName },
  relations: Pick<TeamRelations, 'leads' | 'belongs'>,
): boolean {
  const relation = neededRelations[role];
  return relation !== undefined && relations[relation];
}

/**
 * Returns the condition in SQL under which someone may use the corner of a team `t`. `role` and `person` are
 * parameters, such as `$3`.
 */
export function cornerTeamSql({ role, person }: { role: `$${number}`; person: `$${number}` }): string {
  const relations = relationsSql(person);
  const cases = Object.entries(neededRelations).map(([name, relation]) => `WHEN '${name}' THEN ${relations[relation]}`);
  return `CASE ${role} ${cases.join(' ')} ELSE false END`;
}

/** Returns whether someone may hide the posts of a team: its leaders, in that role. */
export function canHidePosts({ role }: { role: RoleName }, relations: Pick<TeamRelations, 'leads'>): boolean {
  return role === 'Team Leader' && relations.leads;
}

/** Returns until when the author may delete a post; null for a post without a name. */
export function removableUntil({ createdAt }: { createdAt: Date | null }): Date | null {
  return createdAt && new Date(createdAt.getTime() + REMOVABLE_MINUTES * 60_000);
}

/** Returns which audience's items someone reads in their current role. */
export function audienceOf({ role }: { role: RoleName }): Audience {
  return role === 'Team Leader' ? 'leader' : 'member';
}
