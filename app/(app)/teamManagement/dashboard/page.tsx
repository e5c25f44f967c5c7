import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { PreviewScreen } from '#/components/dashboards/preview/preview-screen.tsx';
import { readerLocale } from '#/components/dashboards/reader-locale.ts';
import { NoTeam } from '#/components/dashboards/team/no-team.tsx';
import { Words } from '#/components/shell/words.tsx';
import { listDashboardTeams } from '#/lib/domain/dashboards/queries/list-dashboard-teams.ts';

export const metadata: Metadata = { title: 'Team dashboard' };

export default async function PreviewedDashboardPage() {
  const role = 'Team Leader';
  const [first, ...others] = await listDashboardTeams(await getPageCtxAs(role));
  if (!first) return <NoTeam role={role} />;
  return (
    <Words
      of={[
        'coaching.preview',
        'dashboards.teamTabs',
        'reports.dialog',
        'reports.export',
        'team-dashboard.category',
        'team-dashboard.drivers',
        'team-dashboard.faces',
        'team-dashboard.members',
        'team-dashboard.note',
        'team-dashboard.participation',
        'team-dashboard.report',
        'team-dashboard.screen',
        'team-dashboard.sentence',
      ]}
    >
      <PreviewScreen teams={[first, ...others]} locale={readerLocale((await headers()).get('accept-language'))} />
    </Words>
  );
}
