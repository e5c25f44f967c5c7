import type { Link } from '#/lib/domain/calendar/timeline.ts';

/** Names of colour tokens in app/globals.css, without the --color- prefix. */
export type ChartColour =
  | 'accent-text'
  | 'average'
  | 'muted'
  | 'series-1'
  | 'series-2'
  | 'series-3'
  | 'series-4'
  | 'share-good'
  | 'share-meh'
  | 'share-bad';

/**
 * The heights of low drawings: one of several rows, the last of which has the dates below it, part of a card, or a strip
 * of days.
 */
export const chartHeights = { other: 'h-24', last: 'h-30', part: 'h-50', strip: 'h-22' } as const;
export type ChartHeight = keyof typeof chartHeights;

export interface ChartLabel {
  /** Calendar day YYYY-MM-DD: the day itself, the Monday of a week, or the first of a month. */
  date: string;
  /** Short, for the axis. */
  label: string;
  /** In full, for the tooltip, the table and screen readers. */
  fullLabel: string;
}

/** How many people a value is based on, and how many were asked. */
export interface Sample {
  persons: number;
  personsDue: number;
}

/** A value in words at the right end of a line. */
export interface LineEnd {
  text: string;
  value: number;
  /** The result of the whole group; the others are its comparisons. */
  isFigure: boolean;
}

export interface LineSeries {
  name: string;
  /** One value for each label; null is a gap, never zero. */
  values: (number | null)[];
  /** Why a value is missing, in words; null if it isn't. */
  blanks: (string | null)[];
  /** How the line reaches each value from the previous index. */
  links: Link[];
  style: 'solid' | 'dashed' | 'dots' | 'specks';
  colour: ChartColour;
  /** How many people each value is based on, if known. */
  samples?: (Sample | null)[];
  /** True for values of fewer than half of the people asked, which are drawn hollow. */
  weak?: boolean[];
  /** For values that apply to several indexes: where each is drawn. */
  anchors?: boolean[];
  /** What is written at the right end of the line, at the height of its value. */
  end?: LineEnd;
  /** Days of the values if they differ from the axis, as in a previous period. */
  pointLabels?: (string | null)[];
}

/** Something that began, with its day. */
export interface ChartEvent {
  date: string;
  /** In words, as a sentence. */
  text: string;
}

/** A `ChartEvent` with the index of its day on the axis. */
export interface ChartFlag {
  at: number;
  text: string;
}

/** Everything that a line chart shows, ready to be drawn. */
export interface LineChartModel {
  title: string;
  /** Written after values: '%', ' points' or ''. */
  unit: string;
  yMin: number;
  yMax: number;
  labels: ChartLabel[];
  series: LineSeries[];
  /** What began in these days; missing if nothing did. */
  flags?: ChartFlag[];
  /** What the flags mean, for the legend; missing without any. */
  flagName?: string;
  /** The chart in a sentence or two, for people who don't see it. */
  summary: string;
}

/**
 * Returns the index where a line ends: its last value of at least half of the people asked, or its last value if none
 * is; −1 without values. Later values are hollow points that belong to no line.
 */
export function endOfLine({ values, weak, anchors }: Pick<LineSeries, 'values' | 'weak' | 'anchors'>): number {
  const isDrawn = (at: number) => values[at] !== null && anchors?.[at] !== false;
  const end = values.findLastIndex((_, at) => isDrawn(at) && !weak?.[at]);
  return end < 0 ? values.findLastIndex((_, at) => isDrawn(at)) : end;
}

/** Cuts the links to hollow points after the end of a line, so that few answers don't look like a rise or fall. */
export function endAtHalf(line: LineSeries): LineSeries {
  const end = endOfLine(line);
  return { ...line, links: line.links.map((link, at) => (line.weak?.[at] && at > end ? 'none' : link)) };
}

/** Returns whether a chart's only line has the chart's name, which then isn't repeated. */
export function isNamedByTitle({ title, series: [first, ...others] }: LineChartModel): boolean {
  return first !== undefined && others.length === 0 && title.startsWith(first.name);
}

/** More or longer names than these would take too much room from the lines. */
const nameLimits = { lines: 4, characters: 24 } as const;

/**
 * Returns whether lines may have their names at their ends, where there is room; otherwise a legend has them, as where
 * a value is written there.
 */
export function hasShortNames({ series }: Pick<LineChartModel, 'series'>): boolean {
  return (
    series.length <= nameLimits.lines &&
    series.every(({ name, end }) => !end?.isFigure && name.length <= nameLimits.characters)
  );
}
