'use client';

import { SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { canGroup } from '#/components/dashboards/heat-map/group-headings.ts';
import { HeatMapExport } from '#/components/dashboards/heat-map/heat-map-export.tsx';
import { HeatMapTable, type HeatMapTableProps } from '#/components/dashboards/heat-map/heat-map-table.tsx';
import { urgentFirst } from '#/components/dashboards/heat-map/teams-overview-sort.ts';
import { TeamsOverviewPages } from '#/components/dashboards/teams-overview/teams-overview-pages.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { Switch } from '#/components/ui/fields/switch.tsx';
import { wordPeriod } from '#/lib/domain/calendar/period-words.ts';

/** The table of teams with its title, its file, and the way through its pages. */
export function TeamsCard(props: HeatMapTableProps) {
  const words = useTranslations('teams-overview.table');
  const { overview, filters, viewer, onChange } = props;
  const { total, page, pages } = overview;
  return (
    <Card padded={false} className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 pt-4 pb-3">
        <div className="min-w-0">
          <h2 className="text-16">{words('title', { count: total })}</h2>
          <p className="text-13 text-muted">{words('averages', { during: wordPeriod(overview.period.name).during })}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {filters.sort !== urgentFirst.sort && (
            <Button variant="quiet" size="small" onClick={() => onChange(urgentFirst)}>
              {words('urgent')}
            </Button>
          )}
          {canGroup(filters, viewer) && (
            <Switch
              label={words('group')}
              className="text-13"
              checked={filters.grouped}
              onChange={({ target }) => onChange({ grouped: target.checked })}
            />
          )}
          {total > 0 && <HeatMapExport filters={filters} viewer={viewer} />}
        </div>
      </div>
      {overview.teams.length > 0 ? (
        <HeatMapTable {...props} />
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={words('none')}
          action={
            <Button variant="secondary" onClick={() => onChange({ search: '', category: null, department: 0 })}>
              {words('clear')}
            </Button>
          }
        />
      )}
      <TeamsOverviewPages page={page} pages={pages} total={total} onChange={(next) => onChange({ page: next })} />
    </Card>
  );
}
