import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';

/**
 * Returns what distinguishes the files of a dashboard: the team, the member if there is one, and the days, as in
 * “Product 2026-03-01 2026-03-30”.
 */
export function fileScope({
  team,
  member,
  members,
  period: { from, to },
}: Pick<TeamDashboard, 'team' | 'member' | 'members' | 'period'>): string {
  const person = member === 0 ? undefined : members.find(({ value }) => value === member)?.label;
  return [team.name, person, from, ...(from === to ? [] : [to])].filter(Boolean).join(' ');
}
