'use client';

import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { BreakdownPart } from '#/components/dashboards/breakdown/breakdown.ts';
import { figures } from '#/components/dashboards/figures.ts';
import { RealChange } from '#/components/dashboards/heat-map/heat-map-cell.tsx';
import {
  cardStyle,
  cellStyle,
  roomyOnly,
  rowStyle,
  tableRoles,
  wideOnly,
} from '#/components/dashboards/heat-map/heat-map-style.ts';
import { ParticipationCell } from '#/components/dashboards/heat-map/participation-cell.tsx';
import type { ShownMetric } from '#/lib/domain/dashboards/company/company.constants.ts';

export interface SummaryFigures extends Record<ShownMetric, BreakdownPart[ShownMetric]> {
  participation: number | null;
}

interface SummaryRowProps {
  name: string;
  /** Without it, the name isn't a link. */
  href?: string;
  /** Missing while they load. */
  figures: SummaryFigures | undefined;
  /** The company or department that all teams below belong to. */
  isWhole?: boolean;
}

/** Shows the common results of the teams below: a department's above its teams, or those of all teams. */
export function SummaryRow({ name, href, figures: rowFigures, isWhole = false }: SummaryRowProps) {
  const t = useTranslations('figures.results');
  const table = useTranslations('teams-overview.table');
  const isPublished = figures.some(
    ({ metric }) => rowFigures && (rowFigures[metric].avg !== null || rowFigures[metric].hiddenReason !== null),
  );
  const isBare = !rowFigures || (isWhole && figures.every(({ metric }) => rowFigures[metric].avg === null));
  const style = clsx(cellStyle, !isWhole && '@min-[640px]:h-8! bg-sunken');
  return (
    <tr
      {...tableRoles.row}
      className={clsx(
        'group/row',
        rowStyle,
        // Cards have no heading: while they scroll, this row names their results.
        isWhole ? '@max-[640px]:stays top-16 z-10 @max-[640px]:bg-surface' : '@max-[640px]:bg-sunken',
      )}
    >
      <th
        {...tableRoles.rowHead}
        scope="row"
        className={clsx(style, 'text-left @max-[640px]:basis-full', isWhole ? 'font-semibold' : 'font-medium text-13')}
      >
        {href ? (
          <Link href={href} prefetch={false} className="block truncate leading-6 hover:underline" title={name}>
            {name}
          </Link>
        ) : (
          <span className="block truncate leading-6">{name}</span>
        )}
        {rowFigures && rowFigures.participation !== null && (
          <span className="@min-[760px]:hidden! hidden font-normal text-12 text-muted print:block">
            {table('answered', { rate: rowFigures.participation })}
          </span>
        )}
      </th>
      <td {...tableRoles.cell} className={clsx(style, wideOnly)} />
      <td {...tableRoles.cell} className={clsx(style, '@max-[640px]:hidden!')} />
      <td {...tableRoles.cell} className={clsx(style, roomyOnly, 'text-right')}>
        {rowFigures && <ParticipationCell rate={rowFigures.participation} isHidden={isPublished} />}
      </td>
      {figures.map(({ metric }) => (
        <td
          key={metric}
          {...tableRoles.cell}
          className={clsx(style, cardStyle.result, isBare && '@max-[640px]:hidden!')}
        >
          {rowFigures && (
            <span className="flex items-center justify-between gap-1.5 px-2.5 tabular-nums @max-[640px]:px-0">
              <SummaryFigure metric={metric} figure={rowFigures[metric]} label={t(`metric.${metric}`)} />
            </span>
          )}
        </td>
      ))}
      <td {...tableRoles.cell} className={clsx(style, '@max-[640px]:hidden! print:hidden!')} />
    </tr>
  );
}

function SummaryFigure({
  metric,
  figure,
  label,
}: {
  metric: ShownMetric;
  figure: BreakdownPart[ShownMetric];
  label: string;
}) {
  if (figure.avg === null)
    return figure.hiddenReason === null ? (
      <span className="text-12 text-muted">–</span>
    ) : (
      <Lock aria-hidden className="size-3.5 text-muted" />
    );
  return (
    <>
      <span
        className={clsx(
          'flex flex-wrap items-baseline gap-x-1.5 font-semibold @max-[346px]:flex-col',
          figure.isPartial && 'text-muted',
        )}
      >
        <span aria-hidden className="@min-[640px]:hidden wrap-anywhere hyphens-auto font-normal text-12 text-muted">
          {label}
        </span>
        {figure.avg}
      </span>
      <span className="text-13">
        <RealChange metric={metric} figure={figure} />
      </span>
    </>
  );
}
