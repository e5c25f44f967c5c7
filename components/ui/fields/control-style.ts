/** The box of every control for typing or choosing. */
export const controlStyle =
  'w-full rounded-control border border-control-line bg-surface px-3 text-body text-ink text-ellipsis transition-colors hover:border-ink focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-bad aria-invalid:outline-bad disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted [&[readonly]]:border-line [&[readonly]]:bg-sunken';
