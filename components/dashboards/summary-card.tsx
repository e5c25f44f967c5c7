import { wordRange } from '#/components/dashboards/date-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { summariseTeam } from '#/components/dashboards/team-summary.ts';
import { Card } from '#/components/ui/card.tsx';

/** The answer first: how things are, in a sentence. */
export function SummaryCard({ dashboard, locale }: { dashboard: TeamDashboard; locale: string }) {
  const { sentence, detail } = summariseTeam(dashboard, locale);
  return (
    <Card>
      <p className="text-13 text-muted">{wordRange(dashboard.period.from, dashboard.period.to, locale)}</p>
      <p className="max-w-4xl text-balance pt-1 font-medium text-20">{sentence}</p>
      <p className="pt-2 text-muted">{detail}</p>
    </Card>
  );
}
