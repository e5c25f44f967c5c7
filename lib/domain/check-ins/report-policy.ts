import type { RoleName } from '#/lib/platform/roles.ts';

/** Answers by name are read by the team's own leaders and by nobody else. */
export function canReadCheckInReport(actor: { role: RoleName }, team: { leads: boolean }): boolean {
  return actor.role === 'Team Leader' && team.leads;
}
