'use client';

import {
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  type Plugin,
  PointElement,
  type ScriptableLineSegmentContext,
} from 'chart.js';
import { color } from 'chart.js/helpers';
import { useRef, useState } from 'react';
import { Chart as Drawing } from 'react-chartjs-2';
import { ChartExplorer } from '#/components/charts/chart-explorer.tsx';
import { describeLinePoint } from '#/components/charts/chart-point.ts';
import { chartScales } from '#/components/charts/chart-scales.ts';
import {
  type ChartHeight,
  endOfLine,
  hasShortNames,
  isNamedByTitle,
  type LineChartModel,
  type LineSeries,
} from '#/components/charts/line-chart-model.ts';
import { lineLabels, measureLabels } from '#/components/charts/line-labels.ts';
import { pointRadii } from '#/components/charts/point-radii.ts';
import { useChartColours, useIsPrinted } from '#/components/charts/use-chart-colours.ts';
import { useFontVersion } from '#/components/charts/use-font-version.ts';

Chart.register(LineController, LineElement, PointElement, LinearScale, CategoryScale);

interface LineChartCanvasProps {
  model: LineChartModel;
  locale: string;
  row: 'last' | 'other' | undefined;
  height: ChartHeight | undefined;
}

/** Draws the model and decides nothing. In a separate file, so that Chart.js is only loaded with a chart. */
export default function LineChartCanvas({ model, locale, row, height }: LineChartCanvasProps) {
  const chart = useRef<Chart<'line', (number | null)[]>>(undefined);
  const [width, setWidth] = useState(0);
  const fontVersion = useFontVersion();
  const isPrinted = useIsPrinted();
  const {
    ink,
    muted,
    grid,
    surface,
    'control-line': zero,
    ...lines
  } = useChartColours([
    'ink',
    'muted',
    'grid',
    'surface',
    'control-line',
    'accent-text',
    ...model.series.map((line) => line.colour),
  ]);
  const colourOf: Partial<Record<string, string>> = { ...lines, muted };

  const hasNames = !isNamedByTitle(model) && !row && hasShortNames(model);
  const ends = model.series.flatMap((line, order) => {
    const spot = line.end?.isFigure ? { line: order, at: endOfLine(line) } : undefined;
    return line.end ? [{ ...line.end, colour: colourOf[line.colour] ?? ink, spot }] : [];
  });
  const places = model.flags?.map(({ at }) => at) ?? [];

  function highlight(at: number | null) {
    const points = model.series.flatMap((line, datasetIndex) =>
      at !== null && (line.values[at] ?? null) !== null ? [{ datasetIndex, index: at }] : [],
    );
    chart.current?.setActiveElements(points);
    chart.current?.draw();
  }

  return (
    <ChartExplorer
      label={model.title}
      count={model.labels.length}
      chart={chart}
      pointAt={(at) => describeLinePoint(model, at, locale)}
      onMove={highlight}
      height={height}
    >
      <Drawing
        // Chart.js only reads its plugins once; paper gets a drawing of its width.
        key={[
          ink,
          isPrinted,
          fontVersion,
          hasNames,
          places,
          ...ends.map(({ text, spot }) => `${text} ${spot?.at}`),
        ].join(' ')}
        ref={chart}
        type="line"
        aria-hidden
        plugins={[lineLabels({ hasNames, ends, ink, surface }), flagMarks(places, lines['accent-text'], zero)]}
        data={{
          labels: model.labels.map((label) => label.date),
          datasets: model.series.map((line, order) => {
            const colour = line.style === 'specks' ? pale(colourOf[line.colour]) : colourOf[line.colour];
            return {
              // Dots belong to the same line and need no name.
              label: line.style === 'specks' ? '' : line.name,
              data: line.anchors ? line.values.map((value, at) => (line.anchors?.[at] ? value : null)) : line.values,
              order,
              borderColor: colour,
              backgroundColor: colour,
              // A comparison is never drawn heavier than the group.
              borderWidth: line.colour === 'average' || line.colour === 'muted' ? 1.5 : 2,
              borderDash: line.style === 'dashed' ? [5, 4] : [],
              borderJoinStyle: 'round',
              showLine: line.style === 'solid' || line.style === 'dashed',
              spanGaps: true,
              segment: segmentsOf(line),
              pointRadius: pointRadii(line),
              pointHoverRadius: 5,
              pointBorderWidth: line.weak?.map((isWeak) => (isWeak ? 1.5 : 0)) ?? 0,
              pointBackgroundColor: line.weak?.map((isWeak) => (isWeak ? surface : colour)) ?? colour,
              pointHoverBorderWidth: 2,
              pointHoverBorderColor: surface,
              pointHoverBackgroundColor: colour,
              clip: 6,
            };
          }),
        }}
        options={{
          animation: false,
          responsive: true,
          maintainAspectRatio: false,
          events: [],
          onResize: (_chart, size) => setWidth(size.width),
          layout: { padding: { top: 8, right: roomAtEnd(model, hasNames, width) } },
          scales: chartScales({ ...model, locale, ink: muted, grid, zero, row }),
        }}
      />
    </ChartExplorer>
  );
}

function pale(colour: string | undefined): string | undefined {
  return colour && color(colour).alpha(0.7).rgbString();
}

/** Bridges are thin and dotted, lines to or from a weak value are thin, and values that aren't linked get no line. */
function segmentsOf({ links, weak }: LineSeries) {
  const isThin = ({ p0DataIndex, p1DataIndex }: ScriptableLineSegmentContext) =>
    links[p1DataIndex] === 'bridge' || weak?.[p0DataIndex] || weak?.[p1DataIndex];
  const linkTo = ({ p1DataIndex }: ScriptableLineSegmentContext) => links[p1DataIndex];
  return {
    borderColor: (place: ScriptableLineSegmentContext) => (linkTo(place) === 'none' ? 'transparent' : undefined),
    borderDash: (place: ScriptableLineSegmentContext) => (linkTo(place) === 'bridge' ? [1, 4] : undefined),
    borderWidth: (place: ScriptableLineSegmentContext) => (isThin(place) ? 1.25 : undefined),
  };
}

/** The height of the flag and its width, in pixels. */
const cloth = { width: 11, height: 8 };

/** Returns the room that labels and a flag at the right need, in pixels. */
function roomAtEnd({ series, flags = [] }: LineChartModel, hasNames: boolean, width: number): number {
  return Math.max(measureLabels(series, hasNames, width), flags.length > 0 ? cloth.width + 2 : 0);
}

/** Marks the index where something began with a thin, quiet line over the full height, and a flag at its top. */
function flagMarks(places: readonly number[], colour: string | undefined, quiet: string): Plugin<'line'> {
  return {
    id: 'flagMarks',
    beforeDatasetsDraw({ ctx, chartArea: { top, bottom, left }, scales: { x } }) {
      if (!x || !colour) return;
      ctx.save();
      ctx.strokeStyle = quiet;
      ctx.fillStyle = colour;
      ctx.lineWidth = 1;
      for (const at of new Set(places)) {
        // Its line would cover the axis.
        const pole = Math.round(Math.max(x.getPixelForValue(at), left + cloth.height)) + 0.5;
        const peak = top - cloth.height / 2;
        ctx.beginPath();
        ctx.moveTo(pole, peak);
        ctx.lineTo(pole, bottom);
        ctx.stroke();
        ctx.beginPath();
        ctx.moveTo(pole, peak);
        ctx.lineTo(pole + cloth.width, peak + cloth.height / 2);
        ctx.lineTo(pole, peak + cloth.height);
        ctx.fill();
      }
      ctx.restore();
    },
  };
}
