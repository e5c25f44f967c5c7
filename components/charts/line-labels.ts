import type { Chart, Plugin } from 'chart.js';
import { spreadLabels } from '#/components/charts/chart-scales.ts';
import type { LineEnd, LineSeries } from '#/components/charts/line-chart-model.ts';
import { type Spot, type SpotsAround, spotsAround } from '#/components/charts/point-radii.ts';

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
  return widths.length === 0 ? 8 : Math.ceil(Math.max(...widths)) + 14;
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

/** The distance of a value next to its point or above it, and the least room after it among others, in pixels. */
const [beside, above, after, beyond] = [6, 13, 56, 10];

function drawEnds(chart: Chart<'line'>, ends: readonly DrawnEnd[], surface: string) {
  const { ctx, chartArea } = chart;
  const places = ends.map((end) => {
    ctx.font = endFont(end);
    const [height = 0] = heightsOf(chart, [end], apart.ends);
    const own = { left: chartArea.right + beyond, height, isInside: false };
    const room = { width: ctx.measureText(end.text).width, area: chartArea };
    return { end, ...(end.spot ? placeEnd({ ...spotsAround(chart, end.spot), ...room }) : own) };
  });
  const outside = places.flatMap(({ isInside, end }) => (isInside ? [] : [end]));
  const heights = heightsOf(chart, outside, apart.ends);
  for (const { end, left, height: own, isInside } of places) {
    const height = isInside ? own : (heights[outside.indexOf(end)] ?? own);
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

/** What stands around the end of a line, the width of the text, and the drawing, in pixels. */
type EndInput = SpotsAround & { width: number; area: { top: number; bottom: number; right: number } };

/**
 * Returns where the last value of a line is written: right of its end, and of dots that it would cover. It's above the
 * end or, where the line falls or another line passes, below it, if a hollow point next to it would seem to have this
 * value.
 */
export function placeEnd({ before, end, later, dots, lines, width, area: { top, bottom, right } }: EndInput) {
  let left = end.x + beside;
  for (const { x, y } of dots) {
    const isCovered = x > end.x && x - beside < left + width && Math.abs(y - end.y) < apart.ends / 2;
    if (isCovered) left = Math.max(left, x + beside);
  }
  const isNear = ({ x, y }: Spot) => x - 3 * beside < left + width && Math.abs(y - end.y) < 2 * apart.ends;
  if (later.some(isNear) || (later.length > 0 && left + width > right)) {
    const fall = before ? ((end.y - before.y) / (end.x - before.x)) * (width / 2) : 0;
    const side = [-1, 1].find((way) => -way * fall < beside && isFree(end.y + way * above)) ?? -1;
    return { left: end.x - width / 2, height: end.y + side * above, isInside: true };
  }
  // Almost at the right edge, it's clearer beyond it if other lines or days would touch it.
  const isTouched = [...dots, ...lines].some(({ x, y }) => x > end.x && Math.abs(y - end.y) < apart.ends);
  const isInside = later.length > 0 || left + (isTouched ? width + after : 0) < right + beside;
  return { left: isInside ? left : right + beyond, height: end.y, isInside };

  function isFree(height: number): boolean {
    const isHit = ({ x, y }: Spot) => Math.abs(x - end.x) < width / 2 + beside && Math.abs(y - height) < apart.ends / 2;
    return height - beside >= top && height + beside <= bottom && ![...later, ...dots, ...lines].some(isHit);
  }
}

function heightsOf({ scales: { y }, chartArea }: Chart<'line'>, labels: readonly { value: number }[], gap: number) {
  const heights = labels.map(({ value }) => y?.getPixelForValue(value) ?? 0);
  return spreadLabels(heights, gap, chartArea.top, chartArea.bottom);
}
