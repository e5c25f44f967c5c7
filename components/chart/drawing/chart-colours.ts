/** The tokens that the drawing uses. */
export const chartColourNames = [
  'paper',
  'surface',
  'line',
  'control-line',
  'ink',
  'muted',
  'sunken',
  'accent',
  'accent-soft',
  'accent-text',
  'good',
  'good-soft',
  'neutral',
  'neutral-soft',
  'bad',
  'bad-soft',
  'info',
  'info-soft',
  'series-1',
  'series-2',
  'series-3',
  'series-4',
  'branch-1',
  'branch-2',
  'branch-3',
  'branch-4',
  'branch-1-soft',
  'branch-2-soft',
  'branch-3-soft',
  'branch-4-soft',
] as const;

export type ChartColours = Record<(typeof chartColourNames)[number], string>;

/** What painting needs in addition to the scene. */
export interface Brush {
  context: CanvasRenderingContext2D;
  colours: ChartColours;
  font: string;
  /** Screen pixels per page pixel. */
  ratio: number;
  /** A photo, once it has loaded. */
  photo: (address: string) => CanvasImageSource | null;
}

export interface Palette {
  /** The background of a title. */
  soft: string;
  title: string;
  /** The strip that distinguishes departments. */
  strong: string;
}

const steps = [1, 2, 3, 4] as const;

/** Returns the colours of a department's palette: four that repeat, and plain ones for nodes outside departments. */
export function paletteOf(colours: ChartColours, palette: number | null): Palette {
  const step = palette === null ? undefined : steps[palette % steps.length];
  if (!step) return { soft: colours['info-soft'], title: colours.info, strong: colours['control-line'] };
  return { soft: colours[`branch-${step}-soft`], title: colours[`branch-${step}`], strong: colours[`series-${step}`] };
}

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
