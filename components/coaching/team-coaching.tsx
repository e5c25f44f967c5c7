'use client';

import { CoachingPanel } from '#/components/coaching/coaching-panel.tsx';
import type { CoachingViewer } from '#/components/coaching/coaching-viewer.ts';
import { toSearch } from '#/components/dashboards/team/dashboard-filters.ts';
import { useDashboardFilters } from '#/components/dashboards/team/use-dashboard-filters.ts';
import { isCoachingTab } from '#/components/frame/links/coaching-address.ts';

interface TeamCoachingProps {
  teamIds: readonly [number, ...number[]];
  viewer: CoachingViewer;
}

/** Shows the parts of the coaching corner as tabs of the team dashboard, for the team that is chosen there. */
export function TeamCoaching({ teamIds, viewer }: TeamCoachingProps) {
  const [filters, change] = useDashboardFilters(teamIds);
  const { tab, team, trend } = filters;
  if (!isCoachingTab(tab)) return null;
  return (
    <CoachingPanel
      tab={tab}
      team={team}
      trend={trend}
      viewer={viewer}
      seeMoreHref={(trendId) => toSearch({ ...filters, tab: 'motivation', trend: trendId })}
      onChooseTrend={(trendId) => change(trendId === null ? { trend: null } : { tab: 'motivation', trend: trendId })}
    />
  );
}
