import type { RoleName } from '#/lib/platform/roles.ts';

/** How a person stands to a team. */
export interface TeamTie {
  /** As leader or secondary leader. */
  leads: boolean;
  belongs: boolean;
}

/** A team's dashboard is for those who lead it and, in their role as members, for those who belong to it. */
export function canViewTeamDashboard(actor: { role: RoleName }, tie: TeamTie): boolean {
  return actor.role === 'Team Leader' ? tie.leads : actor.role === 'Member' && tie.belongs;
}

/** Answers by name are for the team's own leaders. */
export function canFilterByMember(actor: { role: RoleName }, tie: TeamTie): boolean {
  return actor.role === 'Team Leader' && tie.leads;
}
