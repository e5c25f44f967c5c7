import { readNumber } from '#/components/frame/links/pulse-address.ts';

/** The tabs of the coaching corner in their order; the URL doesn't name the first. */
export const coachingTabs = ['insights', 'trends', 'motivation'] as const;
export type CoachingTab = (typeof coachingTabs)[number];

/** The id of the chat box's text; a URL with it as its fragment puts the cursor there. */
export const messageId = 'message';

/** What the coaching corner shows. */
export interface CoachingAddress {
  tab: CoachingTab;
  team: number;
  /** The trend that a message is about; null if the box was opened without one. */
  trend: number | null;
}

/** Returns whether a tab of the team dashboard is one of the coaching corner's. */
export function isCoachingTab(name: string | null): name is CoachingTab {
  return coachingTabs.some((tab) => tab === name);
}

/**
 * Reads a URL; missing or invalid values become the first tab, the first team and no trend.
 * @example readCoachingAddress((name) => new URLSearchParams('tab=trends&team=9').get(name), [4, 9]) // { tab: 'trends', team: 9, trend: null }
 */
export function readCoachingAddress(
  get: (name: string) => string | null,
  teamIds: readonly [number, ...number[]],
): CoachingAddress {
  const tab = get('tab');
  const team = readNumber(get('team'));
  return {
    tab: isCoachingTab(tab) ? tab : coachingTabs[0],
    team: team !== undefined && teamIds.includes(team) ? team : teamIds[0],
    trend: tab === 'motivation' ? (readNumber(get('trend')) ?? null) : null,
  };
}

/** Returns the query of a URL; only the chat box has a trend. */
export function coachingSearch({ tab, team, trend }: CoachingAddress): string {
  const search = new URLSearchParams({ team: String(team) });
  if (tab !== coachingTabs[0]) search.set('tab', tab);
  if (tab === 'motivation' && trend !== null) search.set('trend', String(trend));
  return `?${search}`;
}
