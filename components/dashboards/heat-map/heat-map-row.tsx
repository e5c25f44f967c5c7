import type { MouseEvent } from 'react';
import {
  hidesAllAlike,
  type OverviewTeam,
  type TeamViewer,
  teamGroup,
} from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { type CompanyFilters, changeFilters, companyAddress } from '#/components/dashboards/company/company-filters.ts';
import { HeatMapCell } from '#/components/dashboards/heat-map/heat-map-cell.tsx';
import { tableRoles } from '#/components/dashboards/heat-map/heat-map-roles.ts';
import { Badge } from '#/components/ui/badge.tsx';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { describePublishedCategory } from '#/lib/domain/metrics/category-words.ts';

interface HeatMapRowProps {
  row: OverviewTeam;
  filters: CompanyFilters;
  period: PeriodName;
  viewer: TeamViewer;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onOpen: () => void;
}

const cell =
  'border-line border-b px-2 py-2 group-last/row:border-b-0 first:pl-5 last:pr-5 @max-[860px]:block @max-[860px]:border-0 @max-[860px]:p-0!';
const wide = '@max-[860px]:col-span-3';
/** Leader, members and category share a line where it is wide enough. */
const shared = '@max-[860px]:self-center @max-[860px]:text-13';

/** One team: who it is, where it stands, and its three figures. */
export function HeatMapRow({ row, filters, period, viewer, onClick, onOpen }: HeatMapRowProps) {
  const { team } = row;
  const group = teamGroup(row, viewer);
  const { title, state, meaning } = describePublishedCategory(row, group);
  const isHidden = hidesAllAlike(row);
  const follow = (event: MouseEvent<HTMLElement>) => {
    // Another tab is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <tr
      {...tableRoles.row}
      onClick={onClick}
      className="group/row cursor-pointer transition-colors hover:bg-hover @max-[860px]:grid @max-[860px]:grid-cols-3 @max-[860px]:gap-2 @max-[860px]:border-line @max-[860px]:border-t @max-[860px]:px-5 @max-[860px]:py-4"
    >
      <td {...tableRoles.cell} className={`${cell} ${wide}`}>
        <a
          href={companyAddress(changeFilters(filters, { team: team.id }))}
          onClick={follow}
          className="wrap-anywhere inline-block rounded-mark font-medium leading-6 hover:underline @max-[860px]:text-16"
        >
          {team.name}
        </a>
        <span className="block truncate text-12 text-muted">{team.departmentName ?? 'Other'}</span>
      </td>
      <td {...tableRoles.cell} className={`${cell} ${shared} @max-[560px]:col-span-2`}>
        <span className="block truncate" title={team.leader ?? undefined}>
          {team.leader ?? <span className="text-muted">No leader yet</span>}
        </span>
      </td>
      <td {...tableRoles.cell} className={`${cell} ${shared} tabular-nums @max-[560px]:text-right`}>
        {team.members}
        <span className="@min-[860px]:sr-only"> {team.members === 1 ? 'member' : 'members'}</span>
      </td>
      <td {...tableRoles.cell} className={`${cell} ${shared} @max-[560px]:col-span-3`}>
        <span title={meaning}>
          <Badge look={state}>{title}</Badge>
        </span>
      </td>
      {isHidden && (
        <td {...tableRoles.cell} colSpan={companyFigures.length} className={`${cell} ${wide}`}>
          <HeatMapCell metric="motivation" figure={row.motivation} period={period} group={group} isWide />
        </td>
      )}
      {!isHidden &&
        companyFigures.map(({ metric, label, team: key }) => (
          <td key={metric} {...tableRoles.cell} className={cell}>
            <span aria-hidden className="@min-[860px]:hidden pb-1 text-12 text-muted">
              {label}
            </span>
            <HeatMapCell metric={metric} figure={row[key]} period={period} group={group} />
          </td>
        ))}
    </tr>
  );
}
