const classes = [
  '[--soft:var(--color-branch-1-soft)] [--title:var(--color-branch-1)] [--strong:var(--color-series-1)]',
  '[--soft:var(--color-branch-2-soft)] [--title:var(--color-branch-2)] [--strong:var(--color-series-2)]',
  '[--soft:var(--color-branch-3-soft)] [--title:var(--color-branch-3)] [--strong:var(--color-series-3)]',
  '[--soft:var(--color-branch-4-soft)] [--title:var(--color-branch-4)] [--strong:var(--color-series-4)]',
] as const;

const plain = '[--soft:var(--color-info-soft)] [--title:var(--color-info)] [--strong:var(--color-control-line)]';

/** Returns a department's colours as `--soft`, `--title` and `--strong`; four that repeat, and a plain one. */
export function paletteClass(palette: number | null): string {
  return palette === null ? plain : (classes[palette % classes.length] ?? plain);
}
