import { isLocalDate } from '#/lib/domain/calendar/local-date.ts';
import { DEFAULT_PERIOD, type PeriodName, periods } from '#/lib/domain/calendar/period.ts';
import { readId } from '#/lib/platform/ids.ts';

/** What the team dashboard shows. */
export interface DashboardFilters {
  tab: DashboardTab;
  team: number;
  period: PeriodName;
  /** 0 means all team members. */
  member: number;
  /** Whether a leader sees published results; null for the view that they see first. */
  view: 'published' | null;
  /** The day of the check-in report; null for the last one. */
  date: string | null;
  /** The trend that a chat box message is about; null if it's about none. */
  trend: number | null;
}

/**
 * Reads the filters of a URL; missing or invalid ones become the first tab, the first team, the default period, all
 * members, the last check-in and no trend.
 * @example parseFilters((name) => new URLSearchParams('period=1w&member=x').get(name), [4, 9]) // { tab: 'overview', team: 4, period: '1w', member: 0, view: null, date: null, trend: null }
 */
export function parseFilters(
  get: (name: string) => string | null,
  teamIds: readonly [number, ...number[]],
): DashboardFilters {
  const id = readId(get('team')) ?? 0;
  // A member, a day and a trend belong to the team in the URL; for another team they mean nothing.
  const isKnown = teamIds.includes(id) || !get('team');
  const date = get('date');
  return {
    // A presentation is on the tab of steps.
    tab:
      dashboardTabs.find(({ name }) => name === (get('present') ? 'steps' : get('tab')))?.name ?? dashboardTabs[0].name,
    team: teamIds.includes(id) ? id : teamIds[0],
    period: periods.find(({ name }) => name === get('period'))?.name ?? DEFAULT_PERIOD,
    member: isKnown ? (readId(get('member')) ?? 0) : 0,
    view: get('view') === 'published' ? 'published' : null,
    date: isKnown && date && isLocalDate(date) ? date : null,
    trend: isKnown && get('tab') === 'motivation' ? (readId(get('trend')) ?? null) : null,
  };
}

/** Returns the filters as the query of a URL; defaults are left out. */
export function toSearch({ tab, team, period, member, view, date, trend }: DashboardFilters): string {
  const search = new URLSearchParams({ team: String(team), period });
  if (tab !== dashboardTabs[0].name) search.set('tab', tab);
  if (member !== 0) search.set('member', String(member));
  if (view !== null) search.set('view', view);
  if (date !== null) search.set('date', date);
  if (trend !== null) search.set('trend', String(trend));
  return `?${search}`;
}

/** Returns the request for the results; the server uses the same, so that the cached answer is found. */
export function dashboardInput({ team, period, member, view }: DashboardFilters) {
  return { params: { id: team }, query: { period, member, ...(view === null ? {} : { view }) } };
}

/** The tabs of a team's dashboard, the default one first; tabs with names are for the team's leaders. */
export const dashboardTabs = [
  { name: 'overview', isForLeaders: false },
  { name: 'performance', isForLeaders: false },
  { name: 'insights', isForLeaders: false },
  { name: 'trends', isForLeaders: false },
  { name: 'motivation', isForLeaders: false },
  { name: 'steps', isForLeaders: false },
  { name: 'information', isForLeaders: true },
  { name: 'report', isForLeaders: true },
] as const;

export type DashboardTab = (typeof dashboardTabs)[number]['name'];
export type DashboardRole = 'Team Leader' | 'Member';

/** Returns the tabs that a role has. Source: product specification. */
export function tabsOf(role: DashboardRole) {
  return dashboardTabs.filter(({ isForLeaders }) => !isForLeaders || role === 'Team Leader');
}

/**
 * Returns the tab to show: the requested one if the role has it, otherwise the first.
 * @example shownTab('report', 'Member') // 'overview'
 */
export function shownTab(tab: DashboardTab, role: DashboardRole): DashboardTab {
  return tabsOf(role).find(({ name }) => name === tab)?.name ?? dashboardTabs[0].name;
}
