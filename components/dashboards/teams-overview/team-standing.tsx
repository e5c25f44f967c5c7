'use client';

import { useTranslations } from 'next-intl';
import { type CompanyViewer, type OverviewTeam, teamGroup } from '#/components/dashboards/company/company-dashboard.ts';
import { CategoryIcon } from '#/components/dashboards/heat-map/category-mark.tsx';
import { Card } from '#/components/ui/card.tsx';
import { describePublishedCategory } from '#/lib/domain/metrics/words/category-words.ts';
import { isolate } from '#/lib/words/isolate.ts';

/** Where a team stands between performance and sentiment, and whose team it is. */
export function TeamStanding({ row, viewer }: { row: OverviewTeam; viewer: CompanyViewer }) {
  const words = useTranslations('teams-overview.team');
  const { team, productivity_sentiment_category: category } = row;
  const { title, meaning, focus } = describePublishedCategory(row, teamGroup(row, viewer));
  const facts = [
    isolate(team.departmentName ?? words('other')),
    team.leader ? words('ledBy', { leader: team.leader }) : words('noLeader'),
    words('members', { count: team.members }),
  ];
  return (
    <Card>
      <p className="text-13 text-muted">{facts.join(' · ')}</p>
      <h2 className="flex items-center gap-2 pt-1 font-medium text-20">
        <CategoryIcon id={category} className="size-5!" />
        {title}
      </h2>
      <p className="pt-1">
        {meaning}
        {focus && (
          <>
            {' '}
            <span className="text-muted">{words('focus')}</span> {focus}
          </>
        )}
      </p>
    </Card>
  );
}
