import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus from the name of a team to that of the next or the one before, with the arrow keys. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const { currentTarget: here } = event;
  const names = [...(here.closest('table')?.querySelectorAll<HTMLElement>('a[data-team]') ?? [])];
  const next = names[names.indexOf(here) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
