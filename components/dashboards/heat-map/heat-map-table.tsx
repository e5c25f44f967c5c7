'use client';

import type { MouseEvent } from 'react';
import type { TeamsOverview, TeamViewer } from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import type { ChangeCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { HeatMapHead } from '#/components/dashboards/heat-map/heat-map-head.tsx';
import { tableRoles } from '#/components/dashboards/heat-map/heat-map-roles.ts';
import { HeatMapRow } from '#/components/dashboards/heat-map/heat-map-row.tsx';
import { heatSteps } from '#/components/dashboards/heat-map/heat-map-step.ts';

interface HeatMapTableProps {
  overview: TeamsOverview;
  filters: CompanyFilters;
  viewer: TeamViewer;
  onChange: ChangeCompanyFilters;
}

/** Teams by figures, in colour and in numbers; a row opens its team. Where its place is narrow, each row is a card. */
export function HeatMapTable({ overview, filters, viewer, onChange }: HeatMapTableProps) {
  const open = (event: MouseEvent<HTMLElement>, team: number) => {
    const isControl = event.target instanceof Element && event.target.closest('a, button');
    if (!isControl && !getSelection()?.toString()) onChange({ team }, { push: true });
  };
  const head = { filters, onChange };
  return (
    <div className="@container min-w-0 overflow-clip">
      <table
        {...tableRoles.table}
        aria-label="Teams"
        className="@max-[860px]:block w-full table-fixed border-separate border-spacing-0 text-left text-14"
      >
        <thead {...tableRoles.group} className="@max-[860px]:sr-only">
          <tr {...tableRoles.row}>
            <HeatMapHead {...head} label="Team" sort="name" />
            <HeatMapHead {...head} label="Team leader" className="w-[14%]" />
            <HeatMapHead {...head} label="Members" sort="members" className="w-28" />
            <HeatMapHead {...head} label="Category" className="w-48" />
            {companyFigures.map(({ metric, label }) => (
              <HeatMapHead key={metric} {...head} label={label} sort={metric} className="w-[13%]" />
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="@max-[860px]:block">
          {overview.teams.map((row) => (
            <HeatMapRow
              key={row.team.id}
              row={row}
              filters={filters}
              period={overview.period.name}
              viewer={viewer}
              onClick={(event) => open(event, row.team.id)}
              onOpen={() => onChange({ team: row.team.id }, { push: true })}
            />
          ))}
        </tbody>
      </table>
      <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-5 py-3 text-12 text-muted">
        {heatSteps.map(({ step, fill, range }) => (
          <li key={step} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-3.5 rounded-mark border border-line ${fill}`} />
            {range}
          </li>
        ))}
        {overview.teams.some((row) => companyFigures.some(({ team }) => row[team].isPartial)) && (
          <li className="flex items-center gap-1.5">
            <span aria-hidden className="size-3.5 rounded-mark border border-control-line border-dashed" />
            Ends early, or less than half answered
          </li>
        )}
        <li className="@min-[860px]:ml-auto">
          A number beside an arrow marks a real change. An arrow alone could be chance.
        </li>
      </ul>
    </div>
  );
}
