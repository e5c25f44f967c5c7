import type { ChartColour, LineSeries } from '#/components/charts/line-chart-model.ts';

/** Shows a short sample of a line or area, drawn as the chart draws it. */
export function ChartSwatch({ colour, style }: { colour: ChartColour; style: LineSeries['style'] | 'area' }) {
  const stroke = `var(--color-${colour})`;
  return (
    <svg viewBox="0 0 16 10" aria-hidden className="h-2.5 w-4 shrink-0">
      {style === 'area' && <rect width="12" height="10" x="2" rx="3" fill={stroke} />}
      {style === 'dots' && <circle cx="8" cy="5" r="3" fill={stroke} />}
      {style === 'specks' && <circle cx="8" cy="5" r="2" fill={stroke} opacity="0.4" />}
      {(style === 'solid' || style === 'dashed') && (
        <path d="M1 5H15" stroke={stroke} strokeWidth="2" strokeDasharray={style === 'dashed' ? '4 3' : undefined} />
      )}
    </svg>
  );
}
