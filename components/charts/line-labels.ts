import type { Chart, Plugin } from 'chart.js';
import { spreadLabels } from '#/components/charts/chart-scales.ts';
import type { LineEnd, LineSeries } from '#/components/charts/line-chart-model.ts';

/** From this width, lines have their names at their ends instead of a legend. */
const namesWidth = 560;
/** The distance between the middles of two labels. */
const apart = { names: 18, ends: 15 };

export interface DrawnEnd extends LineEnd {
  colour: string;
  /** The position of its line among the chart's, and the index where that ends, if the value is written next to it. */
  spot?: { line: number; at: number } | undefined;
}

interface Labels {
  /** False if the title or a legend has the names. */
  hasNames: boolean;
  ends: readonly DrawnEnd[];
  ink: string;
  /** The colour around values that are written into the drawing. */
  surface: string;
}

const family = () => getComputedStyle(document.body).fontFamily;
const nameFont = () => `500 12px ${family()}`;
const endFont = ({ isFigure }: Pick<LineEnd, 'isFigure'>) =>
  isFigure ? `600 13px ${family()}` : `400 12px ${family()}`;

/** Returns whether lines have their names: if there is room. */
function carriesNames(hasNames: boolean, width: number): boolean {
  return hasNames && width >= namesWidth;
}

/** Returns the room that the labels at the right need, in pixels. */
export function measureLabels(series: readonly LineSeries[], hasNames: boolean, width: number): number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return 8;
  const widthOf = (text: string, font: string) => {
    canvas.font = font;
    return canvas.measureText(text).width;
  };
  if (carriesNames(hasNames, width)) {
    return Math.ceil(Math.max(0, ...series.map(({ name }) => widthOf(name, nameFont())))) + 24;
  }
  // All digits have the same width: the dates of several rows line up.
  const widths = series.flatMap(({ end }) => (end ? [widthOf(end.text.replaceAll(/\d/g, '0'), endFont(end))] : []));
  return widths.length === 0 ? 8 : Math.ceil(Math.max(...widths)) + 10;
}

/** Writes the names of lines, or their last values, at their ends. */
export function lineLabels({ hasNames, ends, ink, surface }: Labels): Plugin<'line'> {
  return {
    id: 'lineLabels',
    afterDatasetsDraw(chart) {
      chart.ctx.save();
      chart.ctx.textBaseline = 'middle';
      if (carriesNames(hasNames, chart.width)) drawNames(chart, ink);
      else drawEnds(chart, ends, surface);
      chart.ctx.restore();
    },
  };
}

/** Returns the name of each line next to its last value, with a dot in the line's colour. */
function drawNames(chart: Chart<'line'>, ink: string) {
  const { ctx, data, chartArea } = chart;
  const lines = data.datasets.flatMap((line) => {
    const value = line.data.findLast((entry) => typeof entry === 'number');
    return line.label && typeof value === 'number' ? [{ line, value }] : [];
  });
  const heights = heightsOf(chart, lines, apart.names);
  ctx.font = nameFont();
  for (const [at, { line }] of lines.entries()) {
    const height = heights[at] ?? 0;
    ctx.fillStyle = typeof line.borderColor === 'string' ? line.borderColor : ink;
    ctx.beginPath();
    ctx.arc(chartArea.right + 11, height, 3, 0, 2 * Math.PI);
    ctx.fill();
    ctx.fillStyle = ink;
    ctx.fillText(line.label ?? '', chartArea.right + 19, height);
  }
}

/** The distance of a value from its point, and the least room after it inside the drawing, in pixels. */
const beside = 6;
const after = 56;

function drawEnds(chart: Chart<'line'>, ends: readonly DrawnEnd[], surface: string) {
  const { ctx, chartArea } = chart;
  const right = chartArea.right + beside;
  const places = ends.map((end) => {
    ctx.font = endFont(end);
    const { width } = ctx.measureText(end.text);
    const left = end.spot ? Math.min(leftOf(chart, end.spot, { ...end, width }), right) : right;
    // Almost at the right edge, it's clearer beyond it, where no later point is near.
    const isInside = left + width + after < right;
    return { end, left: isInside ? left : right, isInside };
  });
  const outside = places.filter(({ isInside }) => !isInside);
  const heights = heightsOf(
    chart,
    outside.map(({ end }) => end),
    apart.ends,
  );
  for (const place of places) {
    const { end, left, isInside } = place;
    const [own = 0] = heightsOf(chart, [end], apart.ends);
    const height = isInside ? own : (heights[outside.indexOf(place)] ?? own);
    ctx.font = endFont(end);
    if (isInside) {
      // A comparison may pass behind it.
      ctx.lineWidth = 4;
      ctx.lineJoin = 'round';
      ctx.strokeStyle = surface;
      ctx.strokeText(end.text, left, height);
    }
    ctx.fillStyle = end.colour;
    ctx.fillText(end.text, left, height);
  }
}

/** Returns where a value is written: right of the end of its line, and of later points that it would cover. */
function leftOf(
  { data, scales: { x, y } }: Chart<'line'>,
  { line, at }: NonNullable<DrawnEnd['spot']>,
  { value, width }: { value: number; width: number },
): number {
  if (!x || !y) return Number.POSITIVE_INFINITY;
  const height = y.getPixelForValue(value);
  const points = data.datasets.filter(({ showLine }, order) => order === line || showLine === false);
  let left = x.getPixelForValue(at) + beside;
  for (let later = at + 1; later < (data.labels?.length ?? 0); later += 1) {
    const middle = x.getPixelForValue(later);
    const isCovered = points.some(({ data: values }) => {
      const record = values[later];
      return typeof record === 'number' && Math.abs(y.getPixelForValue(record) - height) < apart.ends / 2;
    });
    if (isCovered && middle - beside < left + width) left = Math.max(left, middle + beside);
  }
  return left;
}

function heightsOf({ scales: { y }, chartArea }: Chart<'line'>, labels: readonly { value: number }[], gap: number) {
  const heights = labels.map(({ value }) => y?.getPixelForValue(value) ?? 0);
  return spreadLabels(heights, gap, chartArea.top, chartArea.bottom);
}
