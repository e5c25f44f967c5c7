'use client';

import { clsx } from 'clsx';
import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { RowCheckbox } from '#/components/ui/fields/row-checkbox.tsx';
import {
  columnsFrom,
  printedColumn,
  tableRoles as roles,
  type Stacking,
  stacking,
} from '#/components/ui/tables/row-table-style.ts';
import { type RowOrder, SortButton, sortOf } from '#/components/ui/tables/sort-button.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';

export interface RowColumn<Row> {
  /** What follows a line break wraps; otherwise it stays in one line. */
  header: string;
  /** Its header if the columns that need a medium width are left out. */
  narrowHeader?: string;
  cell: (row: Row) => ReactNode;
  /** A width class while the rows are a table. */
  width?: string;
  align?: 'right';
  /** Whether it takes the whole line of a stacked row, without its header: buttons. */
  isActions?: boolean;
  /** Its name in the order of rows. */
  sort?: string;
  /** Left out in narrower containers; for tables that never stack. */
  from?: keyof typeof columnsFrom;
  /** Whether paper has it although it's narrower: without the buttons, there is room. */
  isPrinted?: boolean;
}

export interface RowTableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  /** The first one names the row; give it a link if rows have a page. */
  columns: readonly RowColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The page that a click on the row opens; null for rows without one. */
  rowHref?: (row: Row) => string | null;
  /** The action of a click on a row without a link; give the first column a button with the same action. */
  onOpen?: (row: Row) => void;
  /** Whether it has so many columns that it needs 960 px to be a table, not 700. */
  isWide?: boolean;
  /** Leaves columns out instead of stacking; 'corner' gives the text the whole width, below the buttons. */
  neverStacks?: boolean | 'corner';
  /** Whether a row has less to say, and is lower. */
  isLow?: (row: Row) => boolean;
  order?: RowOrder;
  /** Rows are selected with the checkboxes before them. */
  choice?: RowChoice<Row>;
}

export interface RowChoice<Row> {
  allLabel: string;
  labelOf: (row: Row) => string;
  /** The keys of the selected rows. */
  chosen: ReadonlySet<string>;
  onToggle: (row: Row) => void;
  onToggleAll: () => void;
}

const headStyle =
  'stays top-16 z-10 border-line border-y bg-sunken px-4 py-2.5 font-medium text-13 text-muted first:pl-5 last:pr-5';

/** Shows a table whose header stays visible; in narrow containers, each row is a stack of labelled lines instead. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { label, columns, rows, rowKey, rowHref, onOpen, isWide, neverStacks, isLow, order, choice } = props;
  const router = useRouter();
  const documented = useDocumented();
  const [, ...others] = columns;
  // In a narrow space, a table whose rows have one column has no header: it names itself.
  const isAlone = others.every(({ from }) => from !== undefined && from !== 'small');
  const never = neverStacks === 'corner' ? 'corner' : isAlone ? 'alone' : 'never';
  const style: Stacking = stacking[neverStacks ? never : isWide ? 'wide' : 'narrow'];
  const chosenHere = choice ? rows.filter((row) => choice.chosen.has(rowKey(row))).length : 0;
  const open = (event: MouseEvent<HTMLElement>, row: Row, href: string | null) => {
    // Clicks in a dialog that a row has opened also bubble through here.
    const isInRow = event.target instanceof Element && event.currentTarget.contains(event.target);
    const isControl = isInRow && (event.target as Element).closest('a, button, input, label');
    if (isInRow && !isControl && !getSelection()?.toString()) {
      if (href !== null) router.push(href);
      else onOpen?.(row);
    }
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
            {choice && (
              <th {...roles.head} scope="col" className={clsx(headStyle, 'w-13 print:hidden')}>
                <RowCheckbox
                  label={choice.allLabel}
                  isChecked={rows.length > 0 && chosenHere === rows.length}
                  isPartly={chosenHere > 0}
                  onToggle={choice.onToggleAll}
                />
              </th>
            )}
            {columns.map(({ header, narrowHeader, width, align, sort, from, isPrinted, isActions }) => (
              <th
                key={header}
                {...roles.head}
                scope="col"
                title={header.includes('\n') ? header : undefined}
                aria-sort={sortOf(order, sort)}
                className={clsx(
                  headStyle,
                  header.includes('\n') ? 'whitespace-pre-line' : 'truncate',
                  align === 'right' && 'text-right',
                  width,
                  from && columnsFrom[from],
                  isPrinted && printedColumn,
                  isActions && 'print:hidden',
                )}
              >
                {order && sort !== undefined ? (
                  <SortButton header={documented(header)} sort={sort} order={order} />
                ) : narrowHeader ? (
                  <>
                    <span className={columnsFrom.medium}>{documented(header)}</span>
                    <span className="@min-[700px]:hidden">{documented(narrowHeader)}</span>
                  </>
                ) : (
                  documented(header)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} className={style.body}>
          {rows.map((row) => {
            const href = rowHref?.(row) ?? null;
            const leads = href !== null || onOpen !== undefined;
            return (
              <tr
                key={rowKey(row)}
                {...roles.row}
                onClick={leads ? (event) => open(event, row, href) : undefined}
                className={clsx(
                  'group/row',
                  style.row,
                  leads && 'cursor-pointer transition-colors',
                  choice?.chosen.has(rowKey(row))
                    ? 'bg-accent-soft [&_[data-initials]]:bg-surface'
                    : leads && 'hover:bg-hover',
                )}
              >
                {choice && (
                  <td
                    {...roles.cell}
                    className="border-line border-b py-1.5 pr-0 pl-5 group-last/row:border-b-0 print:hidden"
                  >
                    <RowCheckbox
                      label={choice.labelOf(row)}
                      isChecked={choice.chosen.has(rowKey(row))}
                      onToggle={() => choice.onToggle(row)}
                    />
                  </td>
                )}
                {columns.map((column, index) => (
                  <Cell
                    key={column.header}
                    column={column}
                    isFirst={index === 0}
                    isLow={isLow?.(row) ?? false}
                    style={style}
                  >
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
  column: Pick<RowColumn<never>, 'header' | 'align' | 'isActions' | 'from' | 'isPrinted'>;
  isFirst: boolean;
  isLow: boolean;
  style: Stacking;
  children: ReactNode;
}

function Cell({ column: { header, align, isActions, from, isPrinted }, isFirst, isLow, style, children }: CellProps) {
  const documented = useDocumented();
  const isEmpty = children === null || children === undefined || children === '';
  const isLine = !isFirst && !isActions;
  return (
    <td
      {...roles.cell}
      className={clsx(
        'border-line border-b px-4 first:pl-5 last:pr-5 group-last/row:border-b-0',
        isLow ? 'h-11 py-1' : 'h-13 py-1.5',
        style.cell,
        isLine && style.line,
        isFirst && 'relative',
        isFirst && style.firstCell,
        isActions && style.actionsCell,
        isActions && 'print:hidden',
        isEmpty && !isFirst && style.empty,
        align === 'right' && 'text-right',
        from && columnsFrom[from],
        isPrinted && printedColumn,
      )}
    >
      {isLine && (
        <span aria-hidden className={clsx('shrink-0 text-left text-13 text-muted', style.lineLabel)}>
          {documented(header)}
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
