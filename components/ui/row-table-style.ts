/** Where a table turns into stacked rows, by the width of its place. The classes are written out to be found. */
export const stacking = {
  narrow: {
    table: '@max-[700px]:block',
    head: '@max-[700px]:sr-only',
    body: '@max-[700px]:block',
    row: '@max-[700px]:flex @max-[700px]:flex-col @max-[700px]:gap-1 @max-[700px]:border-line @max-[700px]:border-t @max-[700px]:px-5 @max-[700px]:py-4',
    cell: '@max-[700px]:flex @max-[700px]:h-auto @max-[700px]:min-w-0 @max-[700px]:items-center @max-[700px]:gap-4 @max-[700px]:border-b-0 @max-[700px]:p-0!',
    line: '@max-[700px]:min-h-7 @max-[480px]:justify-between',
    empty: '@max-[700px]:hidden',
    lineLabel: '@min-[480px]:w-36 @min-[700px]:hidden',
    first: '@max-[700px]:text-16',
    actions: '@max-[700px]:-ml-2 @min-[700px]:justify-end',
  },
  wide: {
    table: '@max-[960px]:block',
    head: '@max-[960px]:sr-only',
    body: '@max-[960px]:block',
    row: '@max-[960px]:flex @max-[960px]:flex-col @max-[960px]:gap-1 @max-[960px]:border-line @max-[960px]:border-t @max-[960px]:px-5 @max-[960px]:py-4',
    cell: '@max-[960px]:flex @max-[960px]:h-auto @max-[960px]:min-w-0 @max-[960px]:items-center @max-[960px]:gap-4 @max-[960px]:border-b-0 @max-[960px]:p-0!',
    line: '@max-[960px]:min-h-7 @max-[480px]:justify-between',
    empty: '@max-[960px]:hidden',
    lineLabel: '@min-[480px]:w-36 @min-[960px]:hidden',
    first: '@max-[960px]:text-16',
    actions: '@max-[960px]:-ml-2 @min-[960px]:justify-end',
  },
} as const;

export type Stacking = (typeof stacking)[keyof typeof stacking];
