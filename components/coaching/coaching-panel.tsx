'use client';

import dynamic from 'next/dynamic';
import type { CoachingViewer } from '#/components/coaching/coaching-viewer.ts';
import { ItemsSkeleton } from '#/components/coaching/items/items-skeleton.tsx';
import type { CoachingTab } from '#/components/frame/links/coaching-address.ts';
import { useTourSample } from '#/components/frame/session/tour-state.ts';

// Each part only loads its own code.
const loading = () => <ItemsSkeleton />;
const ItemList = dynamic(() => import('#/components/coaching/items/item-list.tsx').then((file) => file.ItemList), {
  loading,
});
const PostPanel = dynamic(() => import('#/components/coaching/posts/post-panel.tsx').then((file) => file.PostPanel), {
  loading,
});

const CoachingSample = dynamic(
  () => import('#/components/coaching/coaching-sample.tsx').then((file) => file.CoachingSample),
  { loading },
);

interface CoachingPanelProps {
  tab: CoachingTab;
  team: number;
  trend: number | null;
  viewer: CoachingViewer;
  /** The URL of the chat box, for a message about a trend or about anything. */
  seeMoreHref: (trend: number | null) => string;
  /** Goes there, or removes the trend. */
  onChooseTrend: (trend: number | null) => void;
}

/** Shows one part of the coaching corner, also used in the team dashboard. */
export function CoachingPanel({ tab, team, trend, viewer, seeMoreHref, onChooseTrend }: CoachingPanelProps) {
  const sample = useTourSample();
  if (sample === tab) return <CoachingSample tab={tab} locale={viewer.locale} />;
  if (tab === 'motivation')
    return <PostPanel team={team} trend={trend} viewer={viewer} onDropTrend={() => onChooseTrend(null)} />;
  return (
    <ItemList
      key={`${tab} ${team}`}
      list={tab}
      team={team}
      viewer={viewer}
      seeMoreHref={seeMoreHref}
      onSeeMore={onChooseTrend}
    />
  );
}
