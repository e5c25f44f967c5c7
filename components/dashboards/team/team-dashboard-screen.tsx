'use client';

import { useMutation } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useContext } from 'react';
import { ReportSkeleton } from '#/components/check-in-report/report-skeleton.tsx';
import type { BeginningCardProps } from '#/components/dashboards/home/beginning-card.tsx';
import {
  type DashboardFilters,
  type DashboardRole,
  shownTab,
  tabsOf,
  toSearch,
} from '#/components/dashboards/team/dashboard-filters.ts';
import { DashboardSource } from '#/components/dashboards/team/dashboard-source.ts';
import { TeamFiguresPanel } from '#/components/dashboards/team/team-figures-panel.tsx';
import { useDashboardFilters } from '#/components/dashboards/team/use-dashboard-filters.ts';
import { type DashboardTeam, nameLeaders } from '#/components/dashboards/team-dashboard.ts';
import { isCoachingTab } from '#/components/frame/links/coaching-address.ts';
import { PageTitle } from '#/components/frame/pages/page-title.tsx';
import { useReportDialog } from '#/components/reports/use-report-dialog.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { Select } from '#/components/ui/fields/select.tsx';
import { LinkTabs } from '#/components/ui/link-tabs.tsx';
import { Menu } from '#/components/ui/menu.tsx';
import { loadPart } from '#/components/ui/use-lazy-component.ts';
import { exportTeamAnswersContract } from '#/lib/domain/dashboards/team/team.contract.ts';
import { formatLocales } from '#/lib/words/locales.ts';

const CheckInReportPanel = dynamic(
  () => import('#/components/check-in-report/check-in-report-panel.tsx').then((file) => file.CheckInReportPanel),
  { loading: () => <ReportSkeleton hasDates={false} people={FEW} /> },
);
const TeamInformationPanel = dynamic(
  () => import('#/components/dashboards/team/team-information-panel.tsx').then((file) => file.TeamInformationPanel),
  { loading: () => <ReportSkeleton hasDates people={FEW} /> },
);
const TeamStepsPanel = dynamic(
  () => import('#/components/dashboards/team/team-steps-panel.tsx').then((file) => file.TeamStepsPanel),
  { loading: () => <ReportSkeleton hasDates={false} people={FEW} /> },
);
/** Only new teams load it. */
const BeginningCard = dynamic(
  () => import('#/components/dashboards/home/beginning-card.tsx').then((file) => file.BeginningCard),
  { loading: () => <ReportSkeleton hasDates={false} people={FEW} /> },
);
/** Rows of the placeholder while nothing is known about the team. */
const FEW = 4;

export interface TeamDashboardScreenProps {
  teams: readonly [DashboardTeam, ...DashboardTeam[]];
  /** The reader's role: leaders have tabs that show people by name. */
  viewedAs: DashboardRole;
  /** Who looks at it; null in a preview, which has no steps. */
  viewerId: number | null;
  /** The BCP 47 tag for dates and numbers. */
  locale: string;
  /** The content of the tabs that are shared with the coaching corner. */
  coaching: ReactNode;
  /** Shown instead of the results of the first tab until there are any. */
  beginning?: { team: number; card: BeginningCardProps } | null;
}

