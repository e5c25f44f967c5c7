import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ChartPointText, describeSampleOf } from '#/components/charts/chart-point.ts';
import { moveBeside } from '#/components/charts/chart-scales.ts';
import { ChartSwatch } from '#/components/charts/chart-swatch.tsx';

export interface ChartTooltipProps {
  point: ChartPointText;
  /** The distance of the point from the left edge, in pixels. */
  x: number;
  /** Shown on the side of the line that has more room. */
  isPastMiddle: boolean;
}

/** Shows a thin line at the point and a card with its words, above the charts below. */
export function ChartTooltip({ point, x, isPastMiddle }: ChartTooltipProps) {
  const t = useTranslations('charts.points');
  return (
    <div aria-hidden className="pointer-events-none absolute inset-y-0 left-0 z-10" style={{ translate: `${x}px` }}>
      <span className="absolute top-1 bottom-7 w-px bg-control-line" />
      <div
        ref={(card) => moveBeside(card, isPastMiddle)}
        className="absolute top-0 flex w-max max-w-[min(15rem,calc(100vw-1rem))] flex-col gap-1.5 rounded-control border border-line bg-raised px-3 py-2 text-13 shadow-floating"
      >
        <span className="font-medium">{point.heading}</span>
        {point.sample && <span className="-mt-1.5 text-12 text-muted">{describeSampleOf(point.sample, t)}</span>}
        {point.rows.map((row) => (
          <span key={row.name} className="flex flex-col">
            <span className="flex items-center gap-2">
              <ChartSwatch colour={row.colour} style={row.style} />
              <span className="flex-1 text-muted">{row.name}</span>
              <span className="pl-3 font-medium tabular-nums">{row.value}</span>
            </span>
            {row.sample && <span className="pl-6 text-12 text-muted">{describeSampleOf(row.sample, t)}</span>}
            {row.note && <span className="pl-6 text-12 text-muted">{row.note}</span>}
          </span>
        ))}
        {point.events?.map((event) => (
          <span key={event} className="wrap-anywhere flex items-start gap-2 text-12">
            <Flag className="mt-0.5 size-3.5 shrink-0 text-accent-text" />
            {event}
          </span>
        ))}
      </div>
    </div>
  );
}
