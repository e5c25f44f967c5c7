import type { RoleName } from '#/lib/platform/roles.ts';

/** How a person stands to a team. */
export interface TeamTie {
  /** As leader or secondary leader. */
  leads: boolean;
  belongs: boolean;
}

/** What is published of a team is for whoever leads it, belongs to it, leads its department, or runs the company. */
export function canViewPublishedTeam(actor: { role: RoleName }, tie: TeamTie & { leadsDepartment: boolean }): boolean {
  const ties: Record<RoleName, boolean> = {
    Administrator: true,
    'Department Leader': tie.leadsDepartment,
    'Team Leader': tie.leads,
    Member: tie.belongs,
  };
  return ties[actor.role];
}

/** Answers by name are for the team's own leaders. */
export function canFilterByMember(actor: { role: RoleName }, tie: TeamTie): boolean {
  return actor.role === 'Team Leader' && tie.leads;
}