/** Shows how a team is doing, in tabs that each have a URL. */
export function TeamDashboardScreen({
  teams,
  viewedAs,
  viewerId,
  locale,
  coaching,
  beginning,
}: TeamDashboardScreenProps) {
  const t = useTranslations('dashboards.teamTabs');
  const screen = useTranslations('team-dashboard.screen');
  const [first, ...others] = teams;
  const [filters, changeFilters] = useDashboardFilters([first.id, ...others.map(({ id }) => id)]);
  const team = teams.find(({ id }) => id === filters.team) ?? first;
  // Steps aren't part of a leader's preview: a member's choices are private.
  const isPreview = useContext(DashboardSource).key.length > 0;
  const names = tabsOf(viewedAs).flatMap(({ name }) => (isPreview && name === 'steps' ? [] : name));
  const tabAsked = shownTab(filters.tab, viewedAs);
  const current = names.includes(tabAsked) ? tabAsked : 'overview';
  const tabs = names.map((name) => ({
    href: toSearch({ ...filters, tab: name, date: null, trend: null }),
    label: t(name),
    isCurrent: name === current,
    tour: `tab-${name}`,
  }));
  const selectTab = (href: string) => {
    const at = tabs.findIndex((tab) => tab.href === href);
    changeFilters({ tab: names[at] ?? current, date: null, trend: null });
  };

  const describeTeam = useTeamDescription();
  const isBeginning = beginning?.team === team.id && current === 'overview';
  const hasFigures = current === 'overview' || current === 'performance';

  return (
    <div className="flex flex-col gap-4 low:-mt-3.5 low:gap-2">
      <PageTitle name={team.name} detail={describeTeam(team)} />
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 grow">
          <LinkTabs label={t('label')} tabs={tabs} onSelect={selectTab} />
        </div>
        {others.length > 0 && (
          <Select
            aria-label={screen('team')}
            className="w-52 max-medium:w-full"
            value={filters.team}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => changeFilters({ team: Number(target.value), member: 0, date: null, trend: null })}
          />
        )}
      </div>
      {isCoachingTab(current) && coaching}
      {current === 'steps' && viewerId !== null && (
        <TeamStepsPanel filters={filters} viewerId={viewerId} locale={locale} />
      )}
      {current === 'information' && (
        <TeamInformationPanel
          team={team}
          hrefOf={(member) => toSearch({ ...filters, tab: 'overview', member, date: null })}
        />
      )}
      {current === 'report' && (
        <CheckInReportPanel
          team={team}
          date={filters.date}
          locale={locale}
          onChoose={(date) => changeFilters({ date })}
        />
      )}
      {isBeginning && <BeginningCard {...beginning.card} />}
      {hasFigures && !isBeginning && (
        <TeamFiguresPanel
          part={current}
          team={team}
          filters={{ ...filters, view: viewedAs === 'Team Leader' ? filters.view : null }}
          locale={locale}
          onChange={changeFilters}
          actions={viewedAs === 'Team Leader' && <LeaderFiles filters={filters} />}
        />
      )}
    </div>
  );
}

function useTeamDescription() {
  const t = useTranslations('team-dashboard.screen');
  const locale = formatLocales[useLocale()];
  return (team: DashboardTeam) => {
    const leader = nameLeaders(team, locale);
    const counts = { members: team.membersCount, invited: team.openInvitations };
    return leader === null ? t('unled', counts) : t('led', { leader, ...counts });
  };
}

/** Saves the check-ins behind the results as CSV, as shown, and opens the PDF report; one menu on a phone. */
function LeaderFiles({ filters: { team, period, member } }: { filters: DashboardFilters }) {
  const t = useTranslations('team-dashboard.screen');
  const more = useTranslations('dashboards.home')('more');
  const report = useReportDialog(period);
  const path = exportTeamAnswersContract.path.replace('{id}', String(team));
  const save = useMutation({
    mutationFn: async () => {
      const { downloadFile } = await loadPart(() => import('#/components/ui/download-file.ts'));
      await downloadFile(path, { period, member });
    },
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
  const file = { label: t('export'), icon: <Download aria-hidden />, onSelect: () => save.mutate() };
  const paper = { label: report.label, icon: <FileText aria-hidden />, onSelect: report.open };
  return (
    <>
      <div className="@min-[561px]:hidden">
        <Menu label={more} className="border border-control-line bg-surface" items={[paper, file]} />
      </div>
      <div className="@max-[560px]:hidden flex gap-2">
        <Button
          variant="secondary"
          icon={file.icon}
          loading={save.isPending}
          onClick={file.onSelect}
          title={t('exportHint')}
        >
          <span className="@max-[1040px]:sr-only">{file.label}</span>
        </Button>
        <Button variant="secondary" icon={paper.icon} onClick={paper.onSelect}>
          {paper.label}
        </Button>
      </div>
      {report.dialog}
    </>
  );
}
