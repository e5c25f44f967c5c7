import { isByName } from '#/components/dashboards/sample-wording.ts';
import { PublishedNote } from '#/components/dashboards/team/published-note.tsx';
import { summariseTeam } from '#/components/dashboards/team/team-summary.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Card } from '#/components/ui/card.tsx';

interface SummaryCardProps {
  dashboard: TeamDashboard;
  locale: string;
  /** True for a while after the figures changed by themselves. */
  isUpdated: boolean;
}

/** The answer first: how things are, in a sentence. */
export function SummaryCard({ dashboard, locale, isUpdated }: SummaryCardProps) {
  const { sentence, detail } = summariseTeam(dashboard, locale);
  return (
    <Card tour="summary">
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="max-w-4xl text-balance font-medium text-20">{sentence}</p>
        <p aria-live="polite" className="text-13 text-muted">
          {isUpdated && isByName(dashboard) && 'Updated just now'}
        </p>
      </div>
      <p className="pt-2 text-muted">{detail}</p>
      <PublishedNote {...dashboard} />
    </Card>
  );
}
