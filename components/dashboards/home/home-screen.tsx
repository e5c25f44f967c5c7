'use client';

import { clsx } from 'clsx';
import { Download, FileText, Network } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePartsFile } from '#/components/dashboards/breakdown/use-breakdown.ts';
import type { CompanyViewer } from '#/components/dashboards/company/company-dashboard.ts';
import {
  CompanyFilterBar,
  CompanyFilterButton,
  DepartmentSelect,
  hasDepartments,
} from '#/components/dashboards/company/company-filter-bar.tsx';
import { type CompanyFilters, companyAddress, companyTabs } from '#/components/dashboards/company/company-filters.ts';
import { CompanyOverviewSkeleton } from '#/components/dashboards/company/company-overview-skeleton.tsx';
import type { Waiting } from '#/components/dashboards/company/no-teams-yet.tsx';
import { useCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { SampleCompany } from '#/components/dashboards/home/sample-company.tsx';
import {
  SingleTeamSkeleton,
  TeamsOverviewSkeleton,
} from '#/components/dashboards/teams-overview/teams-overview-skeleton.tsx';
import { homes } from '#/components/frame/links/navigation.ts';
import { PageTitle } from '#/components/frame/pages/page-title.tsx';
import { storeRole } from '#/components/frame/session/session-storage.ts';
import { useReportDialog } from '#/components/reports/use-report-dialog.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { LinkTabs } from '#/components/ui/link-tabs.tsx';
import { Menu } from '#/components/ui/menu.tsx';
import type { MenuItem } from '#/components/ui/menu-frame.tsx';
import { PageHeader } from '#/components/ui/page-header.tsx';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';

// Each tab only loads its own code.
const CompanyOverview = dynamic(
  () => import('#/components/dashboards/company/company-overview.tsx').then((file) => file.CompanyOverview),
  { loading: () => <CompanyOverviewSkeleton /> },
);
const TeamsOverview = dynamic(
  () => import('#/components/dashboards/teams-overview/teams-overview.tsx').then((file) => file.TeamsOverview),
  { loading: () => <TeamsOverviewSkeleton /> },
);
const SingleTeamOverview = dynamic(
  () =>
    import('#/components/dashboards/teams-overview/teams-overview-team.tsx').then((file) => file.SingleTeamOverview),
  { loading: () => <SingleTeamSkeleton /> },
);
const StepsOverview = dynamic(
  () => import('#/components/dashboards/teams-overview/steps-overview.tsx').then((file) => file.StepsOverview),
  { loading: () => <TeamsOverviewSkeleton /> },
);

interface ChartPlace {
  href: string;
  label: string;
}

export interface HomeScreenProps {
  firstName: string;
  viewer: CompanyViewer;
  roles: readonly RoleName[];
  teamCount: number;
  /** The organisation chart: its URL and its name. */
  chart: ChartPlace;
  /** Shown instead of the first tab's results until there are any. */
  beginning: ReactNode;
  /** Asks everyone for the eNPS. */
  enpsAction: ReactNode;
  waiting: Waiting | null;
}

/** Shows administrators and department leaders their first page: how their people are, and what to do without teams. */
export function HomeScreen(props: HomeScreenProps) {
  const { firstName, viewer, roles, teamCount, chart, beginning, enpsAction, waiting } = props;
  const t = useTranslations('dashboards.home');
  const [filters, change] = useCompanyFilters(viewer.departments, waiting !== null);
  const otherRole = (['Team Leader', 'Member'] as const).find((name) => roles.includes(name));
  const isEmpty = teamCount === 0;
  const isBeginning = beginning !== null && filters.tab === 'overview';
  const hasPeriod = !isBeginning && waiting === null && filters.tab !== 'steps';
  const tabsWidth = hasPeriod || hasDepartments(viewer) ? '@max-[640px]:basis-full' : 'basis-0';
  const teams = filters.team === 0 ? TeamsOverview : SingleTeamOverview;
  const Tab = { overview: CompanyOverview, teams, steps: StepsOverview }[filters.tab];
  return (
    <div className={clsx('flex flex-col', isEmpty ? 'gap-6' : 'gap-4 max-medium:gap-2')}>
      {(isEmpty || Tab !== SingleTeamOverview) && <PageTitle name={viewer.placeName} />}
      {otherRole && <RoleHint role={otherRole} />}
      {isEmpty ? (
        <>
          <PageHeader level={2} title={t('hello', { name: firstName })} description={describeHome(viewer, t)} />
          <Card padded={false}>
            <FirstSteps />
          </Card>
        </>
      ) : (
        <>
          {/* A single team has its own heading. */}
          {Tab !== SingleTeamOverview && (
            <div className="@container max-medium:[h1+*_&]:-mt-3.5">
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1 @min-[900px]:gap-x-3">
                <div className={clsx('min-w-0 grow max-[430px]:[&_a]:px-1.5', tabsWidth)}>
                  <CompanyTabs role={viewer.role} filters={filters} />
                </div>
                {!isBeginning && !hasPeriod && <DepartmentSelect filters={filters} viewer={viewer} onChange={change} />}
                {hasPeriod && (
                  <>
                    <div
                      className={clsx(
                        '@max-[740px]:hidden min-w-0',
                        hasDepartments(viewer) ? '@min-[900px]:basis-96 basis-78' : 'basis-44',
                      )}
                    >
                      <CompanyFilterBar filters={filters} viewer={viewer} onChange={change} isDense />
                    </div>
                    <div className="@min-[741px]:hidden min-w-0 flex-[99]">
                      <CompanyFilterButton filters={filters} viewer={viewer} onChange={change} />
                    </div>
                  </>
                )}
                {isBeginning ? <HomeMenu chart={chart} /> : <FiguresMenu chart={chart} filters={filters} />}
              </div>
            </div>
          )}
          {isBeginning ? (
            beginning
          ) : (
            <Tab filters={filters} viewer={viewer} onChange={change} enpsAction={enpsAction} waiting={waiting} />
          )}
        </>
      )}
    </div>
  );
}

/** Offers what else there is to do on the first page. */
function HomeMenu({ chart, items = [] }: { chart: ChartPlace; items?: readonly MenuItem[] }) {
  const t = useTranslations('dashboards.home');
  return (
    <Menu
      label={t('more')}
      className="ml-auto border border-control-line bg-surface"
      items={[{ ...chart, icon: <Network aria-hidden /> }, ...items]}
    />
  );
}

/** Offers what else there is to do on the first page once there are results, which can be saved. */
function FiguresMenu({ chart, filters }: { chart: ChartPlace; filters: CompanyFilters }) {
  const t = useTranslations('dashboards.home');
  const { label, open, dialog } = useReportDialog(filters.period);
  const file = { label: t('csv'), icon: <Download aria-hidden />, onSelect: usePartsFile(filters) };
  return (
    <>
      <HomeMenu
        chart={chart}
        items={[
          { label, icon: <FileText aria-hidden />, onSelect: open },
          // The table of teams has its own file.
          ...(filters.tab === 'overview' ? [file] : []),
        ]}
      />
      {dialog}
    </>
  );
}

function describeHome(
  { companyName: company, role, departments }: CompanyViewer,
  t: ReturnType<typeof useTranslations<'dashboards.home'>>,
): string {
  return role === 'Administrator'
    ? t('noTeam', { company })
    : t('noTeamInDepartments', { company, count: departments.length });
}

const labels = { Administrator: 'company', 'Department Leader': 'department' } as const;

interface CompanyTabsProps {
  role: keyof typeof labels;
  filters: CompanyFilters;
}

/** Shows the tabs of the dashboard above team level; they keep time frame and department. */
function CompanyTabs({ role, filters }: CompanyTabsProps) {
  const t = useTranslations('dashboards.home');
  const documented = useTranslations('specification.dashboards');
  const part = useTranslations('actions.part');
  const names = { overview: documented(labels[role]), teams: documented('teams'), steps: part('steps') };
  const tabs = companyTabs.map((tab) => ({
    href: companyAddress({ ...filters, tab, team: 0 }),
    label: names[tab],
    isCurrent: tab === filters.tab,
    tour: `tab-${tab}`,
  }));
  return <LinkTabs label={t('tabs')} tabs={tabs} />;
}

/** Says that the person sees a team's results in another role, and switches to it. */
function RoleHint({ role }: { role: 'Team Leader' | 'Member' }) {
  const t = useTranslations('dashboards.home');
  const switchTo = (next: RoleName) => {
    storeRole(next);
    location.assign(homes[next]);
  };
  return (
    <Alert state="info" title={t(`hint.${role === 'Member' ? 'member' : 'leader'}`)}>
      <p>{t('hintText')}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => switchTo(role)}>
        {t('switch', { role })}
      </Button>
    </Alert>
  );
}

const steps = ['create', 'invite', 'see'] as const;

/** Shows a company without teams three steps, the first of which is a button. */
function FirstSteps() {
  const t = useTranslations('dashboards.home');
  return (
    <div className="flex flex-col items-start gap-6 p-5 medium:p-8">
      <h3 className="text-20">{t('start')}</h3>
      <ol className="flex flex-col gap-4">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-13 text-accent-text tabular-nums"
            >
              {at + 1}
            </span>
            <div>
              <p className="font-medium">{t(`step.${step}`)}</p>
              <p className="text-muted">{t(`stepText.${step}`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <LinkButton href="/teamCreate">{t('createTeam')}</LinkButton>
        <SampleCompany />
      </div>
    </div>
  );
}
