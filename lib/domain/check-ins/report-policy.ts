import type { RoleName } from '#/lib/platform/roles.ts';

/** Who leads its department or runs the company sees how many of a team answered. */
export function canReadTeamParticipation(actor: { role: RoleName }, team: { leadsDepartment: boolean }): boolean {
  return actor.role === 'Administrator' || (actor.role === 'Department Leader' && team.leadsDepartment);
}

/** Answers by name are read by the team's own leaders and by nobody else. */
export function canReadCheckInReport(actor: { role: RoleName }, team: { leads: boolean }): boolean {
  return actor.role === 'Team Leader' && team.leads;
}
