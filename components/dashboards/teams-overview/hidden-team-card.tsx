'use client';

import { Lock } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type CompanyViewer, type OverviewTeam, teamGroup } from '#/components/dashboards/company/company-dashboard.ts';
import { type CompanyFilters, companyAddress } from '#/components/dashboards/company/company-filters.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { describeHidden } from '#/lib/domain/metrics/words/hidden-words.ts';

interface HiddenTeamProps {
  row: OverviewTeam;
  filters: CompanyFilters;
  viewer: CompanyViewer;
}

/** Says once why a team has no results, what would change that, and where its answers count until then. */
export function HiddenTeamCard({ row, filters, viewer }: HiddenTeamProps) {
  const t = useTranslations('teams-overview.team');
  const { members, departmentName } = row.team;
  const hidden = describeHidden(row.motivation, teamGroup(row, viewer, useFigureReader(viewer.locale)));
  const missing = viewer.minimumGroupSize - members;
  const isSmall = row.motivation.hiddenReason === 'group_too_small' && missing > 0;
  const department = viewer.departments.find(({ name }) => name === departmentName);
  return (
    <Card as="div">
      <EmptyState
        icon={<Lock />}
        title={hidden?.title ?? ''}
        action={
          department && (
            <Link
              href={companyAddress({ ...filters, tab: 'overview', department: department.id, team: 0 })}
              prefetch={false}
              className="inline-block rounded-mark font-medium text-accent-text leading-6 hover:underline"
            >
              {t('seeDepartment', { department: department.name })}
            </Link>
          )
        }
      >
        {hidden?.reason}
        {isSmall && ` ${t('missing', { count: missing })}`}
      </EmptyState>
    </Card>
  );
}
