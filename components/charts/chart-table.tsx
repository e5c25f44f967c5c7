'use client';

import { clsx } from 'clsx';
import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { type ChartPointText, describeSampleOf } from '#/components/charts/chart-point.ts';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#/components/ui/tables/table.tsx';

/** Words may wrap on a phone, so that three columns fit. */
const narrow = '@max-[30rem]:px-2.5 @max-[30rem]:whitespace-normal';
/** The first column stays visible while the values scroll. */
const first = clsx(narrow, 'sticky left-0 z-10 bg-surface @max-[30rem]:min-w-28');

/** Shows the values of a chart: days newest first, names in their own order. */
export function ChartTable({ label, points }: { label: string; points: readonly ChartPointText[] }) {
  const t = useTranslations('charts.frame');
  const words = useTranslations('charts.points');
  const hasDates = points.some(({ date }) => date !== undefined);
  // What opened it may be gone, and with it the focus.
  const keepFocus = useCallback((table: HTMLTableElement | null) => {
    if (document.activeElement === document.body) table?.closest('section')?.focus();
  }, []);
  return (
    // Days have no end, but names are all read.
    <Table
      ref={keepFocus}
      label={label}
      scrollClassName={clsx(hasDates ? 'max-h-65' : 'max-h-160', 'border border-line')}
    >
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
              {point.sample && (
                <span className="block text-12 text-muted">{describeSampleOf(point.sample, words)}</span>
              )}
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

/** Shows the values of a row, or a single cell that says why there are none. */
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
