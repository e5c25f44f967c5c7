/** The parts of a team's dashboard, the first one shown at first; those by name are for the team's leaders. */
export const dashboardTabs = [
  { name: 'overview', isForLeaders: false },
  { name: 'performance', isForLeaders: false },
  { name: 'insights', isForLeaders: false },
  { name: 'trends', isForLeaders: false },
  { name: 'motivation', isForLeaders: false },
  { name: 'information', isForLeaders: true },
  { name: 'report', isForLeaders: true },
] as const;

export type DashboardTab = (typeof dashboardTabs)[number]['name'];
export type DashboardRole = 'Team Leader' | 'Member';

/** The parts that a role has. Source: product specification. */
export function tabsOf(role: DashboardRole) {
  return dashboardTabs.filter(({ isForLeaders }) => !isForLeaders || role === 'Team Leader');
}

/**
 * The part to show: the one asked for if the role has it, else the first.
 * @example shownTab('report', 'Member') // 'overview'
 */
export function shownTab(tab: DashboardTab, role: DashboardRole): DashboardTab {
  return tabsOf(role).find(({ name }) => name === tab)?.name ?? dashboardTabs[0].name;
}
