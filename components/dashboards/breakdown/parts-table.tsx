'use client';

import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type Breakdown, type BreakdownPart, figuresOfWhole } from '#/components/dashboards/breakdown/breakdown.ts';
import { areTooFew, type CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import { PartCell } from '#/components/dashboards/heat-map/heat-map-cell.tsx';
import { MarkKeys } from '#/components/dashboards/heat-map/heat-map-legend.tsx';
import { tableRoles } from '#/components/dashboards/heat-map/heat-map-style.ts';
import { metricOrder as columns } from '#/lib/domain/metrics/constants.ts';
import { isParticipationLow } from '#/lib/domain/metrics/publication/participation.ts';
import { orderParts } from '#/lib/domain/metrics/scores/lowest-first.ts';

interface PartsTableProps {
  breakdown: Breakdown;
  /** Which days they are from, if last week is next to them; otherwise null. */
  caption: string | null;
  /** All of them together. */
  whole: { name: string; dashboard: CompanyDashboard };
  addressOf: (part: BreakdownPart) => string;
}

/** Shows results of departments or teams, lowest sentiment first, above their common results. */
export function PartsTable({ breakdown, caption, whole: { name, dashboard }, addressOf }: PartsTableProps) {
  const t = useTranslations('dashboards.breakdown');
  const results = useTranslations('figures.results');
  const { parts, kind, total, minimumGroupSize } = breakdown;
  const figures = figuresOfWhole(dashboard);
  const isEmpty = areTooFew([figures, ...parts].flatMap((one) => columns.map((metric) => one[metric])));
  const partFigures = parts.flatMap(({ participation, ...part }) =>
    columns.map((metric) => ({ ...part[metric], isLow: isParticipationLow(participation) })),
  );
  return (
    <section aria-label={t(`parts.${kind}`)} className="col-start-2 row-start-1 flex min-w-0 flex-col gap-2">
      <div className="max-h-80 overflow-y-auto print:max-h-none">
        <table {...tableRoles.table} className="@max-[320px]:block w-full table-fixed text-14">
          {caption && <caption className="@max-[320px]:block pb-1.5 text-left font-medium text-13">{caption}</caption>}
          <thead {...tableRoles.group} className="@max-[320px]:sticky @max-[320px]:top-0 @max-[320px]:block">
            <tr {...tableRoles.row} className={rowStyle}>
              <th {...tableRoles.head} scope="col" className={clsx(headStyle, '@max-[320px]:sr-only text-left')}>
                {t(`part.${kind}`)}
              </th>
              {columns.map((metric) => (
                <th
                  key={metric}
                  {...tableRoles.head}
                  scope="col"
                  aria-label={t(`metric.${metric}`)}
                  className={clsx(
                    headStyle,
                    'w-21 print:w-18! @max-[480px]:w-17 @max-[358px]:w-15 @max-[320px]:w-auto',
                  )}
                >
                  <Heading metric={metric} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...tableRoles.group} className="@max-[320px]:block">
            {orderParts(parts).map((part) => (
              <tr key={part.id} {...tableRoles.row} className={rowStyle}>
                <th {...tableRoles.rowHead} scope="row" className={clsx(nameStyle, 'h-9 font-normal')}>
                  <Link href={addressOf(part)} title={part.name} className="wrap-anywhere line-clamp-2 hover:underline">
                    {part.name}
                  </Link>
                </th>
                {!isEmpty && columns.every((metric) => part[metric].avg === null) ? (
                  <td
                    {...tableRoles.cell}
                    colSpan={columns.length}
                    className="@max-[320px]:col-span-3 text-12 text-muted"
                  >
                    <span className="flex items-center gap-1.5">
                      <Lock aria-hidden className="size-3.5 shrink-0" />
                      {breakdown.period.name === '1d' && part.members >= minimumGroupSize
                        ? results('hidden.title.yesterday', { kind: 'team' })
                        : t('tooFew', { minimum: minimumGroupSize })}
                    </span>
                  </td>
                ) : (
                  columns.map((metric) => (
                    <PartCell
                      key={metric}
                      metric={metric}
                      figure={part[metric]}
                      isEmpty={isEmpty}
                      isLow={part[metric].isPartial && isParticipationLow(part.participation)}
                    />
                  ))
                )}
              </tr>
            ))}
            <tr {...tableRoles.row} className={rowStyle}>
              <th
                {...tableRoles.rowHead}
                scope="row"
                className={clsx(nameStyle, 'h-10 border-line border-t font-semibold')}
              >
                <span className="wrap-anywhere line-clamp-2">{name}</span>
              </th>
              {columns.map((metric) => (
                <PartCell key={metric} metric={metric} figure={figures[metric]} isEmpty={isEmpty} isWhole />
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-muted empty:hidden">
        <MarkKeys figures={partFigures} />
      </ul>
      {isEmpty && <p className="text-12 text-muted">{t('resultNeeds', { minimum: minimumGroupSize })}</p>}
      {total > parts.length && <p className="text-12 text-muted">{t('more', { shown: parts.length, total })}</p>}
    </section>
  );
}

/** Shows a result's name, whole where the column is wide enough. */
function Heading({ metric }: { metric: (typeof columns)[number] }) {
  const t = useTranslations('dashboards.breakdown');
  if (metric !== 'productivity') return t(`short.${metric}`);
  return (
    <>
      <span className="@min-[480px]:hidden">{t('short.productivity')}</span>
      <span className="@max-[480px]:hidden">{t('metric.productivity')}</span>
    </>
  );
}

const headStyle = 'sticky top-0 bg-surface pb-1.5 font-normal text-12 text-muted';

/** In very narrow places, a name has a line of its own above its results. */
const rowStyle = '@max-[320px]:grid @max-[320px]:grid-cols-3 @max-[320px]:gap-x-1.5';
const nameStyle =
  'pr-2 text-left leading-4.5 @max-[320px]:col-span-3 @max-[320px]:h-auto @max-[320px]:pt-1.5 @max-[320px]:pb-0.5';
