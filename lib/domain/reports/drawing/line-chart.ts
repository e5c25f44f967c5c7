import type { Bucket, DateRange } from '#/lib/domain/calendar/period.ts';
import { axisDates, datesBefore, type Link, layOut, linkPlaces } from '#/lib/domain/calendar/timeline.ts';
import { whole } from '#/lib/domain/reports/document/figure-words.ts';
import { box, type Drawn, dot, label, path, picture, stroke, text } from '#/lib/domain/reports/drawing/elements.ts';
import { contentWidth, describePoint, paint } from '#/lib/domain/reports/drawing/pieces.ts';

interface ChartPoint {
  date: string;
  record: number | null;
}

export interface ChartLine {
  name: string;
  style: 'solid' | 'dashed' | 'dots';
  points: readonly ChartPoint[];
}

interface LineChartContent {
  lines: readonly ChartLine[];
  bucket: Bucket;
  locale: string;
  /** The days of the axis; without them, those of the points. */
  days?: DateRange;
  /** 0 to 100 without it. */
  range?: { min: number; max: number };
  /** Of the picture; a whole card without it. */
  width?: number;
}

const wholeCard = contentWidth - 26;
const plot = { left: 22, end: 26, top: 5, bottom: 58, height: 71 };
/** The width of a date below the axis. */
const dateWidth = 70;

/** Draws lines over all days of the period: gaps stay gaps, the period before is dashed, the last value has a label. */
export function lineChart({
  lines,
  bucket,
  locale,
  days,
  range = { min: 0, max: 100 },
  width = wholeCard,
}: LineChartContent): Drawn {
  const right = width - plot.end;
  const dates = axisDates(datesOf(lines[0]), bucket, days);
  const count = Math.max(1, dates.length);
  const most = Math.floor((right - plot.left) / dateWidth);
  const across = (at: number) =>
    count === 1 ? (plot.left + right) / 2 : plot.left + (at * (right - plot.left)) / (count - 1);
  const down = (value: number) =>
    plot.bottom - ((value - range.min) / (range.max - range.min)) * (plot.bottom - plot.top);
  return picture(
    { width, height: plot.height },
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => gridLine(range.min + share * (range.max - range.min), right, down)),
    ...axisLabels(dates, { describe: (date) => describePoint(date, bucket, locale), across, most }),
    // The first line lies on top.
    ...lines.toReversed().flatMap((line) => {
      const own = line.style === 'dashed' ? datesBefore(dates, bucket, datesOf(line)) : dates;
      return drawLine(line, own, across, down);
    }),
  );
}

/** The legend of the lines, for the head of a card. */
export function legend(lines: readonly ChartLine[]): Drawn | null {
  if (lines.length < 2) return null;
  return box(
    { flexDirection: 'row', gap: 10, flexShrink: 0 },
    ...lines.map(({ name, style }) =>
      box(
        { flexDirection: 'row', alignItems: 'center', gap: 4 },
        picture(
          { width: 16, height: 6 },
          style === 'dots'
            ? dot({ cx: 8, cy: 3, r: 1.6, fill: paint.accent })
            : stroke({ x1: 0, y1: 3, x2: 16, y2: 3, ...penOf(style) }),
        ),
        text({ fontSize: 7.5, color: paint.muted }, name),
      ),
    ),
  );
}

function gridLine(value: number, right: number, down: (value: number) => number): Drawn[] {
  const y = down(value);
  return [
    stroke({ x1: plot.left, y1: y, x2: right, y2: y, stroke: paint.grid, strokeWidth: 0.6 }),
    label({ x: plot.left - 5, y: y + 2.4, anchor: 'end' }, whole(value)),
  ];
}

/** Some dates, the first and the last among them. */
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
    return [label({ x: across(at), y: plot.height - 3, anchor }, describe(date))];
  });
}

function drawLine(
  { style, points }: ChartLine,
  dates: readonly string[],
  across: (at: number) => number,
  down: (value: number) => number,
): Drawn[] {
  const timeline = layOut(points, dates);
  const places = timeline.flatMap((value, at): Place[] =>
    value === null || value === undefined ? [] : [{ at, x: across(at), y: down(value), value }],
  );
  if (style === 'dots') return places.map(({ x, y }) => dot({ cx: x, cy: y, r: 1.3, fill: '#8fa9e6' }));
  const links = linkPlaces(timeline);
  const isAlone = ({ at }: Place) => links[at] !== 'line' && links[at + 1] !== 'line';
  const alone = places.filter(isAlone).map(({ x, y }) => dot({ cx: x, cy: y, r: 1.6, fill: penOf(style).stroke }));
  const end = places.at(-1);
  return [
    ...runsOf(places, links, 'bridge').map((run) => path({ d: pathOf(run), fill: 'none', ...penOf(style), ...thin })),
    ...runsOf(places, links, 'line').map((run) => path({ d: pathOf(run), fill: 'none', ...penOf(style) })),
    ...alone,
    ...(end && style === 'solid' ? endMark(end) : []),
  ];
}

/** Lines across days on which nothing was asked. */
const thin = { strokeWidth: 0.7, strokeDasharray: '0.7 2' };

function datesOf(line: ChartLine | undefined): string[] {
  return line?.points.map(({ date }) => date) ?? [];
}

function pathOf(run: readonly Place[]): string {
  return `M${run.map(({ x, y }) => `${round(x)} ${round(y)}`).join(' L')}`;
}

interface Place {
  at: number;
  x: number;
  y: number;
  value: number;
}

function endMark({ x, y, value }: Omit<Place, 'at'>): Drawn[] {
  return [
    dot({ cx: x, cy: y, r: 2.2, fill: paint.accent }),
    label({ x: x + 5, y: y + 2.8, colour: paint.accent, size: 8 }, whole(value)),
  ];
}

/** Neighbours that are linked in one way, in pieces without a break. */
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

function penOf(style: ChartLine['style']) {
  return style === 'dashed'
    ? { stroke: '#9a9086', strokeWidth: 1, strokeDasharray: '3 2.5' }
    : { stroke: paint.accent, strokeWidth: 1.6 };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
