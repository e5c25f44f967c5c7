'use client';

import { BarController, BarElement, CategoryScale, Chart, LinearScale, type Plugin } from 'chart.js';
import { color } from 'chart.js/helpers';
import { useRef } from 'react';
import { Chart as Drawing } from 'react-chartjs-2';
import { ChartExplorer } from '#/components/charts/chart-explorer.tsx';
import { chartScales } from '#/components/charts/chart-scales.ts';
import { describeBar } from '#/components/charts/prepare-stacked-bar-chart.ts';
import { missedMarks, type StackedBarChartModel } from '#/components/charts/stacked-bar-chart-model.ts';
import { useChartColours, useIsPrinted } from '#/components/charts/use-chart-colours.ts';

/** Up to this many bars are wide. */
const FEW_BARS = 8;

Chart.register(BarController, BarElement, LinearScale, CategoryScale);

interface StackedBarCanvasProps {
  model: StackedBarChartModel;
  locale: string;
  height: 'last' | 'strip' | undefined;
}

/** Draws the model and decides nothing. In a separate file, so that Chart.js is only loaded with a chart. */
export default function StackedBarChartCanvas({ model, locale, height }: StackedBarCanvasProps) {
  const chart = useRef<Chart<'bar', (number | null)[]>>(undefined);
  const { muted, grid, surface, ...colours } = useChartColours([
    'muted',
    'grid',
    'surface',
    ...model.bands.map((band) => band.colour),
  ]);
  const colourOf: Partial<Record<string, string>> = colours;
  const isPrinted = useIsPrinted();
  const isStrip = height === 'strip';
  return (
    <ChartExplorer
      label={model.title}
      count={model.labels.length}
      chart={chart}
      height={height}
      pointAt={(at) => describeBar(model, at, locale)}
    >
      <Drawing
        key={`${surface} ${isPrinted} ${model.missed.join()}`}
        ref={chart}
        type="bar"
        aria-hidden
        plugins={[...(isStrip ? [] : [barShares]), missedMarks(model.missed, muted)]}
        data={{
          labels: model.labels.map((label) => label.date),
          datasets: model.bands.map((band, order) => ({
            label: band.name,
            data: isStrip ? stripHeights(band.values, (order + 1) / model.bands.length) : band.values,
            backgroundColor: band.values.map((_, at) => paint(colourOf[band.colour], model.weak?.[at])),
            borderColor: surface,
            borderWidth: { top: 1.5, right: 0, bottom: 0, left: 0 },
            borderSkipped: false,
            maxBarThickness: model.labels.length <= FEW_BARS ? 64 : 32,
            categoryPercentage: 0.8,
            barPercentage: 0.9,
          })),
        }}
        options={{
          animation: false,
          responsive: true,
          maintainAspectRatio: false,
          events: [],
          layout: { padding: { top: 8, right: 8 } },
          scales: shareScales({ model, locale, ink: muted, grid }, isStrip),
        }}
      />
    </ChartExplorer>
  );
}

/** Returns bars of one colour as a strip draws them: the better a feeling, the higher, so that not only colour tells. */
export const stripHeights = (values: readonly (number | null)[], part: number) =>
  values.map((value) => value && Math.round(value * part));

/** Returns the axes of shares; a strip of days has no axis for their height. */
export function shareScales(
  { model, ...look }: Pick<StackedBarCanvasProps, 'model' | 'locale'> & { ink: string; grid: string },
  isStrip: boolean,
) {
  const { x, y } = chartScales({ ...model, ...look, yMin: 0, yMax: 100, zero: look.grid, isStacked: true });
  return { x, y: { ...y, display: !isStrip } };
}

/** Returns the colour of a bar, pale if it is of few people. */
function paint(colour: string | undefined, isWeak: boolean | undefined): string | undefined {
  return colour && isWeak ? color(colour).alpha(0.4).rgbString() : colour;
}

/** The least height of a part with its share, and how much wider than its text it is, in pixels. */
const least = { height: 15, around: 2 };
const inks = { dark: '#211d19', light: '#ffffff' } as const;

/** Writes each share into its part of the bar if there is room. */
const barShares: Plugin<'bar'> = {
  id: 'barShares',
  afterDatasetsDraw(chart) {
    const { ctx, data } = chart;
    ctx.save();
    ctx.font = `500 12px ${getComputedStyle(document.body).fontFamily}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    for (const [order, { data: shares, backgroundColor }] of data.datasets.entries()) {
      for (const [at, bar] of chart.getDatasetMeta(order).data.entries()) {
        const share = shares[at];
        const fill = Array.isArray(backgroundColor) ? backgroundColor[at] : backgroundColor;
        const { x, y, base, width } = (bar as BarElement).getProps(['x', 'y', 'base', 'width'], true);
        if (typeof share !== 'number' || typeof fill !== 'string' || x === null || y === null) continue;
        if (isPale(fill)) continue;
        // All digits count as equally wide: neighbours have their labels, or none has.
        const label = `${Math.round(share)}%`;
        const room = { width, height: Math.abs(base - y) };
        if (!fitsShare(share, ctx.measureText(label.replaceAll(/\d/g, '0')).width, room)) continue;
        ctx.fillStyle = readableOn(fill);
        ctx.fillText(label, x, (base + y) / 2);
      }
    }
    ctx.restore();
  },
};

/** Returns whether a part of a bar has its share written into it: if the text fits, and if there are other parts. */
export function fitsShare(share: number, text: number, { width, height }: { width: number; height: number }): boolean {
  return Math.round(share) < 100 && width >= text + least.around && height >= least.height;
}

/** Returns whether a bar is pale because it is of few people; then it has no labels. */
function isPale(fill: string): boolean {
  return color(fill).rgb.a < 1;
}

/** Luminances of the two inks, each with the 0.05 that WCAG 2.2 adds. */
const WHITE = 1.05;
const INK = 0.0625;

/** Returns which ink is more readable on a colour. */
export function readableOn(fill: string): string {
  const { r, g, b } = color(fill).rgb;
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return WHITE / (luminance + 0.05) >= (luminance + 0.05) / INK ? inks.light : inks.dark;
}
