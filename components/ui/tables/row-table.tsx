'use client';

import { clsx } from 'clsx';
import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { type Stacking, stacking } from '#/components/ui/tables/row-table-style.ts';

export interface RowColumn<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** A width class while the rows are a table. */
  width?: string;
  align?: 'right';
  /** Takes the whole line of a stacked row, without its header: buttons. */
  isActions?: boolean;
}

export interface RowTableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  /** The first one names the row; give it a link when rows lead somewhere. */
  columns: readonly RowColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a click on the row leads; null for rows that lead nowhere. */
  rowHref?: (row: Row) => string | null;
  /** Has so many columns that it needs 960 px to be a table, not 700. */
  isWide?: boolean;
}

/** A changed `display` takes these from the elements in some browsers. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
};

/** A table whose head stays in sight; where its place is narrow, each row is a stack of labelled lines instead. */
export function RowTable<Row>({ label, columns, rows, rowKey, rowHref, isWide }: RowTableProps<Row>) {
  const router = useRouter();
  const style = stacking[isWide ? 'wide' : 'narrow'];
  const open = (event: MouseEvent<HTMLElement>, href: string) => {
    // Clicks in a dialog that a row has opened bubble through here as well.
    const isInRow = event.target instanceof Element && event.currentTarget.contains(event.target);
    const isControl = isInRow && (event.target as Element).closest('a, button, input, label');
    if (isInRow && !isControl && !getSelection()?.toString()) router.push(href);
  };
  return (
    <div className="@container min-w-0 overflow-clip last:rounded-b-card">
      <table
        {...roles.table}
        aria-label={label}
        className={clsx('w-full table-fixed border-separate border-spacing-0 text-left text-14', style.table)}
      >
        <thead {...roles.group} className={style.head}>
          <tr {...roles.row}>
            {columns.map(({ header, width, align }) => (
              <th
                key={header}
                {...roles.head}
                scope="col"
                className={clsx(
                  'sticky top-16 z-10 truncate border-line border-y bg-sunken px-4 py-2.5 font-medium text-13 text-muted first:pl-5 last:pr-5',
                  align === 'right' && 'text-right',
                  width,
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} className={style.body}>
          {rows.map((row) => {
            const href = rowHref?.(row) ?? null;
            return (
              <tr
                key={rowKey(row)}
                {...roles.row}
                onClick={href === null ? undefined : (event) => open(event, href)}
                className={clsx(
                  'group/row',
                  style.row,
                  href !== null && 'cursor-pointer transition-colors hover:bg-hover',
                )}
              >
                {columns.map((column, index) => (
                  <Cell key={column.header} column={column} isFirst={index === 0} style={style}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  column: Pick<RowColumn<never>, 'header' | 'align' | 'isActions'>;
  isFirst: boolean;
  style: Stacking;
  children: ReactNode;
}

function Cell({ column: { header, align, isActions }, isFirst, style, children }: CellProps) {
  const isEmpty = children === null || children === undefined || children === '';
  const isLine = !isFirst && !isActions;
  return (
    <td
      {...roles.cell}
      className={clsx(
        'h-13 border-line border-b px-4 py-1.5 first:pl-5 last:pr-5 group-last/row:border-b-0',
        style.cell,
        isLine && style.line,
        isFirst && style.firstCell,
        isActions && style.actionsCell,
        isEmpty && !isFirst && style.empty,
        align === 'right' && 'text-right',
      )}
    >
      {isLine && (
        <span aria-hidden className={clsx('shrink-0 text-left text-13 text-muted', style.lineLabel)}>
          {header}
        </span>
      )}
      <div
        className={clsx(
          'min-w-0',
          isFirst && 'font-medium',
          isFirst && style.first,
          isActions ? clsx('flex items-center gap-1', style.actions) : 'truncate',
        )}
      >
        {isEmpty && !isActions ? <span className="text-muted">–</span> : children}
      </div>
    </td>
  );
}
