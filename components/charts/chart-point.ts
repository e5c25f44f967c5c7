import { formatValue } from '#/components/charts/format-value.ts';
import type { ChartColour, LineChartModel, LineSeries } from '#/components/charts/line-chart-model.ts';
import type { StackedBarChartModel } from '#/components/charts/stacked-bar-chart-model.ts';

/** What one place on the axis says: the same words for the tooltip, the keyboard and the table. */
export interface ChartPointText {
  heading: string;
  rows: { name: string; value: string; colour: ChartColour; style: LineSeries['style'] | 'area'; note?: string }[];
}

/** The point of a line chart at the given place. */
export function describeLinePoint(model: LineChartModel, at: number, locale: string): ChartPointText {
  const rows = model.series.map((line) => {
    const row = {
      name: line.name,
      value: formatValue(line.values[at] ?? null, model.unit, locale),
      colour: line.colour,
      style: line.style,
    };
    const note = line.pointLabels?.[at];
    return note ? { ...row, note } : row;
  });
  return { heading: model.labels[at]?.fullLabel ?? '', rows };
}

/** The bar of a stacked bar chart at the given place, its bands from the top down. */
export function describeBar(model: StackedBarChartModel, at: number, locale: string): ChartPointText {
  const rows = model.bands.toReversed().map((band) => ({
    name: band.name,
    value: formatValue(band.values[at] ?? null, model.unit, locale),
    colour: band.colour,
    style: 'area' as const,
  }));
  return { heading: model.labels[at]?.fullLabel ?? '', rows };
}

/** The point as one line of speech. */
export function speakPoint({ heading, rows }: ChartPointText): string {
  return `${heading}: ${rows.map((row) => `${row.name} ${row.value}${row.note ? ` (${row.note})` : ''}`).join(', ')}`;
}
