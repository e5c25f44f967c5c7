import { FeelingShares } from '#/components/dashboards/feeling-shares.tsx';
import { blanksFor } from '#/components/dashboards/prepare-figure-chart.ts';
import { isByName } from '#/components/dashboards/sample-wording.ts';
import { fileScope } from '#/components/dashboards/team/file-scope.ts';
import { NothingToDraw } from '#/components/dashboards/team/nothing-to-draw.tsx';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';

/** How good, meh and bad feelings share each date. */
export function SharesChart({ dashboard, locale }: { dashboard: TeamDashboard; locale: string }) {
  const { sentiments, period } = dashboard;
  return (
    <FeelingShares
      sentiment={sentiments}
      period={period}
      blanks={blanksFor(dashboard)}
      locale={locale}
      scope={fileScope(dashboard)}
      note={isByName(dashboard) ? 'Each person counts once.' : 'Each answer counts once.'}
      empty={<NothingToDraw figure={sentiments} dashboard={dashboard} locale={locale} />}
    />
  );
}
