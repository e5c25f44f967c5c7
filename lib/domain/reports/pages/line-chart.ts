import type { Bucket } from '#/lib/domain/calendar/period.ts';
import { box, type Drawn, dot, label, path, picture, stroke, text } from '#/lib/domain/reports/pages/elements.ts';
import { whole } from '#/lib/domain/reports/pages/figure-words.ts';
import { contentWidth, paint } from '#/lib/domain/reports/pages/paint.ts';
import { wordPoint } from '#/lib/domain/reports/pages/words.ts';

interface ChartPoint {
  date: string;
  record: number | null;
}

export interface ChartLine {
  name: string;
  style: 'solid' | 'dashed' | 'dots';
  points: readonly ChartPoint[];
}

interface ChartWanted {
  lines: readonly ChartLine[];
  bucket: Bucket;
  /** 0 to 100 without it. */
  range?: { min: number; max: number };
  /** Of the picture; a whole card without it. */
  width?: number;
}

const wholeCard = contentWidth - 26;
const plot = { left: 22, end: 26, top: 5, bottom: 64, height: 77 };
/** What a date takes below the axis. */
const dateWidth = 70;

/** Lines over the period: gaps stay gaps, the period before is dashed, and the last value stands beside its line. */
export function lineChart({ lines, bucket, range = { min: 0, max: 100 }, width = wholeCard }: ChartWanted): Drawn {
  const right = width - plot.end;
  const count = Math.max(1, ...lines.map(({ points }) => points.length));
  const across = (at: number) =>
    count === 1 ? (plot.left + right) / 2 : plot.left + (at * (right - plot.left)) / (count - 1);
  const down = (value: number) =>
    plot.bottom - ((value - range.min) / (range.max - range.min)) * (plot.bottom - plot.top);
  return picture(
    { width, height: plot.height },
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => gridLine(range.min + share * (range.max - range.min), right, down)),
    ...axisLabels(lines[0]?.points ?? [], bucket, across, Math.floor((right - plot.left) / dateWidth)),
    // The first line lies on top.
    ...lines.toReversed().flatMap((line) => drawLine(line, count, across, down)),
  );
}

/** What the lines are, for the head of a card. */
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
  points: readonly ChartPoint[],
  bucket: Bucket,
  across: (at: number) => number,
  most: number,
): Drawn[] {
  const last = points.length - 1;
  const step = Math.max(1, Math.ceil(last / most));
  return points.flatMap(({ date }, at) => {
    const isShown = at === last || (at % step === 0 && last - at >= step * 0.75);
    if (!isShown) return [];
    const anchor = at === 0 && last > 0 ? 'start' : at === last && last > 0 ? 'end' : 'middle';
    return [label({ x: across(at), y: plot.height - 3, anchor }, wordPoint(date, bucket))];
  });
}

function drawLine(
  { style, points }: ChartLine,
  count: number,
  across: (at: number) => number,
  down: (value: number) => number,
): Drawn[] {
  // Laid under the axis end to end: two periods of equal length may hold unequal numbers of points.
  const lead = count - points.length;
  const places = points.map(({ record }, at) =>
    record === null ? null : { x: across(at + lead), y: down(record), value: record },
  );
  if (style === 'dots') {
    return places.flatMap((place) => (place ? [dot({ cx: place.x, cy: place.y, r: 1.3, fill: '#8fa9e6' })] : []));
  }
  const runs = runsOf(places);
  const lines = runs
    .filter((run) => run.length > 1)
    .map((run) =>
      path({ d: `M${run.map(({ x, y }) => `${round(x)} ${round(y)}`).join(' L')}`, fill: 'none', ...penOf(style) }),
    );
  const alone = runs
    .filter((run) => run.length === 1)
    .flatMap((run) => run.map(({ x, y }) => dot({ cx: x, cy: y, r: 1.6, fill: penOf(style).stroke })));
  const end = runs.at(-1)?.at(-1);
  const mark = end && style === 'solid' ? [endMark(end)] : [];
  return [...lines, ...alone, ...mark.flat()];
}

interface Place {
  x: number;
  y: number;
  value: number;
}

function endMark({ x, y, value }: Place): Drawn[] {
  return [
    dot({ cx: x, cy: y, r: 2.2, fill: paint.accent }),
    label({ x: x + 5, y: y + 2.8, colour: paint.accent, size: 8 }, whole(value)),
  ];
}

/** Points that stand beside each other without a gap. */
function runsOf(places: readonly (Place | null)[]): Place[][] {
  const runs: Place[][] = [];
  let isOpen = false;
  for (const place of places) {
    if (place && isOpen) runs.at(-1)?.push(place);
    else if (place) runs.push([place]);
    isOpen = place !== null;
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
