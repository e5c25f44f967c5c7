'use client';

import { clsx } from 'clsx';
import { ChartLine, Download, Flag, Table2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { chartCsv } from '#/components/charts/chart-csv.ts';
import type { ChartPointText } from '#/components/charts/chart-point.ts';
import { describeSampleOf } from '#/components/charts/chart-samples.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { saveFile } from '#/components/ui/download-file.ts';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#/components/ui/tables/table.tsx';
import { csvFileName } from '#/lib/platform/csv-line.ts';

export interface ChartFrameProps {
  title: string;
  /** Whose figures of which days, for the name of the file. */
  scope?: string | undefined;
  description?: ReactNode;
  summary: string;
  legend: ReactNode;
  /** Every point of the chart; only asked for when the table is opened or saved. */
  points: () => ChartPointText[];
  /** Shown instead of chart and table. */
  empty?: ReactNode;
  /** Whether it takes the height of a card that stands beside a taller one. */
  grows?: boolean;
  /** One of several in a card. */
  isRow?: boolean;
  children: ReactNode;
}

/** Title, legend, and the way between the drawing, its figures and a file of them. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    scope = '',
    description,
    summary,
    legend,
    points,
    empty,
    grows = false,
    isRow = false,
    children,
  } = props;
  const t = useTranslations('charts.frame');
  const words = useTranslations('charts.points');
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  const save = () =>
    saveFile(new Blob([chartCsv(points(), words)], { type: 'text/csv;charset=utf-8' }), csvFileName(title, scope));
  return (
    <figure
      aria-labelledby={titleId}
      className={clsx('@container flex min-w-0 flex-col', isRow ? 'gap-1' : 'gap-4', grows && 'grow')}
    >
      <div className="flex items-start justify-between gap-4">
        <figcaption className="min-w-0">
          {/* A row of a card stands beside a figure whose heading says the same. */}
          {isRow ? (
            <span id={titleId} className="sr-only">
              {title}
            </span>
          ) : (
            <h3 id={titleId} className="wrap-anywhere text-16">
              {title}
            </h3>
          )}
        </figcaption>
        {!empty && (
          <div className="-mt-1 -mr-2 flex shrink-0 items-center">
            <Button
              variant="quiet"
              size="small"
              className="text-muted"
              icon={isTable ? <ChartLine aria-hidden /> : <Table2 aria-hidden />}
              onClick={() => setTable(!isTable)}
            >
              {/* Beside a long title on a phone the icon has to do. */}
              <span className="@max-[22rem]:sr-only">{t(isTable ? 'chart' : 'table')}</span>
            </Button>
            <IconButton size="small" label={t('download', { title })} icon={<Download aria-hidden />} onClick={save} />
          </div>
        )}
      </div>
      {description && <p className="wrap-anywhere -mt-3.5 text-13 text-muted">{description}</p>}
      {empty ??
        (isTable ? (
          <ChartTable label={title} points={points()} />
        ) : (
          <>
            {legend}
            <p className="sr-only">{summary}</p>
            {children}
          </>
        ))}
    </figure>
  );
}

/** On a phone words may wrap, so that three columns fit. */
const narrow = '@max-[30rem]:px-2.5 @max-[30rem]:whitespace-normal';
/** What a line is about stays while its figures scroll by. */
const first = clsx(narrow, 'sticky left-0 z-10 bg-surface @max-[30rem]:min-w-28');

/** The figures of a chart: days newest first, names in their own order. */
function ChartTable({ label, points }: { label: string; points: readonly ChartPointText[] }) {
  const t = useTranslations('charts.frame');
  const hasDates = points.some(({ date }) => date !== undefined);
  return (
    <Table label={label} scrollClassName="max-h-65 border border-line">
      <TableHead>
        <tr>
          <TableHeaderCell className={clsx(narrow, 'left-0 z-20')}>{t(hasDates ? 'date' : 'name')}</TableHeaderCell>
          {points[0]?.rows.map((row) => (
            <TableHeaderCell key={row.name} align="right" className={narrow}>
              {row.name}
            </TableHeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {(hasDates ? points.toReversed() : points).map((point) => (
          <TableRow key={point.heading}>
            <TableCell dense className={clsx('whitespace-nowrap', first)}>
              {point.heading}
              {point.events?.map((event) => (
                <span key={event} className="flex max-w-60 items-start gap-1.5 whitespace-normal text-12 text-muted">
                  <Flag aria-hidden className="mt-0.5 size-3 shrink-0 text-accent-text" />
                  {event}
                </span>
              ))}
            </TableCell>
            <Figures rows={point.rows} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The figures of a line, or once for all why there is none. */
function Figures({ rows }: Pick<ChartPointText, 'rows'>) {
  const t = useTranslations('charts.points');
  const [only] = rows;
  if (only && rows.length > 1 && rows.every(({ record, value }) => record === null && value === only.value)) {
    return (
      <TableCell dense align="right" colSpan={rows.length} className={clsx(narrow, 'text-muted')}>
        {only.value}
      </TableCell>
    );
  }
  return rows.map((row) => (
    <TableCell
      key={row.name}
      dense
      align="right"
      className={clsx('whitespace-nowrap tabular-nums', narrow, row.record === null && 'text-muted')}
    >
      {row.value}
      {row.sample && (
        <span className="block text-12 text-muted @min-[30rem]:ml-2 @min-[30rem]:inline">
          {describeSampleOf(row.sample, t)}
        </span>
      )}
    </TableCell>
  ));
}
