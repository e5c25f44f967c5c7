import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';

/** Says how published figures come about, and whose they are where a team is too small for its own; nothing by name. */
export function PublishedNote({ source, minimumGroupSize }: Pick<TeamDashboard, 'source' | 'minimumGroupSize'>) {
  if (source === null) return null;
  return (
    <p className="pt-1 text-13 text-muted">
      {source.scope !== 'team' &&
        `Teams below ${minimumGroupSize} people count in ${source.name} together with others: these are its results. `}
      Results appear once {minimumGroupSize} people have answered, and are the same for everyone who sees no names.
    </p>
  );
}
