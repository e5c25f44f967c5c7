import type { TeamTies } from '#/lib/domain/places/ties-sql.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** Who leads its department or runs the company sees how many of a team answered. */
export function canReadTeamParticipation(actor: { role: RoleName }, team: Pick<TeamTies, 'leadsDepartment'>): boolean {
  return actor.role === 'Administrator' || (actor.role === 'Department Leader' && team.leadsDepartment);
}

/** Answers by name are read by the team's own leaders and by nobody else. */
export function canReadAnswersByName(actor: { role: RoleName }, team: Pick<TeamTies, 'leads'>): boolean {
  return actor.role === 'Team Leader' && team.leads;
}
