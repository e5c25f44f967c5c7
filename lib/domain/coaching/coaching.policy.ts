import { type Audience, REMOVABLE_MINUTES } from '#/lib/domain/coaching/constants.ts';
import { relationsSql, type TeamRelations } from '#/lib/domain/places/places.sql.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** How someone must be related to a team to be in its coaching corner, by role; other roles have none. */
const neededRelations: Partial<Record<RoleName, 'leads' | 'belongs'>> = { 'Team Leader': 'leads', Member: 'belongs' };

/** Returns whether someone may read and write in the coaching corner of a team. */
export function canUseCorner(
  { role }: { role: RoleName },
  relations: Pick<TeamRelations, 'leads' | 'belongs'>,
): boolean {
  const relation = neededRelations[role];
  return relation !== undefined && relations[relation];
}

/** Returns the same of a team `t` as a condition in SQL; `role` and `person` are parameters, such as `$3`. */
export function cornerTeamSql({ role, person }: { role: `$${number}`; person: `$${number}` }): string {
  const relations = relationsSql(person);
  const cases = Object.entries(neededRelations).map(([name, relation]) => `WHEN '${name}' THEN ${relations[relation]}`);
  return `CASE ${role} ${cases.join(' ')} ELSE false END`;
}

/** Returns whether someone may hide the posts of a team: its leaders, in that role. */
export function canHidePosts({ role }: { role: RoleName }, relations: Pick<TeamRelations, 'leads'>): boolean {
  return role === 'Team Leader' && relations.leads;
}

/** Returns until when a post may be taken back by who wrote it; null for one without a name. */
export function removableUntil({ createdAt }: { createdAt: Date | null }): Date | null {
  return createdAt && new Date(createdAt.getTime() + REMOVABLE_MINUTES * 60_000);
}

/** Returns whose items someone reads in the role they act in. */
export function audienceOf({ role }: { role: RoleName }): Audience {
  return role === 'Team Leader' ? 'leader' : 'member';
}
