'use client';

import { clsx } from 'clsx';
import type { FocusEvent, MouseEvent } from 'react';
import type { TeamStep } from '#/components/actions/actions.ts';
import {
  hidesAllAlike,
  type OverviewTeam,
  type TeamsOverview,
  type TeamViewer,
  teamGroup,
} from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { type CompanyFilters, changeFilters, companyAddress } from '#/components/dashboards/company/company-filters.ts';
import { HeatMapCell, HiddenFigures } from '#/components/dashboards/heat-map/heat-map-cell.tsx';
import {
  cardStyle,
  cellStyle,
  roomyOnly,
  rowStyle,
  tableRoles,
  walkRows,
  wideOnly,
} from '#/components/dashboards/heat-map/heat-map-style.ts';
import { ParticipationCell } from '#/components/dashboards/heat-map/participation-cell.tsx';
import {
  SecondLines,
  type SecondLinesProps,
  TeamLine,
  TeamState,
} from '#/components/dashboards/heat-map/team-line.tsx';
import { TeamRibbon } from '#/components/dashboards/heat-map/team-ribbon.tsx';
import { RowMessage } from '#/components/dashboards/message-leader.tsx';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import type { Judged } from '#/lib/domain/metrics/changes/highlights.ts';

interface HeatMapRowProps {
  row: OverviewTeam;
  filters: CompanyFilters;
  period: TeamsOverview['period'];
  viewer: TeamViewer;
  highlight: Judged<number> | null;
  /** The steps that it tries; undefined while they load. */
  steps: readonly TeamStep[] | undefined;
  /** The score that was low last week, or is far below the company's. */
  notes: Pick<SecondLinesProps, 'low' | 'far'>;
  /** Whether to name its department. */
  isAlone: boolean;
  /** Whether no team has a result, and the table says why. */
  isEmpty: boolean;
  isShown: boolean;
  /** Called when the pointer or the focus enters or leaves. */
  onShow: (team: number | null) => void;
  onOpen: () => void;
}

/** Shows one team: its name, its category, how many people answer, and its three results. */
export function HeatMapRow(props: HeatMapRowProps) {
  const { row, filters, period, viewer, highlight, steps, notes, isAlone, isEmpty, isShown, onShow, onOpen } = props;
  const { team, participation } = row;
  const group = teamGroup(row, viewer, useFigureReader(viewer.locale));
  // A team that is too small has a reason of its own.
  const isHidden = hidesAllAlike(row) && !(isEmpty && row.motivation.hiddenReason === 'not_enough_answers');
  const needsLook = highlight?.kind === 'attention';
  const second = { row, highlight, ...notes, steps: needsLook ? steps : undefined, locale: viewer.locale };
  const message = { team, highlight, during: group.t(`during.${period.name}`) };
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  const open = (event: MouseEvent<HTMLElement>) => {
    const isControl = event.target instanceof Element && event.target.closest('a, button');
    if (!isControl && !getSelection()?.toString()) onOpen();
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onShow(null);
  };
  return (
    <tr
      {...tableRoles.row}
      onClick={open}
      onPointerEnter={() => onShow(team.id)}
      onPointerLeave={() => onShow(null)}
      onFocus={() => onShow(team.id)}
      onBlur={leave}
      className={clsx(
        'group/row cursor-pointer transition-colors',
        rowStyle,
        isShown && 'bg-accent-soft first:[&>td]:shadow-[inset_3px_0_var(--color-accent)]',
      )}
    >
      <td {...tableRoles.cell} className={cellStyle}>
        <a
          href={companyAddress(changeFilters(filters, { team: team.id }))}
          data-team={team.id}
          onClick={follow}
          onKeyDown={walkRows}
          className="wrap-anywhere line-clamp-2 w-fit max-w-full rounded-mark font-medium leading-6 hover:underline"
          title={team.name}
        >
          {team.name}
        </a>
        <TeamLine row={row} isAlone={isAlone} />
        <TeamRibbon row={row} period={period} steps={steps ?? []} locale={viewer.locale} />
      </td>
      <td {...tableRoles.cell} className={clsx(cellStyle, wideOnly, 'text-right tabular-nums leading-6')}>
        {team.members}
      </td>
      <td {...tableRoles.cell} className={clsx(cellStyle, '@max-[640px]:max-w-full')}>
        <TeamState row={row} highlight={highlight} low={notes.low} group={group} period={period.name} />
        <SecondLines {...second} isNarrow className="@max-[640px]:hidden" />
      </td>
      <td {...tableRoles.cell} className={clsx(cellStyle, roomyOnly, 'text-right leading-6')}>
        <ParticipationCell rate={participation.rate} isHidden={participation.hiddenReason !== null} />
      </td>
      {isHidden && (
        <td {...tableRoles.cell} colSpan={companyFigures.length} className={clsx(cellStyle, cardStyle.line)}>
          <HiddenFigures figure={row.motivation} group={group} period={period.name} />
        </td>
      )}
      {!isHidden &&
        companyFigures.map(({ metric, team: key }) => (
          <td
            key={metric}
            {...tableRoles.cell}
            className={clsx(cellStyle, cardStyle.result, isEmpty && '@max-[640px]:hidden!')}
          >
            <HeatMapCell
              metric={metric}
              figure={row[key]}
              participation={participation.rate}
              period={period.name}
              group={group}
              isEmpty={isEmpty}
            />
          </td>
        ))}
      {(needsLook || row.lastWeek || notes.low) && (
        <td {...tableRoles.cell} className={cardStyle.notes}>
          <SecondLines {...second} className="min-w-0" />
          {needsLook && <RowMessage {...message} className="ml-auto shrink-0" />}
        </td>
      )}
      <td {...tableRoles.cell} className={clsx(cellStyle, 'px-0! @max-[640px]:hidden! print:hidden!')}>
        <RowMessage {...message} />
      </td>
    </tr>
  );
}
