import type { TeamRelations } from '#/lib/domain/places/places.sql.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** Administrators and the leader of its department see how many of a team answered. */
export function canReadTeamParticipation(
  actor: { role: RoleName },
  team: Pick<TeamRelations, 'leadsDepartment'>,
): boolean {
  return actor.role === 'Administrator' || (actor.role === 'Department Leader' && team.leadsDepartment);
}

/** In this role someone reads, of the teams they lead, answers by name. */
export function readsByName(actor: { role: RoleName }): boolean {
  return actor.role === 'Team Leader';
}

/** Only the team's own leaders read answers by name. */
export function canReadAnswersByName(actor: { role: RoleName }, team: Pick<TeamRelations, 'leads'>): boolean {
  return readsByName(actor) && team.leads;
}
