import { HydrationBoundary } from '@tanstack/react-query';
import { Building } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { DepartmentPage } from '#/app/(app)/management-pages.tsx';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { prefetchedState } from '#/app/(app)/prefetched-state.ts';
import { readQuery, type SearchParams } from '#/app/page-request.ts';
import { navigationTitle } from '#/app/page-title.ts';
import { ChartSection } from '#/components/chart/chart-section.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { DepartmentSelect } from '#/components/organisation/place-select.tsx';
import { UnfinishedPlace } from '#/components/organisation/unfinished-place.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { LinkTabs } from '#/components/ui/link-tabs.tsx';
import { queryKey } from '#/lib/api/call.ts';
import { listDashboardDepartmentsContract } from '#/lib/domain/organisation/departments/department.contract.ts';
import { listDashboardDepartments } from '#/lib/domain/organisation/departments/department.service.ts';
import { findLedDraft } from '#/lib/domain/organisation/wizards/wizard.service.ts';
import { readId } from '#/lib/platform/ids.ts';

export const generateMetadata = () => navigationTitle('departmentManagement');

const chartHref = '/departmentManagement?view=chart';

export default async function DepartmentManagementPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await getPageCtxAs('Department Leader');
  if ((await readQuery(searchParams, 'view')) === 'chart') return <ChartView />;
  const departments = await listDashboardDepartments(ctx);
  const requestedId = readId(await readQuery(searchParams, 'id'));
  const id = requestedId ?? departments[0]?.id;
  if (id === undefined) {
    const draft = await findLedDraft(ctx, 'department');
    if (draft) return <UnfinishedPlace kind="department" draft={draft} />;
    const none = await getTranslations('pages.noDepartment');
    return (
      <Card as="div">
        <EmptyState
          icon={<Building />}
          title={none('title')}
          action={<LinkButton href="/departmentCreate">{none('create')}</LinkButton>}
        >
          {none('text')}
        </EmptyState>
      </Card>
    );
  }
  const t = await getTranslations('chart.page');
  return (
    <HydrationBoundary state={prefetchedState([queryKey(listDashboardDepartmentsContract, {}), { departments }])}>
      <Words
        of={[
          'figures.results',
          'organisation.actions',
          'organisation.checkInDay',
          'organisation.deletion',
          'organisation.department',
          'organisation.department.teams',
          'organisation.firstCheckIn',
          'organisation.invitations',
          'organisation.leader',
          'organisation.links',
          'organisation.links.hint',
          'organisation.links.renewal',
          'organisation.page',
          'organisation.picker',
          'organisation.reports',
          'organisation.schedule',
          'organisation.team',
          'organisation.team.members',
          'organisation.team.removeSecondary',
          'organisation.team.settings',
          'people.status',
          'people.suspended',
          'previews.action',
          'shell.navigation',
          'specification.tables',
          'team-dashboard.noReports',
          'ui.answers',
          'ui.documented',
          'ui.email',
          'ui.fields',
          'ui.page',
          'ui.tables',
        ]}
      >
        <DepartmentPage
          ctx={ctx}
          id={id}
          href={({ id: at }) => `/departmentManagement?id=${at}`}
          above={[]}
          others={[{ href: chartHref, label: t('title') }]}
        >
          <DepartmentSelect current={id} />
        </DepartmentPage>
      </Words>
    </HydrationBoundary>
  );
}

/** Shows the chart of the departments that this person leads, shown instead of one department. */
async function ChartView() {
  const t = await getTranslations('chart.page');
  return (
    <div className="flex flex-col gap-6">
      <LinkTabs
        label={t('sections')}
        tabs={[
          { href: '/departmentManagement', label: t('department'), isCurrent: false },
          { href: chartHref, label: t('title'), isCurrent: true },
        ]}
      />
      <Words
        of={[
          'chart.page',
          'chart.screen',
          'chart.share',
          'figures.categories',
          'reports.export',
          'specification.chart',
          'specification.periods',
          'ui.answers',
          'ui.documented',
          'ui.page',
        ]}
      >
        <ChartSection />
      </Words>
    </div>
  );
}
