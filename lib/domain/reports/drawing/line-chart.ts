import type { Bucket, DateRange } from '#/lib/domain/calendar/period.ts';
import { axisDates, type Link, layOut, linkPlaces } from '#/lib/domain/calendar/timeline.ts';
import { whole } from '#/lib/domain/reports/document/figure-words.ts';
import { type ChartLine, penOf, speckColour } from '#/lib/domain/reports/drawing/chart-lines.ts';
import { type Drawn, dot, label, path, picture, stroke } from '#/lib/domain/reports/drawing/elements.ts';
import { describePoint, paint } from '#/lib/domain/reports/drawing/pieces.ts';

interface LineChartContent {
  lines: readonly ChartLine[];
  bucket: Bucket;
  locale: string;
  /** The days of the axis; by default from the first point to the last. */
  days?: DateRange;
  /** By default, 0 to 100. */
  range?: { min: number; max: number };
  /** Distance between two lines of the grid; by default, a quarter of the range. */
  step?: number;
  /** The width of the picture. */
  width: number;
  /** Width of the texts at the right ends. */
  ends?: number;
}

const plot = { left: 18, top: 6, bottom: 53, height: 66 };
/** The width of a date below the axis. */
const dateWidth = 70;

/** Draws lines over all days of the period. Gaps stay gaps, and the previous period is one dashed level. */
export function lineChart({
  lines,
  bucket,
  locale,
  days,
  range = { min: 0, max: 100 },
  step = (range.max - range.min) / 4,
  width,
  ends = 26,
}: LineChartContent): Drawn {
  const right = width - ends;
  const dates = axisDates(
    lines.flatMap(({ points }) => points.map(({ date }) => date)),
    bucket,
    days,
  );
  const words = { bucket, locale, from: days?.from };
  const count = Math.max(1, dates.length);
  const most = Math.max(1, Math.floor((right - plot.left) / dateWidth));
  const place = {
    across: (at: number) =>
      count === 1 ? (plot.left + right) / 2 : plot.left + (at * (right - plot.left)) / (count - 1),
    down: (value: number) => plot.bottom - ((value - range.min) / (range.max - range.min)) * (plot.bottom - plot.top),
    right,
  };
  const grid = Array.from({ length: Math.round((range.max - range.min) / step) + 1 }, (_, at) => range.min + at * step);
  return picture(
    { width, height: plot.height },
    ...grid.flatMap((value) => gridLine(value, place)),
    ...axisLabels(dates, { describe: (date) => describePoint(date, words), across: place.across, most }),
    // The first line is drawn on top.
    ...lines.toReversed().flatMap((line) => drawLine(line, dates, place)),
    ...endLabels(lines, place),
  );
}

interface Plot {
  across: (at: number) => number;
  down: (value: number) => number;
  right: number;
}

function gridLine(value: number, { down, right }: Plot): Drawn[] {
  const y = down(value);
  return [
    stroke({ x1: plot.left, y1: y, x2: right, y2: y, stroke: paint.grid, strokeWidth: 0.6 }),
    label({ x: plot.left - 4, y: y + 2.4, anchor: 'end', size: 6.5 }, whole(value)),
  ];
}

/** Returns some dates, including the first and the last. */
function axisLabels(
  dates: readonly string[],
  { describe, across, most }: { describe: (date: string) => string; across: (at: number) => number; most: number },
): Drawn[] {
  const last = dates.length - 1;
  const step = Math.max(1, Math.ceil(last / most));
  return dates.flatMap((date, at) => {
    const isShown = at === last || (at % step === 0 && last - at >= step * 0.75);
    if (!isShown) return [];
    const anchor = at === 0 && last > 0 ? 'start' : at === last && last > 0 ? 'end' : 'middle';
    return [label({ x: across(at), y: plot.height - 3, anchor, size: 6.5 }, describe(date))];
  });
}

function drawLine(
  { style, points, holds }: ChartLine,
  dates: readonly string[],
  { across, down, right }: Plot,
): Drawn[] {
  if (style === 'level') {
    const [first] = points;
    if (typeof first?.record !== 'number') return [];
    const y = down(first.record);
    return [stroke({ x1: plot.left, y1: y, x2: right, y2: y, ...penOf(style) })];
  }
  const timeline = layOut(points, dates);
  const places = timeline.flatMap((value, at): Place[] =>
    value === null || value === undefined ? [] : [{ at, x: across(at), y: down(value) }],
  );
  if (style === 'specks') return places.map(({ x, y }) => dot({ cx: x, cy: y, r: 1.1, fill: speckColour }));
  const links = linkPlaces(timeline, holds ? 'line' : 'bridge');
  const isAlone = ({ at }: Place, index: number) =>
    links[at] !== 'line' && links[places[index + 1]?.at ?? -1] !== 'line';
  const alone = places.filter(isAlone).map(({ x, y }) => dot({ cx: x, cy: y, r: 1.6, fill: paint.accent }));
  const end = places.at(-1);
  return [
    ...runsOf(places, links, 'bridge').map((run) => path({ d: pathOf(run), fill: 'none', ...penOf(style), ...thin })),
    ...runsOf(places, links, 'line').map((run) => path({ d: pathOf(run), fill: 'none', ...penOf(style) })),
    ...alone,
    ...(end ? [dot({ cx: end.x, cy: end.y, r: 2, fill: paint.accent })] : []),
  ];
}

/** Lines across days without a question. */
const thin = { strokeWidth: 0.7, strokeDasharray: '0.7 2' };

function pathOf(run: readonly Place[]): string {
  return `M${run.map(({ x, y }) => `${round(x)} ${round(y)}`).join(' L')}`;
}

interface Place {
  at: number;
  x: number;
  y: number;
}

/** Two labels closer than this would overlap. */
const LABEL_HEIGHT = 8.5;

/** Returns the labels at the line ends; the first one keeps its position, and the others give way. */
function endLabels(lines: readonly ChartLine[], { down, right }: Plot): Drawn[] {
  const ends = lines.flatMap(({ style, points, end }) => {
    const last = points.findLast(({ record }) => record !== null)?.record;
    if (end) return [{ ...end, style }];
    return style === 'solid' && typeof last === 'number' ? [{ value: last, text: whole(last), style }] : [];
  });
  let first: number | null = null;
  return ends.map(({ value, text: words, style }) => {
    const y = down(value);
    const isClose = first !== null && Math.abs(y - first) < LABEL_HEIGHT;
    const away = first !== null && (y > first || first - LABEL_HEIGHT < plot.top) ? LABEL_HEIGHT : -LABEL_HEIGHT;
    const at = isClose && first !== null ? first + away : y;
    first ??= y;
    const isMain = style === 'solid';
    return label(
      { x: right + 4, y: at + 2.6, colour: isMain ? paint.accent : paint.muted, size: isMain ? 8 : 6.5 },
      words,
    );
  });
}

/** Splits neighbours with the same kind of link into runs without a break. */
function runsOf(places: readonly Place[], links: readonly Link[], kind: Link): Place[][] {
  const runs: Place[][] = [];
  for (const [index, place] of places.entries()) {
    const before = places[index - 1];
    if (!before || links[place.at] !== kind) continue;
    if (runs.at(-1)?.at(-1) === before) runs.at(-1)?.push(place);
    else runs.push([before, place]);
  }
  return runs;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
