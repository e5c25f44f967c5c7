import { clsx } from 'clsx';
import { ChartSwatch } from '#/components/charts/chart-swatch.tsx';
import type { ChartColour, LineSeries } from '#/components/charts/line-chart-model.ts';

export interface ChartLegendProps {
  entries: readonly { name: string; colour: ChartColour; style: LineSeries['style'] | 'area' }[];
  /** What flags mean; missing without any. */
  flagName?: string | undefined;
  /** The names of lines are for narrow charts: with enough room, they are at the ends of the lines. */
  onlyWhenNarrow?: boolean;
}

export function ChartLegend({ entries, flagName, onlyWhenNarrow }: ChartLegendProps) {
  if (entries.length === 0 && !flagName) return null;
  const wide = onlyWhenNarrow && '@min-[560px]:hidden';
  const style = 'flex min-w-0 items-center gap-1.5';
  return (
    <ul className={clsx('flex flex-wrap gap-x-4 gap-y-1 text-13', !flagName && wide)}>
      {entries.map((entry) => (
        <li key={entry.name} className={clsx(style, wide)}>
          <ChartSwatch colour={entry.colour} style={entry.style} />
          <span className="wrap-anywhere min-w-0">{entry.name}</span>
        </li>
      ))}
      {flagName && (
        <li className={style}>
          <svg viewBox="0 0 12 12" aria-hidden className="size-3 shrink-0">
            <path d="M2 12V0L12 4L2 8" fill="var(--color-accent-text)" stroke="var(--color-accent-text)" />
          </svg>
          <span className="wrap-anywhere min-w-0">{flagName}</span>
        </li>
      )}
    </ul>
  );
}
