import { useTranslations } from 'next-intl';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';

type Shown = Pick<TeamDashboard, 'source' | 'minimumGroupSize'>;

/** Below all figures: how they come about, and why another reader's may differ a little. */
export function FiguresNote({ source, minimumGroupSize: minimum }: Shown) {
  const words = useTranslations('team-dashboard.note');
  return <p className="text-13 text-muted">{words(source === null ? 'live' : 'published', { minimum })}</p>;
}

/** Whose figures these are where a team is too small for its own; nothing otherwise. */
export function SourceNote({ source, minimumGroupSize: minimum }: Shown) {
  const words = useTranslations('team-dashboard.note');
  if (source === null || source.scope === 'team') return null;
  return <p className="pt-1 text-13 text-muted">{words('source', { minimum, name: source.name })}</p>;
}
