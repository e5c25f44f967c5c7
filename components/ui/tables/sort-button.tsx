import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';

export interface RowOrder {
  /** The column that the rows are sorted by. */
  sort: string;
  direction: 'asc' | 'desc';
  onSort: (sort: string) => void;
}

/** Returns the sorting of a column, for a table's header. */
export function sortOf(order: RowOrder | undefined, sort: string | undefined) {
  if (!order || sort === undefined) return undefined;
  if (order.sort !== sort) return 'none' as const;
  return order.direction === 'asc' ? ('ascending' as const) : ('descending' as const);
}

/** Shows the name of a sortable column; another press reverses the order. Each sheet of paper repeats only the name. */
export function SortButton({ header, sort, order }: { header: string; sort: string; order: RowOrder }) {
  const isSorted = order.sort === sort;
  const Arrow = isSorted && order.direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={() => order.onSort(sort)}
      className={clsx(
        'group/sort -mx-1.5 inline-flex min-h-6 max-w-full items-center gap-1 rounded-mark px-1.5 font-medium hover:text-ink print:contents',
        isSorted && 'text-ink',
      )}
    >
      <span className="truncate">{header}</span>
      <Arrow
        aria-hidden
        className={clsx(
          'size-3.5 shrink-0',
          isSorted ? 'print:ml-1 print:inline' : 'opacity-0 group-hover/sort:opacity-60 print:hidden',
        )}
      />
    </button>
  );
}
