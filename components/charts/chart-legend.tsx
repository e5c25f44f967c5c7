import { clsx } from 'clsx';
import { ChartSwatch } from '#/components/charts/chart-swatch.tsx';
import type { ChartColour, LineSeries } from '#/components/charts/line-chart-model.ts';

export interface ChartLegendProps {
  entries: readonly { name: string; colour: ChartColour; style: LineSeries['style'] | 'area' }[];
  /** The legend is for narrow charts: with enough room, lines have their names at their ends. */
  onlyWhenNarrow?: boolean;
}

export function ChartLegend({ entries, onlyWhenNarrow }: ChartLegendProps) {
  return (
    <ul className={clsx('flex flex-wrap gap-x-4 gap-y-1 text-13', onlyWhenNarrow && '@min-[560px]:hidden')}>
      {entries.map((entry) => (
        <li key={entry.name} className="flex min-w-0 items-center gap-1.5">
          <ChartSwatch colour={entry.colour} style={entry.style} />
          <span className="wrap-anywhere min-w-0">{entry.name}</span>
        </li>
      ))}
    </ul>
  );
}
