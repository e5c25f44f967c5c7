'use client';

import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';
import { color } from 'chart.js/helpers';
import { useRef } from 'react';
import { Chart as Drawing } from 'react-chartjs-2';
import { ChartExplorer } from '#/components/charts/chart-explorer.tsx';
import { describeBar } from '#/components/charts/chart-point.ts';
import { chartScales } from '#/components/charts/chart-scales.ts';
import type { StackedBarChartModel } from '#/components/charts/stacked-bar-chart-model.ts';
import { useChartColours } from '#/components/charts/use-chart-colours.ts';

Chart.register(BarController, BarElement, LinearScale, CategoryScale);

/** Draws the model and decides nothing. Its own file, so that Chart.js loads only with a chart. */
export default function StackedBarChartCanvas({ model, locale }: { model: StackedBarChartModel; locale: string }) {
  const chart = useRef<Chart<'bar', (number | null)[]>>(undefined);
  const { muted, grid, surface, ...colours } = useChartColours([
    'muted',
    'grid',
    'surface',
    ...model.bands.map((band) => band.colour),
  ]);
  const colourOf: Partial<Record<string, string>> = colours;
  return (
    <ChartExplorer
      label={model.title}
      count={model.labels.length}
      chart={chart}
      pointAt={(at) => describeBar(model, at, locale)}
    >
      <Drawing
        key={surface}
        ref={chart}
        type="bar"
        aria-hidden
        data={{
          labels: model.labels.map((label) => label.date),
          datasets: model.bands.map((band) => ({
            label: band.name,
            data: band.values,
            backgroundColor: band.values.map((_, at) => paint(colourOf[band.colour], model.weak?.[at])),
            borderColor: surface,
            borderWidth: { top: 1.5, right: 0, bottom: 0, left: 0 },
            borderSkipped: false,
            maxBarThickness: 32,
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
          scales: chartScales({ ...model, yMin: 0, yMax: 100, locale, ink: muted, grid, zero: grid, isStacked: true }),
        }}
      />
    </ChartExplorer>
  );
}

/** Bars of few people are pale. */
function paint(colour: string | undefined, isWeak: boolean | undefined): string | undefined {
  return colour && isWeak ? color(colour).alpha(0.4).rgbString() : colour;
}
