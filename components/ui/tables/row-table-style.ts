const never = {
  table: '',
  head: '',
  body: '',
  row: '',
  cell: '',
  line: '',
  empty: '',
  lineLabel: 'hidden',
  firstCell: '',
  first: '',
  actionsCell: '',
  actions: 'flex-wrap justify-end',
} as const;

/**
 * The container width where a table turns into stacked rows. Two labelled lines are side by side, with the buttons in
 * the upper corner, or all are one line without labels, if the table is wide; up to 480 px, one is below the other.
 * Class names are written out, so that Tailwind finds them.
 */
export const stacking = {
  /** Stays a table everywhere: columns without room are left out, and the first one shows the most important. */
  never,
  /** Like that; in a narrow space, the buttons are in the upper corner and the text has the whole width. */
  corner: {
    ...never,
    table: '@max-[480px]:block @max-[480px]:border-line @max-[480px]:border-t',
    head: '@max-[480px]:sr-only',
    body: '@max-[480px]:block',
    row: '@max-[480px]:relative @max-[480px]:block @max-[480px]:border-line @max-[480px]:border-b @max-[480px]:last:border-b-0',
    cell: '@max-[480px]:block @max-[480px]:h-auto @max-[480px]:border-b-0 @max-[480px]:px-5 @max-[480px]:py-3',
    actionsCell: '@max-[480px]:absolute @max-[480px]:top-0 @max-[480px]:right-0',
  },
  /** Stays a table as well, without a header where only the first column has room. */
  alone: { ...never, table: '@max-[700px]:border-line @max-[700px]:border-t', head: '@max-[700px]:sr-only' },
  narrow: {
    table: '@max-[700px]:block',
    head: '@max-[700px]:sr-only',
    body: '@max-[700px]:block',
    row: '@max-[700px]:flex @max-[700px]:flex-col @max-[700px]:gap-1 @max-[700px]:border-line @max-[700px]:border-t @max-[700px]:px-5 @max-[700px]:py-4 @max-[700px]:@min-[480px]:grid @max-[700px]:@min-[480px]:grid-cols-2 @max-[700px]:@min-[480px]:gap-x-8',
    cell: '@max-[700px]:flex @max-[700px]:h-auto @max-[700px]:min-w-0 @max-[700px]:items-center @max-[700px]:gap-4 @max-[700px]:border-b-0 @max-[700px]:p-0!',
    line: '@max-[700px]:min-h-7 @max-[480px]:justify-between',
    empty: '@max-[700px]:hidden',
    lineLabel: '@min-[480px]:w-24 @min-[700px]:hidden',
    firstCell:
      '@max-[700px]:@min-[480px]:col-span-2 @max-[700px]:@min-[480px]:col-start-1 @max-[700px]:@min-[480px]:row-start-1 @max-[700px]:@min-[480px]:pr-40!',
    first: '@max-[700px]:text-16',
    actionsCell:
      '@max-[700px]:@min-[480px]:col-start-2 @max-[700px]:@min-[480px]:row-start-1 @max-[700px]:@min-[480px]:justify-end',
    actions: '@max-[480px]:-ml-2 @max-[480px]:has-[>.border:first-child]:ml-0 @min-[700px]:justify-end',
  },
  wide: {
    table: '@max-[960px]:block',
    head: '@max-[960px]:sr-only',
    body: '@max-[960px]:block',
    row: '@max-[960px]:flex @max-[960px]:flex-col @max-[960px]:gap-1 @max-[960px]:border-line @max-[960px]:border-t @max-[960px]:px-5 @max-[960px]:py-4 @max-[960px]:@min-[480px]:grid @max-[960px]:@min-[480px]:grid-cols-[auto_auto_auto_1fr_auto] @max-[960px]:@min-[480px]:gap-x-4 @max-[960px]:@min-[480px]:py-2.5',
    cell: '@max-[960px]:flex @max-[960px]:h-auto @max-[960px]:min-w-0 @max-[960px]:items-center @max-[960px]:gap-4 @max-[960px]:border-b-0 @max-[960px]:p-0!',
    line: '@max-[960px]:min-h-7 @max-[480px]:justify-between',
    empty: '@max-[960px]:hidden',
    lineLabel: '@min-[480px]:hidden',
    firstCell:
      '@max-[960px]:@min-[480px]:col-span-4 @max-[960px]:@min-[480px]:col-start-1 @max-[960px]:@min-[480px]:row-start-1',
    first: '@max-[960px]:text-16',
    actionsCell:
      '@max-[960px]:@min-[480px]:col-start-5 @max-[960px]:@min-[480px]:row-span-2 @max-[960px]:@min-[480px]:row-start-1 @max-[960px]:@min-[480px]:justify-end',
    actions: '@max-[480px]:-ml-2 @max-[480px]:has-[>.border:first-child]:ml-0 @min-[960px]:justify-end',
  },
} as const;

/** The least container width that shows a column. */
export const columnsFrom = {
  small: '@max-[520px]:hidden',
  medium: '@max-[700px]:hidden',
  wide: '@max-[900px]:hidden',
  widest: '@max-[1060px]:hidden',
} as const;

/** Shows a column of a table that never stacks on paper, whatever the container's width. */
export const printedColumn = 'print:table-cell!';

export type Stacking = (typeof stacking)[keyof typeof stacking];

/** A changed `display` removes these roles from the elements in some browsers. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
};
