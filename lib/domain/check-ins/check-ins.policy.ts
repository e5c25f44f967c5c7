import type { TeamRelations } from '#/lib/domain/places/places.sql.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** Returns whether someone may see how many of a team answered: Administrators, and the leader of its department. */
export function canReadTeamParticipation(
  actor: { role: RoleName },
  team: Pick<TeamRelations, 'leadsDepartment'>,
): boolean {
  return actor.role === 'Administrator' || (actor.role === 'Department Leader' && team.leadsDepartment);
}

/** Returns whether someone in this role reads answers by name in the teams they lead. */
export function readsByName(actor: { role: RoleName }): boolean {
  return actor.role === 'Team Leader';
}

/** Returns whether someone may read answers by name: only the team's own leaders. */
export function canReadAnswersByName(actor: { role: RoleName }, team: Pick<TeamRelations, 'leads'>): boolean {
  return readsByName(actor) && team.leads;
}
