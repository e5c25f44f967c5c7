'use client';

import { clsx } from 'clsx';
import { CalendarClock, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import type { OverviewTeam, TeamsOverview } from '#/components/dashboards/company/company-dashboard.ts';
import {
  describeWithout,
  findMissing,
  prepareScatter,
  type ScatterDot,
} from '#/components/dashboards/teams-overview/teams-overview-scatter.ts';
import { fills, ScatterDrawing } from '#/components/dashboards/teams-overview/teams-overview-scatter-drawing.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

interface ScatterCardProps {
  teams: readonly OverviewTeam[];
  attention: TeamsOverview['attention']['teams'];
  /** The team that is highlighted, here and in the table. */
  shownId: number | null;
  onShow: (team: number | null) => void;
  onOpen: (team: number) => void;
}

/** Shows the teams of this page by performance and sentiment; a dot opens its team. */
export function TeamsOverviewScatterCard({ teams, attention, shownId, onShow, onOpen }: ScatterCardProps) {
  const t = useTranslations('teams-overview.quadrant');
  const lines = useTranslations('teams-overview.lines');
  const titles = useTranslations('figures.categories');
  // Memoised while a team is highlighted: the positions of names are calculated from it.
  const dots = useMemo(
    () =>
      prepareScatter(
        teams,
        titles,
        attention.map(({ team }) => team.id),
      ),
    [teams, titles, attention],
  );
  const speak = ({ name: team, performance, sentiment, category }: ScatterDot) =>
    t('spoken', { team, performance, sentiment, category });
  const notes = [
    t('dots'),
    dots.some((dot) => dot.isUnsure) && t('rings'),
    // Without any dot, the empty state says it.
    dots.length > 0 && describeWithout(findMissing(teams), lines),
  ];
  return (
    <Card as="div">
      <ChartFrame
        title={t('title')}
        description={teams.length > 0 && notes.filter(Boolean).join(' ')}
        summary={`${t('summary', { count: dots.length })} ${dots.map(speak).join('. ')}`}
        legend={dots.length > 0 && <ScatterLegend dots={dots} />}
        points={() =>
          dots.map(({ name, performance, sentiment, category }) => ({
            heading: name,
            rows: [
              { name: t('performance'), value: String(performance), colour: 'accent-text', style: 'dots' },
              { name: t('sentiment'), value: String(sentiment), colour: 'accent-text', style: 'dots' },
              { name: t('category'), value: category, colour: 'accent-text', style: 'dots' },
            ],
          }))
        }
        empty={
          teams.length === 0 ? (
            <EmptyState icon={<SearchX />} title={t('noTeam')} />
          ) : dots.length === 0 ? (
            <EmptyState icon={<CalendarClock />} title={t('noData')}>
              {t('waits')}
            </EmptyState>
          ) : undefined
        }
      >
        <ScatterDrawing dots={dots} speak={speak} shownId={shownId} onShow={onShow} onOpen={onOpen} />
      </ChartFrame>
    </Card>
  );
}

const looks = [
  { key: 'attention', states: ['bad'] },
  { key: 'good', states: ['good'] },
  { key: 'others', states: ['info', 'neutral'] },
] as const;

/** Says what the colours of the dots mean, of those that there are. */
function ScatterLegend({ dots }: { dots: readonly ScatterDot[] }) {
  const t = useTranslations('teams-overview.quadrant');
  const lines = useTranslations('teams-overview.lines');
  const entries = looks.filter(({ states }) => dots.some(({ state }) => states.some((one) => one === state)));
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13">
      {entries.map(({ key, states: [state] }) => (
        <li key={key} className="flex items-center gap-2">
          <span aria-hidden className={clsx('forced-color-adjust-none size-2.5 rounded-full', fills[state])} />
          {key === 'attention' ? lines(key) : t(key)}
        </li>
      ))}
    </ul>
  );
}
