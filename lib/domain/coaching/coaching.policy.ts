import { type Audience, REMOVABLE_MINUTES } from '#/lib/domain/coaching/constants.ts';
import { type TeamTies, tiesSql } from '#/lib/domain/places/places.sql.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** By role, how somebody must stand to a team to be in its coaching corner; others have none. */
const neededTies: Partial<Record<RoleName, 'leads' | 'belongs'>> = { 'Team Leader': 'leads', Member: 'belongs' };

/** Returns whether somebody may read and write in the coaching corner of a team. */
export function canUseCorner({ role }: { role: RoleName }, ties: Pick<TeamTies, 'leads' | 'belongs'>): boolean {
  const tie = neededTies[role];
  return tie !== undefined && ties[tie];
}

/** Returns the same of a team `t` as a condition in SQL; `role` and `person` are parameters, such as `$3`. */
export function cornerTeamSql({ role, person }: { role: `$${number}`; person: `$${number}` }): string {
  const ties = tiesSql(person);
  const cases = Object.entries(neededTies).map(([name, tie]) => `WHEN '${name}' THEN ${ties[tie]}`);
  return `CASE ${role} ${cases.join(' ')} ELSE false END`;
}

/** Returns whether somebody may hide the posts of a team: its leaders, in that role. */
export function canHidePosts({ role }: { role: RoleName }, ties: Pick<TeamTies, 'leads'>): boolean {
  return role === 'Team Leader' && ties.leads;
}

/** Returns until when a post may be taken back by who wrote it; null for one without a name. */
export function removableUntil({ createdAt }: { createdAt: Date | null }): Date | null {
  return createdAt && new Date(createdAt.getTime() + REMOVABLE_MINUTES * 60_000);
}

/** Returns whose items somebody reads in the role they act in. */
export function audienceOf({ role }: { role: RoleName }): Audience {
  return role === 'Team Leader' ? 'leader' : 'member';
}
