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
import { useMemo, useRef, useState } from 'react';
import { Chart as Drawing } from 'react-chartjs-2';
import { ChartExplorer } from '#/components/charts/chart-explorer.tsx';
import { describeLinePoint } from '#/components/charts/chart-point.ts';
import { chartScales } from '#/components/charts/chart-scales.ts';
import { isNamedByTitle, type LineChartModel, type LineSeries } from '#/components/charts/line-chart-model.ts';
import { pointRadii } from '#/components/charts/point-radii.ts';
import { spreadLabels } from '#/components/charts/spread-labels.ts';
import { useChartColours } from '#/components/charts/use-chart-colours.ts';
import { useFontVersion } from '#/components/charts/use-font-version.ts';

Chart.register(LineController, LineElement, PointElement, LinearScale, CategoryScale);

interface LineChartCanvasProps {
  model: LineChartModel;
  locale: string;
  row: 'last' | 'other' | undefined;
}

/** Draws the model and decides nothing. Its own file, so that Chart.js loads only with a chart. */
export default function LineChartCanvas({ model, locale, row }: LineChartCanvasProps) {
  const chart = useRef<Chart<'line', (number | null)[]>>(undefined);
  const [width, setWidth] = useState(0);
  const fontVersion = useFontVersion();
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

  const isTitled = isNamedByTitle(model);
  const isDirect = !isTitled && !row && width >= directLabelWidth && model.series.length <= directLabelLimit;
  const right = isDirect ? measureLabels(model.series.map((line) => line.name)) : 8;
  const flagColour = lines['accent-text'];
  const places = JSON.stringify(model.flags?.map(({ at }) => at) ?? []);
  const plugins = useMemo(
    () => [...(isTitled || row ? [] : [directLabels(ink)]), flagMarks(JSON.parse(places), flagColour)],
    [ink, isTitled, row, places, flagColour],
  );

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
      height={row}
    >
      <Drawing
        key={`${ink} ${fontVersion} ${places}`}
        ref={chart}
        type="line"
        aria-hidden
        plugins={plugins}
        data={{
          labels: model.labels.map((label) => label.date),
          datasets: model.series.map((line, order) => {
            const colour = colourOf[line.colour];
            return {
              label: line.name,
              data: line.values,
              order,
              borderColor: colour,
              backgroundColor: colour,
              // What a group is compared with is never heavier than the group.
              borderWidth: line.colour === 'average' ? 1.5 : 2,
              borderDash: line.style === 'dashed' ? [5, 4] : [],
              borderJoinStyle: 'round',
              showLine: line.style !== 'dots',
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
          layout: { padding: { top: 8, right } },
          scales: chartScales({ ...model, locale, ink: muted, grid, zero, row }),
        }}
      />
    </ChartExplorer>
  );
}

/** A bridge is thin and dotted, a line to or from a weak value thin, and what is not linked is not drawn. */
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

/** From this width on, up to four lines carry their names at their ends instead of a legend. */
const directLabelWidth = 560;
const directLabelLimit = 4;

const font = () => `500 12px ${getComputedStyle(document.body).fontFamily}`;

/** The room the names need at the right, in pixels. */
function measureLabels(names: readonly string[]): number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = font();
  return Math.ceil(Math.max(0, ...names.map((name) => canvas.measureText(name).width))) + 24;
}

/** Writes the name of each line beside its last value, with a dot in the line's colour. */
function directLabels(ink: string): Plugin<'line'> {
  return {
    id: 'directLabels',
    afterDatasetsDraw({ ctx, data, chartArea, scales: { y }, width }) {
      if (!y || width < directLabelWidth || data.datasets.length > directLabelLimit) return;
      const ends = data.datasets.flatMap((line) => {
        const value = line.data.findLast((entry) => typeof entry === 'number');
        return typeof value === 'number' ? [{ line, wanted: y.getPixelForValue(value) }] : [];
      });
      const heights = spreadLabels(
        ends.map((end) => end.wanted),
        18,
        chartArea.top,
        chartArea.bottom,
      );
      ctx.save();
      ctx.font = font();
      ctx.textBaseline = 'middle';
      for (const [at, { line }] of ends.entries()) {
        const height = heights[at] ?? 0;
        ctx.fillStyle = typeof line.borderColor === 'string' ? line.borderColor : ink;
        ctx.beginPath();
        ctx.arc(chartArea.right + 11, height, 3, 0, 2 * Math.PI);
        ctx.fill();
        ctx.fillStyle = ink;
        ctx.fillText(line.label ?? '', chartArea.right + 19, height);
      }
      ctx.restore();
    },
  };
}

/** Height of the pole's cloth and its width, in pixels. */
const cloth = { width: 11, height: 8 };

/** Sets a small flag where something began: a hair line over the height of the drawing, and a pennant at its top. */
function flagMarks(places: readonly number[], colour: string | undefined): Plugin<'line'> {
  return {
    id: 'flagMarks',
    beforeDatasetsDraw({ ctx, chartArea: { top, bottom, right }, scales: { x } }) {
      if (!x || !colour) return;
      ctx.save();
      ctx.strokeStyle = colour;
      ctx.fillStyle = colour;
      ctx.lineWidth = 1;
      for (const at of new Set(places)) {
        const pole = Math.round(x.getPixelForValue(at)) + 0.5;
        // At the end of the axis it flies the other way.
        const end = pole + (pole + cloth.width > right ? -cloth.width : cloth.width);
        const peak = top - cloth.height / 2;
        ctx.beginPath();
        ctx.moveTo(pole, peak);
        ctx.lineTo(pole, bottom);
        ctx.stroke();
        ctx.beginPath();
        ctx.moveTo(pole, peak);
        ctx.lineTo(end, peak + cloth.height / 2);
        ctx.lineTo(pole, peak + cloth.height);
        ctx.fill();
      }
      ctx.restore();
    },
  };
}
