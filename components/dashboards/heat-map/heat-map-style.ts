import type { KeyboardEvent } from 'react';

/** A cell of the table; in narrow places, each row is a card of three columns. */
export const cellStyle =
  'h-12 border-line border-b px-2 py-1 group-last/row:border-b-0 first:pl-5 last:pr-5 @max-[640px]:block @max-[640px]:h-auto @max-[640px]:border-0 @max-[640px]:p-0!';

/** Only visible if the table is wide enough for it. */
export const wideOnly = '@max-[760px]:hidden!';

/** Only visible if names and categories fit next to it. */
export const roomyOnly = '@max-[900px]:hidden!';

/** A row as a card: a name with what follows it, next to or below it, and a line of three results after the break. */
export const rowStyle =
  '@max-[640px]:flex @max-[640px]:flex-wrap @max-[640px]:gap-x-2 @max-[640px]:items-center @max-[640px]:justify-between @max-[640px]:border-line @max-[640px]:border-t @max-[640px]:px-5 @max-[640px]:py-2 @max-[640px]:after:order-1 @max-[640px]:after:basis-full';

/** In a row as a card: one of its three results, a line below them, and the notes that only a card has. */
export const cardStyle = {
  result: '@max-[640px]:order-2 @max-[640px]:grow @max-[640px]:basis-[30%]',
  line: '@max-[640px]:order-2 @max-[640px]:basis-full',
  notes: '@min-[640px]:hidden @max-[640px]:order-2 @max-[640px]:flex @max-[640px]:basis-full items-center gap-2 pt-1',
} as const;

/** A changed `display` removes these roles from the elements in some browsers. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const walks: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus from a team's name to the next or previous one with the arrow keys. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = walks[event.key];
  if (step === undefined) return;
  const { currentTarget: here } = event;
  const names = [...(here.closest('table')?.querySelectorAll<HTMLElement>('a[data-team]') ?? [])];
  const next = names[names.indexOf(here) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
